import { learnerClock } from './learner-clock.ts'

/** A calendar day as `YYYY-MM-DD`; days compare as text. */
export type Day = string

/** The calendar day in the learner's time zone (RULES "Days and streaks"); an unknown zone counts as UTC. */
export function learnerDay(now: Date, timeZone: string): Day {
  return learnerClock(now, timeZone).day
}

/** Whole days from one calendar day to another; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The calendar day `days` later, or earlier if it is negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
