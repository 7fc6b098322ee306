/** A calendar day as `YYYY-MM-DD`; days compare as text. */
export type Day = string

/** No zone's day begins but on a quarter of an hour: until the next one a day stays what it was. */
const quarter = 900_000

interface Zone {
  readonly format: Intl.DateTimeFormat
  quarter: number
  day: Day
}

const zones = new Map<string, Zone>()

/** The learner's own calendar day at this moment (RULES "Days and streaks"); an unknown zone counts as UTC. */
export function learnerDay(now: Date, timeZone: string): Day {
  const zone = zoneOf(timeZone)
  const since = Math.floor(now.getTime() / quarter)
  if (zone.quarter !== since) {
    zone.day = zone.format.format(now)
    zone.quarter = since
  }
  return zone.day
}

/** Whole days from one calendar day to another; negative where `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The calendar day so many days later, or earlier where `days` is negative. */
export function dayAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Building a format costs 20 times what using it does, so each zone's is kept. */
function zoneOf(timeZone: string): Zone {
  const kept = zones.get(timeZone)
  if (kept) return kept
  const made = { format: build(timeZone), quarter: Number.NaN, day: '' }
  zones.set(timeZone, made)
  return made
}

function build(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
  } catch {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', ...parts })
  }
}
