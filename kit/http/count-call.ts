import type { Endpoint, RateLimit } from '#kit/contract/endpoint.ts'
import type { Clock } from '../time/clock.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** What rate limits need to know about a request. */
export interface Caller {
  readonly address: string
  readonly accountId?: number
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** A counted request. Call `ended` with its outcome. */
export interface CountedRequest {
  /** Seconds to wait, if the request is over a limit and must be refused. */
  readonly wait: number | undefined
  ended(succeeded: boolean): Promise<void>
}

/**
 * Counts a request before it is handled. Where only failures count, a success takes the count back afterwards; counting
 * first keeps many requests at once from slipping through between a check and the count.
 *
 * `@fastify/rate-limit` doesn't serve here: it has no store in PostgreSQL, which all server processes share, and it can't
 * count failures only or by a field of the body.
 *
 * @param settings the maximum number of calls for each setting name that the limits use
 */
export async function countCall(
  to: Endpoint,
  caller: Caller,
  rateLimiter: RateLimiter,
  settings: Readonly<Record<string, number>>,
  clock: Clock,
): Promise<CountedRequest> {
  const limits = (to.rateLimits ?? []).map(limit => ({ limit, key: `${to.name}:${keyOf(limit, caller)}` }))
  const waits: number[] = []
  for (const { limit, key } of limits) {
    const allowed = settings[limit.setting]
    if (allowed === undefined)
      throw new TypeError(`${to.name} has a rate limit with the unknown setting ${limit.setting}`)
    const wait = await rateLimiter.hit(key, allowed, limit.seconds, clock())
    if (wait !== undefined) waits.push(wait)
  }
  return {
    wait: waits.length > 0 ? Math.max(...waits) : undefined,
    async ended(succeeded) {
      if (!succeeded) return
      for (const { limit, key } of limits) {
        if (limit.counts !== 'failures') continue
        await (typeof limit.per === 'object' ? rateLimiter.clear(key) : rateLimiter.undo(key))
      }
    },
  }
}

function keyOf({ per }: RateLimit, caller: Caller): string {
  if (per === 'address') return `address:${caller.address}`
  if (per === 'account') return `account:${caller.accountId ?? caller.address}`
  return `${per.field}:${String(caller.body?.[per.field] ?? '')
    .trim()
    .normalize('NFKC')
    .toLowerCase()}`
}
