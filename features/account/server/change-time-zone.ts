import type { LearnerId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { dayInNewZone } from '../rules/day-in-new-zone.ts'
import type { TimeZoneStatements } from './time-zone.store.ts'

/** Saves the learner’s time zone. The days of their streaks move to its calendar, and no streak gets shorter. */
export type ChangeTimeZone = (db: Queryable, learnerId: LearnerId, zone: string, now: Date) => Promise<void>

export function timeZoneChanger(statements: TimeZoneStatements): ChangeTimeZone {
  return async (db, learnerId, zone, now) => {
    const load = await statements.load.first(db, { learner: learnerId })
    if (!load || load.time_zone === zone) return
    const inNewZone = (day: string | null, at: Date | null) =>
      day === null ? null : dayInNewZone({ day, at }, now, load.time_zone, zone)
    await statements.save.run(db, {
      learner: learnerId,
      timeZone: zone,
      streakDay: inNewZone(load.streak_day, load.answered_at),
      visitDay: inNewZone(load.visit_day, null),
    })
  }
}
