import type { AccountId } from '#kit/db/ids.ts'
import type { Begun } from '#outside/payments/payments.ts'
import type { SubscriptionState } from '../rules/subscription-state.ts'
import { subscriptionState } from '../rules/subscription-state.ts'
import type { Billing } from './billing.ts'
import { beginLook, keepLook } from './subscription.store.ts'

/** A subscription as the payment provider reports it now. */
export interface RefreshedSubscription extends SubscriptionState {
  isSubscribed: boolean
  /** Every subscription that the customer ever started. */
  all: readonly Begun[]
}

/**
 * Asks the payment provider for the current state and stores it. This is the only way to become a member or stop being
 * one. A subscription that was refunded is cancelled, so it isn't charged again.
 *
 * @throws what the provider's calls throw; the stored state stays as it was
 */
export async function refreshSubscription(
  billing: Billing,
  accountId: AccountId,
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
  await keepLook.run(db, { account: accountId, status, paidUntil, endsAt, look: begun?.look ?? 0 })
  return { ...standing, all, isSubscribed: paidUntil !== null && paidUntil > clock() }
}
