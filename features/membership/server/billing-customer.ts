import { CustomerGoneError } from '#outside/payments/payments.ts'
import type { Billing } from './billing.ts'
import { customerRow, dropCustomer, keepCustomer } from './subscription.store.ts'

/**
 * Calls `work` with the learner's customer at the payment provider, creating one if needed; requests at once share it. A
 * customer that was deleted at the provider is created again.
 */
export async function withCustomer<T>(
  billing: Billing,
  learnerId: number,
  work: (customer: string) => Promise<T>,
): Promise<T> {
  const customer = await openCustomer(billing, learnerId)
  try {
    return await work(customer)
  } catch (fault) {
    if (!(fault instanceof CustomerGoneError)) throw fault
    await dropCustomer.run(billing.db, { learner: learnerId, customer })
    return await work(await openCustomer(billing, learnerId))
  }
}

async function openCustomer({ db, payments }: Billing, learnerId: number): Promise<string> {
  const row = await customerRow.first(db, { learner: learnerId })
  if (!row) throw new Error('the customer row was neither found nor created')
  if (row.customer_id !== null) return row.customer_id
  const customer = await payments.openCustomer({ learnerId, since: row.since }, row.opening_key)
  await keepCustomer.run(db, { learner: learnerId, customer })
  return customer
}
