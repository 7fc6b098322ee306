import { learnerDay } from '#account/rules/learner-day.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { parentView } from '../contract.ts'
import { timePerDay } from '../rules/time-per-day.ts'
import { findView } from './guardian.store.ts'
import { presentRules } from './present-rules.ts'

export function readParentViewRoute({ db, clock }: HandlerDeps): Route {
  return route(parentView, async ({ learnerId }) => {
    const now = clock()
    const row = await findView.first(db, { learner: learnerId, now })
    if (!row) return failed('not_a_child')
    return {
      days: timePerDay(row.days, learnerDay(now, row.time_zone)),
      rules: presentRules(row),
      isSubscribed: row.subscribed,
    }
  })
}
