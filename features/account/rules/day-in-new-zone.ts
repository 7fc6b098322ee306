import type { Day } from './learner-day.ts'
import { addDays, daysBetween, learnerDay } from './learner-day.ts'

/** The last day that counted towards a streak. */
export interface CountedDay {
  day: Day
  /** The moment that made it count, or a later one on that day; null if unknown. */
  at: Date | null
}

/**
 * The last counted day in the calendar of a new time zone (RULES: a change of zone never shortens a streak). Going east,
 * the calendar jumps ahead: the day keeps its distance to today, and is at least the day of its moment in the new zone.
 * Going west, the day stays.
 */
export function dayInNewZone({ day, at }: CountedDay, now: Date, from: string, to: string): Day {
  const today = learnerDay(now, to)
  const kept = earlier(addDays(day, daysBetween(learnerDay(now, from), today)), today)
  const moment = at && at <= now ? learnerDay(at, to) : day
  return later(day, later(kept, moment))
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)
