import type { FastifyInstance } from 'fastify'
import { commonFailures } from '#kit/contract/common-failures.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { translate } from '../words/catalogue.ts'
import { retryAfter } from './retry-after.ts'
import { endpointOf } from './route-pattern.ts'

/** How much a server has on its hands. */
export interface Pressure {
  /** Milliseconds by which the event loop came late, on average over the last moment. */
  readonly delay: number
  /** Calls that wait for a connection to the database, for each connection that there is. */
  readonly waiting: number
}

/** Whose turn it is to be turned away: what a page can do without for a moment goes first. */
export type Turn = NonNullable<Endpoint['shedOrder']> | 'usual'

/** From which pressure on each is turned away. A call that is under way has been let in and is carried out. */
const bounds: Readonly<Record<Turn, Pressure>> = {
  first: { delay: 500, waiting: 20 },
  usual: { delay: 1000, waiting: 40 },
  late: { delay: 1500, waiting: 60 },
  last: { delay: 3000, waiting: 80 },
}

/**
 * Turns calls away before any work is done for them, with 503 and `Retry-After`, while the server could not keep up:
 * who would wait until the page gives up hears at once, and the calls that are let in are answered in time. Pages,
 * files and what looks after the server are no calls, cost next to nothing, and are always served.
 *
 * @param shed told of each that was turned away
 */
export function shedLoad(
  app: FastifyInstance,
  pressure: () => Pressure,
  shed: (turn: Turn, reason: keyof Pressure) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const endpoint = endpointOf(request)
    if (!endpoint) return done()
    const turn = endpoint.shedOrder ?? 'usual'
    const now = pressure()
    const reason = (['delay', 'waiting'] as const).find(each => now[each] > bounds[turn][each])
    if (!reason) return done()
    shed(turn, reason)
    const { status, error } = commonFailures.unavailable
    reply
      .code(status)
      .header('retry-after', retryAfter())
      .header('cache-control', 'no-store')
      .send({ error: translate(error), code: 'unavailable' })
  })
}
