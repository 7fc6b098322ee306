import { CreditCard } from 'lucide-react'
import { Spinner } from '#kit/ui/spinner.tsx'
import { useBillingPortal } from './billing-portal.ts'
import { subscribeWords as words } from './subscribe-words.ts'

/** The menu entry to manage a subscription, so cancelling is two presses away on every page. */
export function BillingEntry() {
  const going = useBillingPortal()
  return (
    <button
      type="button"
      aria-disabled={going.isPending || undefined}
      onClick={() => going.isPending || going.mutate()}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-tile px-3 text-left font-medium hover:bg-sunk"
    >
      {going.isPending ? <Spinner size={18} /> : <CreditCard size={18} aria-hidden="true" />}
      {words.manage}
    </button>
  )
}
