import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { grownUpNeeded } from '../contract.ts'
import { findChildAlone } from './pass.store.ts'

/**
 * The same call, but where a child learns in the account it is carried out only while a grown-up's pass is alive in this
 * very session; else it answers 403 `grown_up_needed`. Everybody else notices nothing. Who is not signed in is the call's
 * own business.
 */
export function requireGrownUp({ db, clock }: HandlerDeps, route: Route): Route {
  return {
    ...route,
    endpoint: { ...route.endpoint, failures: { ...route.endpoint.failures, ...grownUpNeeded } },
    // Before the call is counted: a child who tries it uses up nothing that the grown-up needs.
    guard: async credential => {
      const alone =
        credential &&
        (await findChildAlone.first(db, { learner: credential.accountId, token: credential.tokenHash, now: clock() }))
      return alone ? failed('grown_up_needed') : await route.guard?.(credential)
    },
  }
}
