import { addDays, learnerDay } from '#account/rules/learner-day.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { forgetActiveDays } from './free-time.store.ts'

/** Days of active time to keep: the 30 that the parent view shows, and a few more for time zones and delays. */
const keptDays = 35

/** Every night, deletes active time older than the parent view shows. */
export function registerActiveDayCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-active-days', '37 3 * * *', async () => {
    await forgetActiveDays.run(db, { before: addDays(learnerDay(clock(), 'UTC'), -keptDays) })
  })
}
