import type pg from 'pg'
import { inLoops, middle } from '../answers/measure.ts'
import { type Host, type Tries, untilCalm, watchHost } from './calm.ts'
import type { Learners } from './learners.ts'
import { logged } from './logged.ts'
import { printTurn } from './print-progress.ts'

type Way = 'http' | 'driver'

/** Rates of calls that each start when an earlier one ends. */
export interface Pace {
  /**
   * Calls per second over HTTP, and for the same statements sent straight through the driver: median of the counted
   * turns, each at its best concurrency.
   */
  http: number
  driver: number
  /** One of the other. */
  ofDriver: number
  /** WAL bytes per call of each way, to check that both do the same work. */
  log: Record<Way, number>
  /** Number of turns. */
  made: number
  /** Whether enough turns were calm. Otherwise all count, and the result shows the host's noise. */
  calm: boolean
}

/** Rates of both ways, and what the host did in the meantime. */
export interface Turn extends Host {
  http: number
  driver: number
}

/** The least share of WAL that the driver's calls must write to count as the same work. */
const leastOfLog = 0.85
/** Turns that count, per concurrency. */
export const turns = 5
/** Concurrency levels. */
export const loops = [8, 16, 32]

/**
 * Alternates HTTP and driver, so that both meet the same host, at several concurrency levels.
 *
 * @param one sends the statements of one call
 * @param seconds per way and level
 */
export async function alternate(
  db: pg.Pool,
  learners: Learners,
  one: () => Promise<void>,
  seconds: number,
): Promise<Pace> {
  const each = seconds / loops.length
  const http = logged(db)
  const driver = logged(db)
  const overHttp = async (atOnce: number) => {
    const { answered, seconds: took } = await learners.obey({ type: 'loops', atOnce, seconds: each })
    return { answered, perSecond: answered / took }
  }
  const byDriver = async (atOnce: number) => {
    let answered = 0
    const counted = async () => {
      await one()
      answered++
    }
    const { perSecond } = await inLoops(counted, atOnce, 0.2, each)
    return { answered, perSecond }
  }
  const sizes: Tries<Turn>[] = []
  for (const atOnce of loops)
    sizes.push(
      await untilCalm(turns, async () => {
        const host = watchHost()
        const turn = {
          http: await http.during(() => overHttp(atOnce)),
          driver: await driver.during(() => byDriver(atOnce)),
          ...host(),
        }
        printTurn(atOnce, turn)
        return turn
      }),
    )
  const best = (way: Way) => Math.max(...sizes.map(({ counting }) => middle(counting.map(turn => turn[way]))))
  const log = { http: http.aCall(), driver: driver.aCall() }
  if (log.driver < leastOfLog * log.http)
    throw new Error(
      `Over HTTP a call writes ${log.http} bytes of log, through the driver ${log.driver}: not the same work.`,
    )
  return {
    ...{ http: best('http'), driver: best('driver'), ofDriver: best('http') / best('driver'), log },
    made: sizes.reduce((sum, { made }) => sum + made, 0),
    calm: sizes.every(({ calm }) => calm),
  }
}
