import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { listSessions } from '../../contract.ts'
import { learnerDay } from '../../rules/learner-day.ts'
import { findDevices } from './device.store.ts'

/** The devices that are signed in: this one first, then by when they were last seen. */
export function listSessionsRoute({ db, clock }: HandlerDeps): Route {
  return route(listSessions, async ({ accountId, credential }) => {
    const rows = await findDevices.run(db, { account: accountId, current: credential.tokenHash, now: clock() })
    return rows.map(({ id, browser, system, seen_at, time_zone, current }) => ({
      id,
      browser,
      system,
      lastSeen: learnerDay(seen_at, time_zone),
      current,
    }))
  })
}
