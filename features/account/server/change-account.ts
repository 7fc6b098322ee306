import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { changeAccount } from '../contract.ts'
import type { AccountDeps } from './account-deps.ts'
import { updateLearner } from './learner.store.ts'

export function changeAccountRoute({ db, clock, readUser, changeTimeZone }: AccountDeps): Route {
  return route(changeAccount, async ({ learnerId, body }) => {
    if (body.timeZone !== undefined) await changeTimeZone(db, learnerId, body.timeZone, clock())
    await updateLearner.run(db, { learner: learnerId, dailyGoal: body.dailyGoal ?? null })
    return (await readUser(learnerId)) ?? failed('not_signed_in')
  })
}
