import type { Billing } from './billing.ts'
import { adoptCustomer, learnerOfCustomer } from './subscription.store.ts'

/** A number of ours; whoever shares the account with us may mark customers in their own way. */
/**
 * The learner whom a customer of the payment house stands for. A database that was put back from a back-up may have
 * forgotten one: whom they stand for is then asked there, and kept. Undefined where it is nobody here (any more).
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
  if (adopted === undefined) report(new Error(`${customer} stands for a learner who is not here (any more)`))
  return adopted
}
