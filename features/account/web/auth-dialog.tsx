import { useEffect, useState } from 'react'
import type { GoogleFailure } from '#account/rules/google-failure.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { TabPanel, Tabs } from '#kit/ui/tabs.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { authWords } from './auth-words.ts'
import { ForgotForm } from './forgot-form.tsx'
import { FormFault } from './form-fault.tsx'
import { GoogleButton } from './google-button.tsx'
import { LoginForm } from './login-form.tsx'
import { recoveryWords } from './recovery-words.ts'
import { SignUpForm } from './sign-up-form.tsx'

export type AuthTab = 'login' | 'sign-up'

const tabs = [
  { id: 'login', label: authWords.login },
  { id: 'sign-up', label: authWords.signUp },
] as const

/**
 * Login and Sign Up as tabs, with Google sign-in below if the server offers it.
 *
 * @param next path that a Google sign-in returns to, if not home
 * @param googleFailure why a Google sign-in has just failed
 */
export function AuthDialog({
  first,
  offersGoogle,
  next,
  googleFailure,
  onClose,
  onSignedIn,
}: {
  first: AuthTab
  offersGoogle: boolean
  next?: string
  googleFailure?: GoogleFailure | undefined
  onClose: () => void
  onSignedIn: () => void
}) {
  const [tab, setTab] = useState<AuthTab>(first)
  const [forgot, setForgot] = useState(false)
  const said = googleFailure && authWords.googleFailed[googleFailure]
  useEffect(() => {
    if (said) toast({ title: authWords.loginFailed, description: said, kind: 'destructive' })
  }, [said])
  if (forgot) {
    return (
      <Dialog key="forgot" open onClose={onClose} title={recoveryWords.forgot} closeLabel={authWords.close}>
        <ForgotForm onBack={() => setForgot(false)} />
      </Dialog>
    )
  }
  return (
    <Dialog
      key="enter"
      open
      onClose={onClose}
      title={authWords.welcome}
      description={tab === 'login' ? authWords.welcomeBack : authWords.welcomeNew}
      closeLabel={authWords.close}
    >
      <Tabs
        group="auth"
        label={authWords.waysIn}
        tabs={tabs}
        chosen={tab}
        onChoose={id => setTab(id === 'login' ? 'login' : 'sign-up')}
      />
      <TabPanel group="auth" tab={tab} className="mt-5">
        {tab === 'login' ? (
          <LoginForm onSignedIn={onSignedIn} onForgot={() => setForgot(true)} />
        ) : (
          <SignUpForm onSignedIn={onSignedIn} />
        )}
      </TabPanel>
      {said && (
        <div className="mt-5">
          <FormFault text={said} />
        </div>
      )}
      {offersGoogle && <GoogleButton next={next} />}
    </Dialog>
  )
}
