import { isCalm, mostTries } from './calm.ts'
import { type Step, tries } from './step.ts'

type Hold = (rate: number) => Promise<Step>
type IsHeld = (step: Step) => boolean

/** One rate and 70 % of it by turns. */
interface Turns {
  /** The rate as it was held last. */
  peak: Step | undefined
  /** All tries of 70 %, and those that count. */
  made: readonly Step[]
  counting: readonly Step[]
  /** So many calm tries have missed the rate that it is no peak now. */
  missed: boolean
}

/** At 70 % of the peak: of the tries that count the one whose p99 is in the middle. */
export interface Below extends Step {
  /** Tries of it in all. */
  made: number
  /** Whether enough of them counted; else all do, and what they show is the host. */
  calm: boolean
}

interface Confirmed {
  /** As it was held last. */
  peak: Step | undefined
  below: Below | undefined
}

/** What is left of a rate that is not held again. */
const lowered = 0.9

/**
 * The peak and 70 % of it by turns. The host's processors are faster in some minutes than in others, by half and more: what
 * was held once in the fastest of them need not be a peak a little later. So a try at 70 % counts between two in which the
 * peak was held, and where calm tries miss the peak it is lowered.
 *
 * @param found the highest rate that was held while they rose
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
