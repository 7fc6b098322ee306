import type { AccountId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import type { Billing } from './billing.ts'
import {
  forgetClosedCustomers,
  forgetFreeCustomer,
  keepCustomer,
  noteClosed,
  noteLeaving,
  unopenedCustomer,
} from './subscription.store.ts'

/**
 * Closes the account's customers at the payment provider. One that can't be reached now is recorded and closed by the
 * nightly job, so nobody pays for an account that is gone.
 *
 * @returns the customers that were closed
 */
export async function endBilling(billing: Billing, accountId: AccountId): Promise<string[]> {
  const closed: string[] = []
  for (const { customer_id } of await noteLeaving.run(billing.db, { account: accountId }))
    if (await closeCustomer(billing, customer_id)) closed.push(customer_id)
  return closed
}

/**
 * Ends billing before an account is deleted. A customer whose creation was interrupted is created first, so that it can be
 * closed.
 *
 * @returns true if nothing is left that could charge the account
 */
export async function finishBilling(billing: Billing, accountId: AccountId): Promise<boolean> {
  const { db, payments } = billing
  const unopened = await unopenedCustomer.first(db, { account: accountId })
  if (unopened) {
    const { since, opening_key } = unopened
    await keepCustomer.run(db, {
      account: accountId,
      customer: await payments.openCustomer({ accountId, since }, opening_key),
    })
  }
  const closed = await endBilling(billing, accountId)
  return (await forgetClosedCustomers.first(db, { account: accountId, closed }))?.left === 0
}

/** The same with payments switched off: true unless the account once was a customer of a real payment provider. */
export async function finishBillingWithoutPayments(db: Queryable, accountId: AccountId): Promise<boolean> {
  return (await forgetFreeCustomer.first(db, { account: accountId }))?.left === 0
}

/** Closes a customer of a closed account; false if it must be tried again later. */
export async function closeCustomer({ db, payments, report }: Billing, customer: string): Promise<boolean> {
  try {
    await payments.closeCustomer(customer)
    await noteClosed.run(db, { customer })
    return true
  } catch (fault) {
    report(fault)
    return false
  }
}
