import { Button } from '#kit/ui/button.tsx'
import { useBillingPortal } from '#membership/web/billing-portal.ts'
import { subscribeWords } from '#membership/web/subscribe-words.ts'
import { pageWords } from './guardian-words.ts'
import { ViewCard } from './view-card.tsx'

/** Whether there is a subscription, and a button to manage it. */
export function PayCard({ isSubscribed, onSee }: { isSubscribed: boolean; onSee: () => void }) {
  const going = useBillingPortal()
  return (
    <ViewCard title={pageWords.payTitle}>
      <p className="mb-4 text-ink-soft">{isSubscribed ? pageWords.payActive : pageWords.payNone}</p>
      {isSubscribed ? (
        <Button kind="secondary" busy={going.isPending} onClick={() => going.mutate()}>
          {subscribeWords.manage}
        </Button>
      ) : (
        <Button kind="secondary" onClick={onSee}>
          {pageWords.paySee}
        </Button>
      )}
    </ViewCard>
  )
}
