import type { FastifyInstance } from 'fastify'
import { commonFailures } from '#kit/contract/common-failures.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { translate } from '../words/catalogue.ts'
import { retryAfter } from './retry-after.ts'
import { endpointOf } from './route-pattern.ts'

/** How busy a server is. */
export interface Pressure {
  /** Event-loop delay in milliseconds, as far as it lasts; see `steadyDelay`. */
  readonly delay: number
  /** Requests that wait for a database connection, per connection of the pool. */
  readonly waiting: number
}

/** When a request is rejected: what a page can do without for a moment goes first. */
export type ShedOrder = NonNullable<Endpoint['shedOrder']> | 'usual'

/** The pressure above which each is rejected. A request that was accepted is always finished. */
const bounds: Readonly<Record<ShedOrder, Pressure>> = {
  first: { delay: 500, waiting: 20 },
  usual: { delay: 1000, waiting: 40 },
  late: { delay: 1500, waiting: 60 },
  last: { delay: 3000, waiting: 80 },
}

/**
 * Rejects API requests with 503 and `Retry-After` before any work is done for them while the server is overloaded: the
 * browser hears at once instead of waiting until it gives up, and accepted requests are answered in time. Pages, files,
 * health checks, and metrics cost next to nothing and are always served.
 *
 * `@fastify/under-pressure` doesn't do this: it knows no order among routes and no database pool, and its mean over one
 * second takes a single long turn of the event loop, such as reading the packs at the first start, for overload.
 *
 * @param onShed called for each rejected request
 */
export function shedLoad(
  app: FastifyInstance,
  pressure: () => Pressure,
  onShed: (order: ShedOrder, reason: keyof Pressure) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const endpoint = endpointOf(request)
    if (!endpoint) return done()
    const order = endpoint.shedOrder ?? 'usual'
    const now = pressure()
    const reason = (['delay', 'waiting'] as const).find(each => now[each] > bounds[order][each])
    if (!reason) return done()
    onShed(order, reason)
    const { status, error } = commonFailures.unavailable
    reply
      .code(status)
      .header('retry-after', retryAfter())
      .header('cache-control', 'no-store')
      .send({ error: translate(error), code: 'unavailable' })
  })
}
