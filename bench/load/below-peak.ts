import { isCalm, mostTries } from './calm.ts'
import { type Step, tries } from './step.ts'

type Hold = (rate: number) => Promise<Step>
type IsHeld = (step: Step) => boolean

/** A rate and 70 % of it, in alternation. */
interface Turns {
  /** The last successful try of the rate. */
  peak: Step | undefined
  /** All tries at 70 %, and those that count. */
  made: readonly Step[]
  counting: readonly Step[]
  /** Too many calm tries have missed the rate for it to be the peak. */
  missed: boolean
}

/** The try at 70 % of the peak whose p99 is the median. */
export interface Below extends Step {
  /** Number of tries. */
  made: number
  /** Whether enough tries counted. Otherwise all count, and the result shows the host's noise. */
  calm: boolean
}

interface Confirmed {
  /** The last successful try. */
  peak: Step | undefined
  below: Below | undefined
}

/** The factor by which a rate is lowered when it isn't reached again. */
const lowered = 0.9

/**
 * Measures the peak and 70 % of it in alternation. The host's processors are up to twice as fast in some minutes as in
 * others, so a rate reached in the fastest minute need not be the peak later. A try at 70 % counts only between two
 * successful tries of the peak, and the peak is lowered when calm tries miss it.
 *
 * @param found the highest rate reached while climbing
 */
export async function belowPeak(hold: Hold, isHeld: IsHeld, found: Step): Promise<Confirmed> {
  let turns = await byTurns(hold, isHeld, found.rate)
  for (let rate = lowered * found.rate; turns.missed; rate *= lowered)
    turns = await byTurns(hold, isHeld, Math.round(rate))
  const { peak, made, counting } = turns
  const calm = counting.length === tries
  const middle = middleOf(calm ? counting : made)
  return { peak, below: middle && { ...middle, made: made.length, calm } }
}

async function byTurns(hold: Hold, isHeld: IsHeld, rate: number): Promise<Turns> {
  const [made, counting]: [Step[], Step[]] = [[], []]
  let peak: Step | undefined
  let since: Step | undefined
  let missed = 0
  for (let n = 0; n < mostTries && missed < tries; n++) {
    const step = await hold(rate)
    if (!isHeld(step)) {
      if (isCalm(step)) missed++
      since = undefined
      continue
    }
    peak = step
    if (since && isCalm(since)) counting.push(since)
    if (counting.length === tries) break
    since = await hold(Math.round(0.7 * rate))
    made.push(since)
  }
  return { peak, made, counting, missed: missed === tries }
}

function middleOf(steps: readonly Step[]): Step | undefined {
  return steps.toSorted((a, b) => a.p99 / a.p50 - b.p99 / b.p50)[Math.floor(steps.length / 2)]
}
