import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import type { Demonstration } from '#outside/payments/demonstration.ts'
import { billingPortal, confirmSubscription, createSubscriptionIntent } from '../contract.ts'
import type { Billing } from './billing.ts'
import { demonstrationRoutes } from './billing-demonstration.ts'
import { billingPortalRoute } from './billing-portal.ts'
import { subscribeConfirmRoute } from './subscribe-confirm.ts'
import { subscribeIntentRoute } from './subscribe-intent.ts'

/** The billing calls; with payments switched off, they say so. */
export function billingRoutes(billing: Billing | undefined): Route[] {
  if (!billing) return withoutPayments
  const { payments } = billing
  return [
    subscribeIntentRoute(billing),
    subscribeConfirmRoute(billing),
    billingPortalRoute(billing),
    ...(isDemonstration(payments) ? demonstrationRoutes({ ...billing, payments }) : []),
  ]
}

const withoutPayments = [
  route(createSubscriptionIntent, async () => failed('not_set_up')),
  route(confirmSubscription, async () => ({ isSubscribed: false, status: 'none' as const })),
  route(billingPortal, async () => failed('no_subscription')),
]

function isDemonstration(payments: Billing['payments']): payments is Demonstration {
  return payments.by === 'demonstration'
}
