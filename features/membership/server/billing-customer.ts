import type { AccountId } from '#kit/db/ids.ts'
import { CustomerGoneError } from '#outside/payments/payments.ts'
import type { Billing } from './billing.ts'
import { customerRow, dropCustomer, keepCustomer } from './subscription.store.ts'

/**
 * Calls `work` with the learner's customer at the payment provider, creating one if needed; requests at once share it. A
 * customer that was deleted at the provider is created again.
 */
export async function withCustomer<T>(
  billing: Billing,
  accountId: AccountId,
  work: (customer: string) => Promise<T>,
): Promise<T> {
  const customer = await openCustomer(billing, accountId)
  try {
    return await work(customer)
  } catch (fault) {
    if (!(fault instanceof CustomerGoneError)) throw fault
    await dropCustomer.run(billing.db, { account: accountId, customer })
    return await work(await openCustomer(billing, accountId))
  }
}

async function openCustomer({ db, payments }: Billing, accountId: AccountId): Promise<string> {
  const row = await customerRow.first(db, { account: accountId })
  if (!row) throw new Error('the customer row was neither found nor created')
  if (row.customer_id !== null) return row.customer_id
  const customer = await payments.openCustomer({ accountId, since: row.since }, row.opening_key)
  await keepCustomer.run(db, { account: accountId, customer })
  return customer
}
