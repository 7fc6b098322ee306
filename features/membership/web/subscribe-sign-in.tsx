import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { lazyComponent } from '#kit/ui/lazy-component.tsx'
import { subscribeWords as words } from './subscribe-words.ts'
import { SubscriptionNotice } from './subscription-notice.tsx'

const AuthDialog = lazyComponent(() => import('#account/web/auth-dialog.tsx').then(part => part.AuthDialog))

/** For visitors who aren't signed in: sign in, then go on here. */
export function SubscribeSignIn({ offersGoogle }: { offersGoogle: boolean }) {
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <SubscriptionNotice
      title={words.signInTitle}
      text={words.signInText}
      picture={<KeyRound size={28} aria-hidden="true" />}
    >
      <Button size="large" onClick={() => setAsked(true)}>
        {words.signIn}
      </Button>
      {asked && (
        <Suspense>
          <AuthDialog first="login" offersGoogle={offersGoogle} next="/subscribe" onClose={close} onSignedIn={close} />
        </Suspense>
      )}
    </SubscriptionNotice>
  )
}
