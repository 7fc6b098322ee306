import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { confirmSubscription } from '../contract.ts'
import type { Billing } from './billing.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { findCustomer } from './subscription.store.ts'

/** The page says that it has paid. That is only a reason to ask the payment provider. */
export function subscribeConfirmRoute(billing: Billing): Route {
  return route(confirmSubscription, async ({ accountId }) => {
    const row = await findCustomer.first(billing.db, { account: accountId })
    if (!row?.customer_id) return { isSubscribed: false, status: 'none' as const }
    try {
      const { isSubscribed, status } = await refreshSubscription(billing, accountId, row.customer_id)
      return { isSubscribed, status }
    } catch (fault) {
      billing.report(fault)
      return failed('payments_unreachable')
    }
  })
}
