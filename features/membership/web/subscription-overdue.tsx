import { CreditCard } from 'lucide-react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { useBillingPortal } from './billing-portal.ts'
import { subscribeWords as words } from './subscribe-words.ts'
import { SubscriptionNotice } from './subscription-notice.tsx'

/** For a subscription whose last renewal wasn't paid: pay it, or cancel. */
export function SubscriptionOverdue({ backTo }: { backTo: string }) {
  const going = useBillingPortal()
  return (
    <SubscriptionNotice
      title={words.overdueTitle}
      text={words.overdueText}
      picture={<CreditCard size={28} aria-hidden="true" />}
    >
      <Button size="large" busy={going.isPending} onClick={() => going.mutate()}>
        {words.manage}
      </Button>
      <ButtonLink size="large" kind="secondary" href={backTo}>
        {words.home}
      </ButtonLink>
    </SubscriptionNotice>
  )
}
