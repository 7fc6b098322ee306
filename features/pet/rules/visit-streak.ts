import type { Day } from '#account/rules/learner-day.ts'
import { daysBetween } from '#account/rules/learner-day.ts'

export interface VisitStreak {
  /** Days in a row with a visit, the last one included. */
  visitStreak: number
  visitDay: Day | null
}

/** A visit today; the same day again, or an earlier one after a journey, changes nothing. */
export function visit(state: VisitStreak, today: Day): VisitStreak {
  if (state.visitDay !== null && today <= state.visitDay) return state
  const next = state.visitDay !== null && daysBetween(state.visitDay, today) === 1
  return { visitStreak: next ? state.visitStreak + 1 : 1, visitDay: today }
}
