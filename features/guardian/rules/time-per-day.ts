import type { Day } from '#account/rules/learner-day.ts'
import { addDays } from '#account/rules/learner-day.ts'

/** Days of which a parent is shown how long they took, today included. */
export const shownDays = 30

/** How long one day took. */
export interface DayTime {
  readonly day: Day
  /** Whole seconds of active time. */
  readonly seconds: number
}

/**
 * The last thirty days up to `today`, the oldest first, each with its time; a day that nothing is known of took none.
 *
 * @param known milliseconds by day, in any order; what lies outside the thirty days is left out
 */
export function timePerDay(known: readonly { day: Day; milliseconds: number }[], today: Day): DayTime[] {
  const times = new Map(known.map(({ day, milliseconds }) => [day, milliseconds]))
  return Array.from({ length: shownDays }, (_, i) => {
    const day = addDays(today, i + 1 - shownDays)
    return { day, seconds: Math.round((times.get(day) ?? 0) / 1000) }
  })
}
