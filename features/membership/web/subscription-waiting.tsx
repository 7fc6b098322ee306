import { Hourglass } from 'lucide-react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { subscribeWords as words } from './subscribe-words.ts'
import { SubscriptionNotice } from './subscription-notice.tsx'

/** Paid as far as the page knows, but the payment house has not said so yet. */
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
