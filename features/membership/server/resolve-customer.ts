import type { AccountId } from '#kit/db/ids.ts'
import type { Billing } from './billing.ts'
import { accountOfCustomer, adoptCustomer } from './subscription.store.ts'

/** The form of our ids; other software that shares the Stripe account may label customers in its own way. */
/**
 * The account that a customer at the payment provider belongs to. A database restored from a back-up may not know the
 * customer; then the provider is asked, and the reply is stored. Undefined if the customer belongs to none of ours.
 */
export async function resolveCustomer(
  { db, payments, report }: Billing,
  customer: string,
): Promise<AccountId | undefined> {
  const known = async () => (await accountOfCustomer.first(db, { customer }))?.account_id
  const account = await known()
  if (account !== undefined) return account
  const payer = await payments.payerOf(customer)
  if (!payer) return undefined
  await adoptCustomer.run(db, { account: payer.accountId, since: payer.since, customer })
  const adopted = await known()
  if (adopted === undefined) report(new Error(`${customer} belongs to an account that doesn't exist here (any more)`))
  return adopted
}
