import type { Day } from '#account/rules/learner-day.ts'
import { daysBetween } from '#account/rules/learner-day.ts'

export interface VisitStreak {
  /** Consecutive days with a visit, including the last one. */
  visitStreak: number
  visitDay: Day | null
}

/** Counts a visit today. The same day again, or an earlier one after crossing time zones, changes nothing. */
export function visit(state: VisitStreak, today: Day): VisitStreak {
  if (state.visitDay !== null && today <= state.visitDay) return state
  const next = state.visitDay !== null && daysBetween(state.visitDay, today) === 1
  return { visitStreak: next ? state.visitStreak + 1 : 1, visitDay: today }
}
