import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { changeAccount } from '../contract.ts'
import { changeTimeZone } from './change-time-zone.ts'
import { updateLearner } from './learner.store.ts'
import type { ReadUser } from './read-user.ts'

export function changeAccountRoute({ db, clock }: HandlerDeps, readUser: ReadUser): Route {
  return route(changeAccount, async ({ accountId, body }) => {
    if (body.timeZone !== undefined) await changeTimeZone(db, accountId, body.timeZone, clock())
    await updateLearner.run(db, { learner: accountId, dailyGoal: body.dailyGoal ?? null })
    return (await readUser(accountId)) ?? failed('not_signed_in')
  })
}
