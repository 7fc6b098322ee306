/** Where a subscription can stand, in Stripe's own words. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A subscription as the payment provider reports it. */
export interface Subscription {
  id: string
  status: SubscriptionStatus
  begunAt: Date
  /** The month that runs; of a subscription whose renewal failed, the month that is not paid. */
  periodStart: Date
  periodEnd: Date
  /** When it ends because somebody has cancelled it; null while it goes on. */
  endsAt: Date | null
}

/** Money that was taken, as the payment provider reports it. */
export interface Payment {
  at: Date
  /** All of it was given back. */
  refunded: boolean
  /** The card's owner has asked their bank for it back, and the bank has not sided with us. */
  disputed: boolean
}
