import type { Seen } from './generator.ts'

/** One rate that was tried. */
export interface Step extends Seen {
  /** Calls a second, as they were due. */
  rate: number
  /** Seconds of processor a second: of all servers, of PostgreSQL, of the process that sends. */
  busy: { servers: number; database: number; learners: number }
}

export interface Climb {
  atRest: Step
  steps: Step[]
  /** The highest rate that was held. */
  peak: Step | undefined
  /** At 70 % of it: of so many tries the one whose p99 is in the middle. */
  below: Step | undefined
  /** At three times as much, once it has found its connections; and right after it. */
  flood: Step | undefined
  after: Step | undefined
}

/** The largest p99 that still counts as held, as a multiple of the p50 at rest. */
export const mostTimesRest = 10
const restRate = 20
const startRate = 100
const growth = 1.25
const mostSteps = 40
/** Of one rate. */
const tries = 3

/**
 * Rates rise until the p99 passes ten times the p50 at rest, or calls are refused; then the gap between the last that
 * was held and the first that was not is halved twice.
 *
 * @param hold tries one rate for a while
 */
export async function climb(hold: (rate: number) => Promise<Step>): Promise<Climb> {
  const atRest = await hold(restRate)
  const limit = mostTimesRest * atRest.p50
  const isHeld = ({ p99, shed, answered, rate, seconds }: Step) =>
    p99 <= limit && shed === 0 && answered / seconds >= 0.9 * rate
  const steps: Step[] = []
  let peak: Step | undefined
  let beyond = Number.POSITIVE_INFINITY
  const attempt = async (rate: number) => {
    let step = await hold(rate)
    steps.push(step)
    // A disk or a host that stops for a moment is not what is measured.
    for (let again = 1; again < tries && !isHeld(step); again++) {
      step = await hold(rate)
      steps.push(step)
    }
    if (isHeld(step)) peak = !peak || rate > peak.rate ? step : peak
    else beyond = Math.min(beyond, rate)
  }
  for (let rate = startRate; beyond === Number.POSITIVE_INFINITY && steps.length < mostSteps; rate *= growth)
    await attempt(Math.round(rate))
  for (let n = 0; n < 2 && peak && Number.isFinite(beyond); n++) await attempt(Math.round((peak.rate + beyond) / 2))
  const below = peak && (await middleOf(hold, Math.round(0.7 * peak.rate)))
  if (peak) await hold(3 * peak.rate)
  const flood = peak && (await hold(3 * peak.rate))
  const after = peak && (await hold(restRate))
  return { atRest, steps, peak, below, flood, after }
}

async function middleOf(hold: (rate: number) => Promise<Step>, rate: number): Promise<Step | undefined> {
  const held: Step[] = []
  for (let one = 0; one < tries; one++) held.push(await hold(rate))
  return held.toSorted((a, b) => a.p99 / a.p50 - b.p99 / b.p50)[Math.floor(tries / 2)]
}
