import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { changeAccount } from '../contract.ts'
import type { AccountDeps } from './account-deps.ts'
import { updateLearner } from './learner.store.ts'

export function changeAccountRoute({ db, clock, readUser, changeTimeZone }: AccountDeps): Route {
  return route(changeAccount, async ({ accountId, body }) => {
    if (body.timeZone !== undefined) await changeTimeZone(db, accountId, body.timeZone, clock())
    await updateLearner.run(db, { learner: accountId, dailyGoal: body.dailyGoal ?? null })
    return (await readUser(accountId)) ?? failed('not_signed_in')
  })
}
