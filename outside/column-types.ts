import type { SubscriptionStatus } from './payments/subscription.ts'

/** What the columns of this part hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface OutsideColumnTypes {
  'demonstration_subscription.status': SubscriptionStatus
  'demonstration_subscription.paid_at': Date[]
}
