import { inLoops, middle } from '../answers/measure.ts'
import { type Tries, untilCalm, watchStolen } from './calm.ts'
import type { Learners } from './learners.ts'
import { tellTurn } from './tell.ts'

/** How quickly calls follow one another, each begun where one before it has ended. */
export interface Pace {
  /** Calls a second over HTTP, and the same statements through the driver alone: the middle of the turns that count, each at the number at once that suits it best. */
  http: number
  driver: number
  /** One of the other. */
  ofDriver: number
  /** Turns in all, of all numbers at once. */
  made: number
  /** Whether enough of them were calm; else all count, and what they show is the host. */
  calm: boolean
}

/** Calls a second of both ways, and the share of all processors that the host gave to others. */
export interface Turn {
  http: number
  driver: number
  stolen: number
}

/** Turns that count, of each number at once. */
export const turns = 5
/** How many calls are under way at once. */
export const loops = [8, 16, 32]

/**
 * HTTP and driver by turns, so that both meet the same host, with several numbers at once.
 *
 * @param one sends the statements of one call
 * @param seconds of one way, in one turn of each number
 */
export async function inTurn(learners: Learners, one: () => Promise<void>, seconds: number): Promise<Pace> {
  const each = seconds / loops.length
  const sizes: Tries<Turn>[] = []
  for (const atOnce of loops)
    sizes.push(
      await untilCalm(turns, async () => {
        const stolen = watchStolen()
        const seen = await learners.obey({ type: 'loops', atOnce, seconds: each })
        const driver = await inLoops(one, atOnce, 0.2, each)
        const turn = { http: seen.answered / seen.seconds, driver: driver.perSecond, stolen: stolen() }
        tellTurn(atOnce, turn)
        return turn
      }),
    )
  const best = (way: 'http' | 'driver') =>
    Math.max(...sizes.map(({ counting }) => middle(counting.map(turn => turn[way]))))
  const [http, driver] = [best('http'), best('driver')]
  return {
    ...{ http, driver, ofDriver: http / driver },
    made: sizes.reduce((sum, { made }) => sum + made, 0),
    calm: sizes.every(({ calm }) => calm),
  }
}
