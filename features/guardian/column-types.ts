import type { Day } from '#account/rules/learner-day.ts'

/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface GuardianColumnTypes {
  'find-parent-view.days': { day: Day; milliseconds: number }[]
  'open-grown-up-pass.until': Date
  'replace-pin.until': Date
}
