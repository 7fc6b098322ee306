import type { Billing } from './billing.ts'
import { adoptCustomer, learnerOfCustomer } from './subscription.store.ts'

/** The form of our ids; other software that shares the Stripe account may label customers in its own way. */
/**
 * The learner that a customer at the payment provider belongs to. A database restored from a back-up may not know the
 * customer; then the provider is asked, and the reply is stored. Undefined if the customer belongs to none of ours.
 */
export async function resolveCustomer(
  { db, payments, report }: Billing,
  customer: string,
): Promise<number | undefined> {
  const known = async () => (await learnerOfCustomer.first(db, { customer }))?.learner_id
  const learner = await known()
  if (learner !== undefined) return learner
  const payer = await payments.payerOf(customer)
  if (!payer) return undefined
  await adoptCustomer.run(db, { learner: payer.learnerId, since: payer.since, customer })
  const adopted = await known()
  if (adopted === undefined) report(new Error(`${customer} belongs to a learner who doesn't exist here (any more)`))
  return adopted
}
