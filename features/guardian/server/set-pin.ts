import { hashPassword } from '#account/server/password.ts'
import type { ReadUser } from '#account/server/read-user.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { setPin } from '../contract.ts'
import { putPin } from './guardian.store.ts'

/** The statement checks the pass again: of two requests that set a PIN at once, the second needs a pass by the first one's PIN. */
export function setPinRoute({ db, clock }: HandlerDeps, readUser: ReadUser): Route {
  return route(setPin, async ({ accountId, learnerId, credential, body }) => {
    const hash = await hashPassword(body.pin)
    const put = await putPin.first(db, { account: accountId, token: credential.tokenHash, now: clock(), pinHash: hash })
    if (!put) return failed('grown_up_needed')
    return (await readUser(learnerId)) ?? failed('not_signed_in')
  })
}
