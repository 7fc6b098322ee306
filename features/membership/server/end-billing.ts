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
 * Ends what a learner pays for, before their account goes. Where the payment house can not be reached it is noted, and
 * done by the nightly look: nobody pays for an account that is gone.
 *
 * @returns the customers who were closed
 */
export async function endBilling(billing: Billing, learnerId: number): Promise<string[]> {
  const closed: string[] = []
  for (const { customer_id } of await noteLeaving.run(billing.db, { learner: learnerId }))
    if (await closeCustomer(billing, customer_id)) closed.push(customer_id)
  return closed
}

/**
 * The same, and whether it is over: nothing is left here by which the learner could be charged. Whoever was being opened
 * as a customer just then is opened, to be closed.
 *
 * @returns false while the payment house has not said so
 */
export async function finishBilling(billing: Billing, learnerId: number): Promise<boolean> {
  const { db, payments } = billing
  const unopened = await unopenedCustomer.first(db, { learner: learnerId })
  if (unopened) {
    const { since, opening_key } = unopened
    await keepCustomer.run(db, {
      learner: learnerId,
      customer: await payments.openCustomer({ learnerId, since }, opening_key),
    })
  }
  const closed = await endBilling(billing, learnerId)
  return (await forgetClosedCustomers.first(db, { learner: learnerId, closed }))?.left === 0
}

/** Where nobody takes payments (any more): over for those who were never a customer of a payment house elsewhere. */
export async function finishBillingWithoutPayments(db: Queryable, learnerId: number): Promise<boolean> {
  return (await forgetFreeCustomer.first(db, { learner: learnerId }))?.left === 0
}

/** Closes a customer who leaves; one who can not be closed now stays noted, and it says false. */
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
