import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { billingPortal } from '../contract.ts'
import type { Billing } from './billing.ts'
import { findCustomer } from './subscription.store.ts'

/** The address of the portal where a subscription is cancelled, or paid with another card. */
export function billingPortalRoute({ db, payments, publicUrl, report }: Billing): Route {
  return route(billingPortal, async ({ accountId }) => {
    const row = await findCustomer.first(db, { account: accountId })
    if (!row?.customer_id) return failed('no_subscription')
    try {
      return { url: await payments.portal(row.customer_id, publicUrl) }
    } catch (fault) {
      report(fault)
      return failed('payments_unreachable')
    }
  })
}
