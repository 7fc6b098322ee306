import type { SubscriptionStatus } from './payments/subscription.ts'

/** What the columns of this part hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface OutsideColumnTypes {
  'demo_subscription.status': SubscriptionStatus
  'demo_subscription.paid_at': Date[]
}
