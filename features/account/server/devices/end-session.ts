import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { endOtherSessions, endSession } from '../../contract.ts'
import { deleteOtherSessions } from '../session.store.ts'
import { deleteDevice } from './device.store.ts'

/** Signs one device out; if it is this one, its cookie is cleared too. */
export function endSessionRoute({ db }: HandlerDeps): Route {
  return route(endSession, async ({ accountId, credential, params, session }) => {
    const ended = await deleteDevice.first(db, {
      account: accountId,
      id: params.sessionId,
      current: credential.tokenHash,
    })
    if (!ended) return failed('no_such_session')
    if (ended.current) session.end()
    return { success: true } as const
  })
}

/** Signs out every device except this one. */
export function endOtherSessionsRoute({ db }: HandlerDeps): Route {
  return route(endOtherSessions, async ({ accountId, credential }) => {
    await deleteOtherSessions.run(db, { account: accountId, kept: credential.tokenHash })
    return { success: true } as const
  })
}
