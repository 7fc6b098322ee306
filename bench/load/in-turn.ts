import { inLoops, middle } from '../answers/measure.ts'
import { untilCalm, watchStolen } from './calm.ts'
import type { Learners } from './learners.ts'

/** How quickly calls follow one another, each begun where one before it has ended. */
export interface Pace {
  /** Calls a second over HTTP, and the same statements through the driver alone; the middle of all turns that count. */
  http: number
  driver: number
  /** Their ratio within a turn, the middle. */
  ofDriver: number
  /** Turns in all. */
  made: number
  /** Whether enough of them were calm; else all count, and what they show is the host. */
  calm: boolean
}

/** Turns that count. */
export const turns = 5
const loops = [8, 16, 32]

/**
 * HTTP and driver by turns, so that both meet the same host; in each turn the best of several numbers at once.
 *
 * @param one sends the statements of one call
 * @param seconds of one way in one turn
 */
export async function inTurn(learners: Learners, one: () => Promise<void>, seconds: number): Promise<Pace> {
  const { counting, made, calm } = await untilCalm(turns, async () => {
    const stolen = watchStolen()
    let [http, driver] = [0, 0]
    for (const atOnce of loops) {
      const seen = await learners.obey({ type: 'loops', atOnce, seconds: seconds / loops.length })
      http = Math.max(http, seen.answered / seen.seconds)
      driver = Math.max(driver, (await inLoops(one, atOnce, 0.2, seconds / loops.length)).perSecond)
    }
    return { http, driver, stolen: stolen() }
  })
  return {
    http: middle(counting.map(({ http }) => http)),
    driver: middle(counting.map(({ driver }) => driver)),
    ofDriver: middle(counting.map(({ http, driver }) => http / driver)),
    made,
    calm,
  }
}
