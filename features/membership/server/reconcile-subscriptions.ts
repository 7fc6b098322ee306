import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Billing } from './billing.ts'
import { closeCustomer } from './end-billing.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { forgetNews, leavingCustomers, unsettledCustomers } from './subscription.store.ts'

const batch = 100
/** Payment providers retry an event for some days; after this long none is repeated. */
const newsKept = 90 * 86_400_000

/** Every night, refreshes each subscription whose events may have been lost. */
export function registerSubscriptionReconciliation(billing: Billing, jobs: Jobs): void {
  jobs.schedule('reconcile-subscriptions', '41 4 * * *', () => reconcileAll(billing))
}

/** A refresh that fails is reported and doesn't hold up the others. */
export async function reconcileAll(billing: Billing): Promise<void> {
  const { db, clock, report } = billing
  let after = 0
  for (;;) {
    const found = await unsettledCustomers.run(db, { after, most: batch })
    for (const { account_id, customer_id } of found) {
      await refreshSubscription(billing, account_id, customer_id).catch(report)
      after = account_id
    }
    if (found.length < batch) break
  }
  for (const { customer_id } of await leavingCustomers.run(db, {})) await closeCustomer(billing, customer_id)
  await forgetNews.run(db, { before: new Date(clock().getTime() - newsKept) })
}
