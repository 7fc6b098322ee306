import * as account from '#account/contract.ts'
import { requireGrownUp } from '#guardian/server/require-grown-up.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import * as learning from '#learning/contract.ts'
import * as membership from '#membership/contract.ts'

/** Calls that need a grown-up on a child's account: payment, and whatever affects the whole account. */
export const grownUpCalls: readonly Endpoint[] = [
  membership.createSubscriptionIntent,
  membership.billingPortal,
  membership.demonstrationPay,
  membership.demonstrationAnswerBank,
  membership.demonstrationSubscription,
  membership.demonstrationChange,
  account.changePassword,
  account.sendVerification,
  account.endSession,
  account.endOtherSessions,
  account.exportAccount,
  account.deleteAccount,
  learning.exportReviews,
  learning.exportCards,
]

/** The routes to mount, with those of `grownUpCalls` behind the PIN. */
export function behindPin(deps: HandlerDeps, routes: readonly Route[]): Route[] {
  return routes.map(each => (grownUpCalls.includes(each.endpoint) ? requireGrownUp(deps, each) : each))
}
