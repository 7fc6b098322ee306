import type pg from 'pg'
import { inLoops, middle } from '../answers/measure.ts'
import { type Host, type Tries, untilCalm, watchHost } from './calm.ts'
import type { Learners } from './learners.ts'
import { logged } from './logged.ts'
import { tellTurn } from './tell.ts'

type Way = 'http' | 'driver'

/** How quickly calls follow one another, each begun where one before it has ended. */
export interface Pace {
  /** Calls a second over HTTP, and the same statements through the driver alone: the middle of the turns that count, each at the number at once that suits it best. */
  http: number
  driver: number
  /** One of the other. */
  ofDriver: number
  /** Bytes that a call of each way leaves in PostgreSQL's log: whether both do the same work. */
  log: Record<Way, number>
  /** Turns in all, of all numbers at once. */
  made: number
  /** Whether enough of them were calm; else all count, and what they show is the host. */
  calm: boolean
}

/** Calls a second of both ways, and what the host did meanwhile. */
export interface Turn extends Host {
  http: number
  driver: number
}

/** The least that the driver's calls may write, of what those over HTTP do: less, and it is not measured against the same work. */
const leastOfLog = 0.85
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
export async function withLease(
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
        tellTurn(atOnce, turn)
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
