import { type Host, isCalm, mostTries, untilCalm } from './calm.ts'
import type { Seen } from './generator.ts'

/** One rate that was tried. */
export interface Step extends Seen, Host {
  /** Calls a second, as they were due. */
  rate: number
  /** Seconds of processor a second: of all servers, of PostgreSQL, of the process that sends. */
  busy: { servers: number; database: number; learners: number }
  /** Milliseconds that one and the same task took meanwhile: how fast the host's processors were. */
  task: number
}

export interface Climb {
  atRest: Step
  steps: Step[]
  /** The highest rate that was held. */
  peak: Step | undefined
  /** A rate was given up without enough calm tries: the peak is at least what it says. */
  disturbed: boolean
  below: Below | undefined
  /** At three times as much, once it has found its connections; and right after it. */
  flood: Step | undefined
  after: Step | undefined
}

/** At 70 % of the peak: of the tries that count the one whose p99 is in the middle. */
export interface Below extends Step {
  /** Tries in all. */
  made: number
  /** Whether enough of them were calm and met the processors of the peak; else all count, and what they show is the host. */
  calm: boolean
}

/** The largest p99 that still counts as held, as a multiple of the p50 at rest. */
export const mostTimesRest = 10
const restRate = 20
const startRate = 100
const growth = 1.25
const mostRates = 24
/** Of one rate, each of them calm. */
export const tries = 3
/** What is 70 % of a peak depends on processors that are as fast as at it, but for this share of the time that a task takes, up or down. */
export const mostApart = 0.15

/**
 * Rates rise until the p99 passes ten times the p50 at rest, or calls are refused; then the gap between the last that
 * was held and the first that was not is halved twice. A rate is beyond what is held once so many calm tries have missed it.
 *
 * @param hold tries one rate for a while
 */
export async function climb(hold: (rate: number) => Promise<Step>): Promise<Climb> {
  const atRest = await leastDisturbed(hold, restRate)
  const limit = mostTimesRest * atRest.p50
  const isHeld = ({ p99, shed, answered, rate, seconds }: Step) =>
    p99 <= limit && shed === 0 && answered / seconds >= 0.9 * rate
  const steps: Step[] = []
  let peak: Step | undefined
  let beyond = Number.POSITIVE_INFINITY
  let disturbed = false
  const attempt = async (rate: number) => {
    let missed = 0
    for (let made = 0; made < mostTries && missed < tries; made++) {
      const step = await hold(rate)
      steps.push(step)
      if (isHeld(step)) {
        peak = !peak || rate > peak.rate ? step : peak
        return
      }
      if (isCalm(step)) missed++
    }
    beyond = Math.min(beyond, rate)
    disturbed ||= missed < tries
  }
  for (let n = 0; n < mostRates && beyond === Number.POSITIVE_INFINITY; n++)
    await attempt(Math.round(startRate * growth ** n))
  for (let n = 0; n < 2 && peak && Number.isFinite(beyond); n++) await attempt(Math.round((peak.rate + beyond) / 2))
  const below = peak && (await belowPeak(hold, peak))
  if (peak) await hold(3 * peak.rate)
  const flood = peak && (await hold(3 * peak.rate))
  const after = peak && (await hold(restRate))
  return { atRest, steps, peak, disturbed, below, flood, after }
}

/** The first calm try, or where there is none the one in which the host gave least to others. */
async function leastDisturbed(hold: (rate: number) => Promise<Step>, rate: number): Promise<Step> {
  let best = await hold(rate)
  for (let made = 1; made < mostTries && !isCalm(best); made++) {
    const step = await hold(rate)
    if (step.stolen < best.stolen) best = step
  }
  return best
}

async function belowPeak(hold: (rate: number) => Promise<Step>, peak: Step): Promise<Below | undefined> {
  const isAlike = (step: Step) => isCalm(step) && Math.abs(step.task / peak.task - 1) <= mostApart
  const { counting, made, calm } = await untilCalm(tries, () => hold(Math.round(0.7 * peak.rate)), isAlike)
  const middle = counting.toSorted((a, b) => a.p99 / a.p50 - b.p99 / b.p50)[Math.floor(counting.length / 2)]
  return middle && { ...middle, made, calm }
}
