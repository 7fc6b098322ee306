import type { Endpoint, RateLimit } from '#kit/contract/endpoint.ts'
import type { Clock } from '../time/clock.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** Who calls, as far as limits care. */
export interface Caller {
  readonly address: string
  readonly accountId?: number
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** A call under way that was counted: tell it how the call ended. */
export interface Counted {
  /** Seconds to wait, where the call is over a limit and must not be carried out. */
  readonly wait: number | undefined
  ended(succeeded: boolean): Promise<void>
}

/**
 * Counts a call before it is carried out and takes the count back where only failures count, so that many at once
 * can not slip through between the look and the count.
 *
 * @param settings largest numbers of calls, by the names that the limits use
 */
export async function countCall(
  to: Endpoint,
  caller: Caller,
  rateLimiter: RateLimiter,
  settings: Readonly<Record<string, number>>,
  clock: Clock,
): Promise<Counted> {
  const limits = (to.rateLimits ?? []).map(limit => ({ limit, key: `${to.name}:${keyOf(limit, caller)}` }))
  const waits: number[] = []
  for (const { limit, key } of limits) {
    const allowed = settings[limit.setting]
    if (allowed === undefined) throw new TypeError(`${to.name} counts by the unknown setting ${limit.setting}`)
    const wait = await rateLimiter.take(key, allowed, limit.seconds, clock())
    if (wait !== undefined) waits.push(wait)
  }
  return {
    wait: waits.length > 0 ? Math.max(...waits) : undefined,
    async ended(succeeded) {
      if (!succeeded) return
      for (const { limit, key } of limits) {
        if (limit.counts !== 'failures') continue
        await (typeof limit.per === 'object' ? rateLimiter.clear(key) : rateLimiter.giveBack(key))
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
