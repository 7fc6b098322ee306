import type { Queryable } from '#kit/db/statement.ts'
import { dayInNewZone } from '../rules/day-in-new-zone.ts'
import { loadMove, saveMove } from './learner.store.ts'

/** Notes the zone that a learner is in; where it is another one, the days that counted move along, and no streak is shortened. */
export async function changeTimeZone(db: Queryable, learnerId: number, zone: string, now: Date): Promise<void> {
  const load = await loadMove.first(db, { learner: learnerId })
  if (!load || load.time_zone === zone) return
  const moved = (day: string | null, at: Date | null) =>
    day === null ? null : dayInNewZone({ day, at }, now, load.time_zone, zone)
  await saveMove.run(db, {
    learner: learnerId,
    timeZone: zone,
    streakDay: moved(load.streak_day, load.answered_at),
    visitDay: moved(load.visit_day, null),
  })
}
