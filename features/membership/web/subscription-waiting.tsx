import { Hourglass } from 'lucide-react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { subscribeWords as words } from './subscribe-words.ts'
import { SubscriptionNotice } from './subscription-notice.tsx'

/** The page believes the payment went through, but the payment provider hasn't confirmed it yet. */
export function SubscriptionWaiting({ onAsk, busy, backTo }: { onAsk: () => void; busy: boolean; backTo: string }) {
  return (
    <SubscriptionNotice
      title={words.waitingTitle}
      text={words.waitingText}
      picture={<Hourglass size={28} aria-hidden="true" />}
    >
      <Button size="large" busy={busy} onClick={onAsk}>
        {words.askAgain}
      </Button>
      <ButtonLink size="large" kind="secondary" href={backTo}>
        {words.home}
      </ButtonLink>
    </SubscriptionNotice>
  )
}
