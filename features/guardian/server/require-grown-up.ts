import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { grownUpNeeded } from '../contract.ts'
import { findChildAlone } from './pass.store.ts'

/**
 * Protects a call in accounts where a child learns: without a grown-up's pass in this session it fails with 403
 * `grown_up_needed`. Nothing changes for other accounts, or for requests that aren't signed in.
 */
export function requireGrownUp({ db, clock }: HandlerDeps, route: Route): Route {
  return {
    ...route,
    endpoint: { ...route.endpoint, failures: { ...route.endpoint.failures, ...grownUpNeeded } },
    // Checked before rate limits, so a child's attempts don't use up the grown-up's.
    guard: async credential => {
      const alone =
        credential &&
        (await findChildAlone.first(db, { account: credential.accountId, token: credential.tokenHash, now: clock() }))
      return alone ? failed('grown_up_needed') : await route.guard?.(credential)
    },
  }
}
