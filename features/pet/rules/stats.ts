/** The four stats, 0 to 100, and how they change over time (RULES "Stats"). */

export interface Stats {
  happiness: number
  health: number
  energy: number
  /** Not rounded when stored; shown rounded. */
  intelligence: number
}

const hour = 3_600_000
/** Change per hour, and the value at which it stops. */
const drift = {
  energy: { hourly: 5, until: 100 },
  happiness: { hourly: -1, until: 40 },
  health: { hourly: -0.5, until: 60 },
} as const

/** Keeps a stat between 0 and 100. */
export function clampStat(value: number): number {
  return Math.min(100, Math.max(0, value))
}

/**
 * The stats now, computed from their values at `since`. Settling twice gives the same as settling once; a clock that was
 * set back changes nothing; a stat below its floor is not raised.
 */
export function settle(stats: Stats, since: Date, now: Date): Stats {
  const hours = Math.max(0, (now.getTime() - since.getTime()) / hour)
  return {
    energy: Math.min(drift.energy.until, stats.energy + drift.energy.hourly * hours),
    happiness: fall(stats.happiness, drift.happiness.hourly * hours, drift.happiness.until),
    health: fall(stats.health, drift.health.hourly * hours, drift.health.until),
    intelligence: stats.intelligence,
  }
}

function fall(value: number, change: number, floor: number): number {
  return value <= floor ? value : Math.max(floor, value + change)
}
