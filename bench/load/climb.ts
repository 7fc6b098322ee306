import { type Below, belowPeak } from './below-peak.ts'
import { isCalm, mostTries } from './calm.ts'
import { type Step, tries } from './step.ts'

export interface Climb {
  atRest: Step
  steps: Step[]
  /** The highest rate that is reached repeatedly. */
  peak: Step | undefined
  /** A rate was given up without enough calm tries, so the peak is at least this high. */
  disturbed: boolean
  /** At 70 % of the peak. */
  below: Below | undefined
  /** At three times the peak, once all connections are open; and right after it. */
  flood: Step | undefined
  after: Step | undefined
}

/** The highest p99 that counts as reached, as a multiple of the p50 at rest. */
export const mostTimesRest = 10
const restRate = 20
const startRate = 100
const growth = 1.25
const mostRates = 24

/**
 * Raises the rate until the p99 exceeds ten times the p50 at rest or calls are rejected, then halves the gap to the
 * last good rate twice. A rate is too high once enough calm tries have missed it.
 *
 * @param hold tries one rate for a while
 */
export async function climb(hold: (rate: number) => Promise<Step>): Promise<Climb> {
  const atRest = await leastDisturbed(hold, restRate)
  const limit = mostTimesRest * atRest.p50
  const isHeld = ({ p99, shed, answered, rate, seconds }: Step) =>
    p99 <= limit && shed === 0 && answered / seconds >= 0.9 * rate
  const steps: Step[] = []
  let highest: Step | undefined
  let beyond = Number.POSITIVE_INFINITY
  let disturbed = false
  const attempt = async (rate: number) => {
    let missed = 0
    for (let made = 0; made < mostTries && missed < tries; made++) {
      const step = await hold(rate)
      steps.push(step)
      if (isHeld(step)) {
        highest = !highest || rate > highest.rate ? step : highest
        return
      }
      if (isCalm(step)) missed++
    }
    beyond = Math.min(beyond, rate)
    disturbed ||= missed < tries
  }
  for (let n = 0; n < mostRates && beyond === Number.POSITIVE_INFINITY; n++)
    await attempt(Math.round(startRate * growth ** n))
  for (let n = 0; n < 2 && highest && Number.isFinite(beyond); n++)
    await attempt(Math.round((highest.rate + beyond) / 2))
  const { peak, below } = highest ? await belowPeak(hold, isHeld, highest) : {}
  if (peak) await hold(3 * peak.rate)
  const flood = peak && (await hold(3 * peak.rate))
  const after = peak && (await hold(restRate))
  return { atRest, steps, peak, disturbed, below, flood, after }
}

/** The first calm try, or the one with the least processor time given to other guests. */
async function leastDisturbed(hold: (rate: number) => Promise<Step>, rate: number): Promise<Step> {
  let best = await hold(rate)
  for (let made = 1; made < mostTries && !isCalm(best); made++) {
    const step = await hold(rate)
    if (step.stolen < best.stolen) best = step
  }
  return best
}
