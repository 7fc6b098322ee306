import type { Day } from '#account/rules/learner-day.ts'
import { addDays } from '#account/rules/learner-day.ts'

/** Days that the parent view shows, today included. */
export const shownDays = 30

/** Active time on one day. */
export interface DayTime {
  readonly day: Day
  /** Whole seconds of active time. */
  readonly seconds: number
}

/**
 * The last 30 days up to `today`, oldest first; a day without a record has no time.
 *
 * @param known milliseconds by day, in any order; days outside the 30 are ignored
 */
export function timePerDay(known: readonly { day: Day; milliseconds: number }[], today: Day): DayTime[] {
  const times = new Map(known.map(({ day, milliseconds }) => [day, milliseconds]))
  return Array.from({ length: shownDays }, (_, i) => {
    const day = addDays(today, i + 1 - shownDays)
    return { day, seconds: Math.round((times.get(day) ?? 0) / 1000) }
  })
}
