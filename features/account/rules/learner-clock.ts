/** In every zone, days and hours begin on a quarter-hour, so both stay the same until the next one. */
const quarter = 900_000

interface Clock {
  /** `YYYY-MM-DD` */
  day: string
  /** 0 to 23 */
  hour: number
}

interface Zone {
  readonly format: Intl.DateTimeFormat
  quarter: number
  clock: Clock
}

const zones = new Map<string, Zone>()

/** The day and hour in this zone; an unknown zone counts as UTC. */
export function learnerClock(now: Date, timeZone: string): Readonly<Clock> {
  const zone = zoneOf(timeZone)
  const since = Math.floor(now.getTime() / quarter)
  if (zone.quarter !== since) {
    const [day = '', hour] = zone.format.format(now).split(', ')
    zone.clock = { day, hour: Number(hour) }
    zone.quarter = since
  }
  return zone.clock
}

/** Building a format costs 20 times as much as using it, so one is cached for each zone. */
function zoneOf(timeZone: string): Zone {
  const kept = zones.get(timeZone)
  if (kept) return kept
  const made = { format: build(timeZone), quarter: Number.NaN, clock: { day: '', hour: 0 } }
  zones.set(timeZone, made)
  return made
}

function build(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
  } catch {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', ...parts })
  }
}
