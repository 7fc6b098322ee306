import type { SubscriptionStatus } from './payments/subscription.ts'

/** More precise types for the columns of this part than PostgreSQL can report; `npm run statements` reads them. */
export interface OutsideColumnTypes {
  'demo_subscription.status': SubscriptionStatus
  'demo_subscription.paid_at': Date[]
}
