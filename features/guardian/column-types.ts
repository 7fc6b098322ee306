import type { Day } from '#account/rules/learner-day.ts'

/** More precise types for the columns of this feature than PostgreSQL can report; `npm run statements` reads them. */
export interface GuardianColumnTypes {
  'find-parent-view.days': { day: Day; milliseconds: number }[]
  'open-grown-up-pass.until': Date
  'replace-pin.until': Date
}
