import type { ReadUser } from '#account/server/read-user.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { setSelfLearner } from '../contract.ts'
import { putMyself } from './guardian.store.ts'

export function setSelfLearnerRoute({ db, clock }: HandlerDeps, readUser: ReadUser): Route {
  return route(setSelfLearner, async ({ accountId, learnerId, credential }) => {
    if (!(await putMyself.first(db, { account: accountId, token: credential.tokenHash, now: clock() })))
      return failed('grown_up_needed')
    return (await readUser(learnerId)) ?? failed('not_signed_in')
  })
}
