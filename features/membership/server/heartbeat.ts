import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { routeWithCredential } from '#kit/http/route.ts'
import { heartbeat } from '../contract.ts'
import { noteFreeTime } from './free-time.store.ts'
import type { FreeTime } from './free-time.ts'

/** Records that a learner is active or has paused: one statement, plus another in the first call of a new day. */
export function heartbeatRoute({ db, clock }: HandlerDeps, free: FreeTime): Route {
  return routeWithCredential(heartbeat, async ({ body: { state }, credential }) => {
    if (!credential) return failed('not_signed_in')
    const { accountId, tokenHash } = credential
    const now = clock()
    const kind = state === 'pause' ? 'pause' : 'other'
    const row = await noteFreeTime.first(db, { account: accountId, token: tokenHash, now, ...free.most, kind })
    if (!row) return failed('not_signed_in')
    await free.startNewDay(row.learner_id, row, now)
    return free.session(row, now)
  })
}
