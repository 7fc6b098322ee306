import { useState } from 'react'
import { pageWords } from '#account/words.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { TabPanel, Tabs } from '#kit/ui/tabs.tsx'
import { GoogleButton } from './google-button.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type AuthTab = 'login' | 'sign-up'

const tabs = [
  { id: 'login', label: pageWords.login },
  { id: 'sign-up', label: pageWords.signUp },
] as const

/** Login and Sign Up side by side, with the external sign-in below where the server offers one. */
export function AuthDialog({
  first,
  offersGoogle,
  onClose,
  onEntered,
}: {
  first: AuthTab
  offersGoogle: boolean
  onClose: () => void
  onEntered: () => void
}) {
  const [tab, setTab] = useState<AuthTab>(first)
  return (
    <Dialog
      open
      onClose={onClose}
      title={pageWords.welcome}
      description={tab === 'login' ? pageWords.welcomeBack : pageWords.welcomeNew}
      closeLabel={pageWords.close}
    >
      <Tabs
        group="auth"
        label={pageWords.waysIn}
        tabs={tabs}
        chosen={tab}
        onChoose={id => setTab(id === 'login' ? 'login' : 'sign-up')}
      />
      <TabPanel group="auth" tab={tab} className="mt-5">
        {tab === 'login' ? <LoginForm onEntered={onEntered} /> : <SignUpForm onEntered={onEntered} />}
      </TabPanel>
      {offersGoogle && <GoogleButton />}
    </Dialog>
  )
}
