import { learnerDay } from '#account/rules/learner-day.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { visit } from '../rules/visit-streak.ts'
import type { CreatureRow, WeekRow } from './creature.store.ts'
import { findCreature, noteVisit } from './creature.store.ts'

/** Reads the learner's creature and notes, once a day, that it was visited. */
export async function visitCreature(
  db: Queryable,
  learnerId: string,
  now: Date,
): Promise<(CreatureRow & WeekRow) | undefined> {
  const [row] = await findCreature.run(db, [learnerId, now])
  if (!row) return undefined
  const before = { visitStreak: row.visit_streak, visitDay: row.visit_day }
  const after = visit(before, learnerDay(now, row.time_zone))
  if (after === before || after.visitDay === null) return row
  await noteVisit.run(db, [learnerId, after.visitStreak, after.visitDay])
  return { ...row, visit_streak: after.visitStreak, visit_day: after.visitDay }
}
