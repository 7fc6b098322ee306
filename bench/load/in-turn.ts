import { availableParallelism } from 'node:os'
import { inLoops, middle } from '../answers/measure.ts'
import { mostStolen, mostTries } from './climb.ts'
import type { Learners } from './learners.ts'
import { stolenSeconds } from './processes.ts'

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
  const all: (ReturnType<typeof paceOf> & { stolen: number })[] = []
  const isCalm = ({ stolen }: { stolen: number }) => stolen <= mostStolen
  while (all.filter(isCalm).length < turns && all.length < mostTries) {
    const [started, stolen] = [performance.now(), stolenSeconds()]
    const ways: { http: number; driver: number }[] = []
    for (const atOnce of loops) {
      const seen = await learners.obey({ type: 'loops', atOnce, seconds: seconds / loops.length })
      const driver = await inLoops(one, atOnce, 0.2, seconds / loops.length)
      ways.push({ http: seen.answered / seen.seconds, driver: driver.perSecond })
    }
    const share = ((stolenSeconds() - stolen) * 1000) / (performance.now() - started) / availableParallelism()
    all.push({ ...paceOf(ways), stolen: share })
  }
  const calm = all.filter(isCalm)
  const counting = calm.length === turns ? calm : all
  const of = (what: keyof ReturnType<typeof paceOf>) => middle(counting.map(turn => turn[what]))
  return { http: of('http'), driver: of('driver'), ofDriver: of('ofDriver'), made: all.length, calm: counting === calm }
}

function paceOf(ways: readonly { http: number; driver: number }[]) {
  const best = (way: 'http' | 'driver') => Math.max(...ways.map(each => each[way]))
  return { http: best('http'), driver: best('driver'), ofDriver: best('http') / best('driver') }
}
