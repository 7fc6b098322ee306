import { monthAfter } from './month.ts'
import type { Subscription, SubscriptionStatus } from './subscription.ts'

/** A subscription of the demonstration. */
export interface Demonstrated extends Subscription {
  clientSecret: string
  /** Whether a renewal finds a card that pays. */
  cardPays: boolean
  paidAt: readonly Date[]
}

const hour = 3_600_000
/** How long a first payment is waited for, and for how long a failed renewal is tried again: as Stripe does it. */
const waits = { incomplete: 23 * hour, past_due: 14 * 24 * hour }

/** The same subscription after all the renewals, ends and missed payments up to now. */
export function caughtUp(given: Demonstrated, now: Date): Demonstrated {
  let at = given
  for (let next = step(at, now); next; next = step(at, now)) at = next
  return at
}

/** What happens next to it, if its time has come. */
function step(at: Demonstrated, now: Date): Demonstrated | undefined {
  const steps: Partial<Record<SubscriptionStatus, () => Demonstrated | undefined>> = {
    incomplete: () =>
      now.getTime() >= at.begunAt.getTime() + waits.incomplete ? { ...at, status: 'incomplete_expired' } : undefined,
    active: () => {
      if (at.endsAt && at.endsAt <= now) return { ...at, status: 'canceled' }
      return at.periodEnd <= now ? renewed(at, at.periodEnd) : undefined
    },
    past_due: () =>
      now.getTime() >= at.periodStart.getTime() + waits.past_due ? { ...at, status: 'canceled' } : undefined,
  }
  return steps[at.status]?.()
}

/** A month further, paid where the card pays. */
export function renewed(at: Demonstrated, from: Date): Demonstrated {
  const month = { periodStart: from, periodEnd: monthAfter(from) }
  if (!at.cardPays) return { ...at, ...month, status: 'past_due' }
  return { ...at, ...month, status: 'active', paidAt: [...at.paidAt, from] }
}
