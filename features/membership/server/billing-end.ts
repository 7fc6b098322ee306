import type { Billing } from './billing.ts'
import { noteClosed, noteLeaving } from './subscription.store.ts'

/**
 * Ends what a learner pays for, before their account goes. Where the payment house can not be reached it is noted, and
 * done by the nightly look: nobody pays for an account that is gone.
 */
export async function endBilling(billing: Billing, learnerId: string): Promise<void> {
  for (const { customer_id } of await noteLeaving.run(billing.db, [learnerId]))
    await closeCustomer(billing, customer_id)
}

/** Closes a customer who leaves; one who can not be closed now stays noted. */
export async function closeCustomer({ db, payments, report }: Billing, customer: string): Promise<void> {
  try {
    await payments.closeCustomer(customer)
    await noteClosed.run(db, [customer])
  } catch (fault) {
    report(fault)
  }
}
