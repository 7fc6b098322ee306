import type { Begun } from '#outside/payments/payments.ts'
import type { SubscriptionState } from '../rules/subscription-state.ts'
import { subscriptionState } from '../rules/subscription-state.ts'
import type { Billing } from './billing.ts'
import { beginLook, keepLook } from './subscription.store.ts'

/** What a look at the payment house has found. */
export interface RefreshedSubscription extends SubscriptionState {
  isSubscribed: boolean
  /** Every subscription that the customer ever began. */
  all: readonly Begun[]
}

/**
 * Asks the payment house anew how a learner stands, and keeps what it says; the only way by which anybody becomes a
 * member or stops being one. Whatever was paid back is cancelled there, so that it is not charged again.
 *
 * @throws whatever the payment house's calls throw; what was kept before stays then
 */
export async function refreshSubscription(
  billing: Billing,
  learnerId: number,
  customer: string,
): Promise<RefreshedSubscription> {
  const { db, clock, payments } = billing
  const begun = await beginLook.first(db, {})
  const [all, paid] = await Promise.all([payments.subscriptions(customer), payments.payments(customer)])
  const standing = subscriptionState(
    all.map(({ subscription }) => subscription),
    paid,
  )
  for (const id of standing.cancel) await payments.cancel(id, customer)
  const { status, paidUntil, endsAt } = standing
  await keepLook.run(db, { learner: learnerId, status, paidUntil, endsAt, look: begun?.look ?? 0 })
  return { ...standing, all, isSubscribed: paidUntil !== null && paidUntil > clock() }
}
