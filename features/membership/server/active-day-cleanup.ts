import { addDays, learnerDay } from '#account/rules/learner-day.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { forgetActiveDays } from './free-time.store.ts'

/** Days for which it is kept how long a learner was there: what a parent is shown, and a few more for zones and delays. */
const keptDays = 35

/** Forgets every night how long days took that nobody is shown any more. */
export function registerActiveDayCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-active-days', '37 3 * * *', async () => {
    await forgetActiveDays.run(db, { before: addDays(learnerDay(clock(), 'UTC'), -keptDays) })
  })
}
