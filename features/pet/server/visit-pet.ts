import { learnerDay } from '#account/rules/learner-day.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { visit } from '../rules/visit-streak.ts'
import type { PetRow, WeekRow } from './pet.store.ts'
import { findPet, noteVisit } from './pet.store.ts'

/** Reads the learner's pet and counts the visit, once a day. */
export async function visitPet(
  db: Queryable,
  learnerId: LearnerId,
  now: Date,
): Promise<(PetRow & WeekRow) | undefined> {
  const [row] = await findPet.run(db, { learner: learnerId, now })
  if (!row) return undefined
  const before = { visitStreak: row.visit_streak, visitDay: row.visit_day }
  const after = visit(before, learnerDay(now, row.time_zone))
  if (after === before || after.visitDay === null) return row
  await noteVisit.run(db, { learner: learnerId, streak: after.visitStreak, day: after.visitDay })
  return { ...row, visit_streak: after.visitStreak, visit_day: after.visitDay }
}
