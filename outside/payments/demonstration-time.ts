import { monthAfter } from './month.ts'
import type { Subscription, SubscriptionStatus } from './subscription.ts'

/** A subscription with demonstration payments. */
export interface Demonstrated extends Subscription {
  clientSecret: string
  /** Whether the card pays at the next renewal. */
  cardPays: boolean
  paidAt: readonly Date[]
}

const hour = 3_600_000
/** How long to wait for a first payment, and how long to retry a failed renewal; the same as Stripe's. */
const waits = { incomplete: 23 * hour, past_due: 14 * 24 * hour }

/** The subscription after all renewals, ends and failed payments up to now. */
export function caughtUp(given: Demonstrated, now: Date): Demonstrated {
  let at = given
  for (let next = step(at, now); next; next = step(at, now)) at = next
  return at
}

/** The next thing that happens to it, if it is due. */
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

/** Renewed for a month, paid if the card pays. */
export function renewed(at: Demonstrated, from: Date): Demonstrated {
  const month = { periodStart: from, periodEnd: monthAfter(from) }
  if (!at.cardPays) return { ...at, ...month, status: 'past_due' }
  return { ...at, ...month, status: 'active', paidAt: [...at.paidAt, from] }
}
