import type { Day } from './learner-day.ts'
import { addDays, daysBetween, learnerDay } from './learner-day.ts'

/** The last day that counted for a streak. */
export interface CountedDay {
  day: Day
  /** The moment that made it count, or a later one on that day; null where it is not known. */
  at: Date | null
}

/**
 * The last counted day as it stands in the calendar of the zone that a learner moves to (RULES: a change of zone never
 * shortens a streak). Towards the east the calendar jumps ahead: the day keeps its distance to today, and is at least
 * the day that its moment falls on in the new zone. Towards the west the day stays.
 */
export function dayInNewZone({ day, at }: CountedDay, now: Date, from: string, to: string): Day {
  const today = learnerDay(now, to)
  const kept = earlier(addDays(day, daysBetween(learnerDay(now, from), today)), today)
  const moment = at && at <= now ? learnerDay(at, to) : day
  return later(day, later(kept, moment))
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)
