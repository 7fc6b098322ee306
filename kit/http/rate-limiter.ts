import { createHash } from 'node:crypto'
import type { Queryable } from '#kit/db/statement.ts'
import { statement } from '#kit/db/statement.ts'

/**
 * Counts calls per key and window in the database, so that every server process sees the same count.
 * Keys are stored hashed: no address and no e-mail stays behind.
 */
export interface RateLimiter {
  /** Counts one more; answers how many seconds to wait if that is over the limit, else undefined. */
  take(key: string, limit: number, seconds: number, now: Date): Promise<number | undefined>
  /** Takes one count back. */
  giveBack(key: string): Promise<void>
  clear(key: string): Promise<void>
}

const takeOne = statement<{ count: number; started_at: Date }, [Buffer, Date, number]>(
  'tally-take',
  `insert into tally as t (key, started_at, count) values ($1, $2, 1)
   on conflict (key) do update set
     count = case when t.started_at <= $2 - make_interval(secs => $3) then 1 else t.count + 1 end,
     started_at = case when t.started_at <= $2 - make_interval(secs => $3) then $2 else t.started_at end
   returning count, started_at`,
)
const giveOneBack = statement<never, [Buffer]>(
  'tally-give-back',
  'update tally set count = greatest(count - 1, 0) where key = $1',
)
const clearAll = statement<never, [Buffer]>('tally-clear', 'delete from tally where key = $1')

/** Takes counts away whose window has ended; the longest window is a day. */
export const deleteExpiredCounts = statement<never, [now: Date]>(
  'tally-forget',
  `delete from tally where started_at < $1::timestamptz - interval '1 day'`,
)

export function rateLimiter(db: Queryable): RateLimiter {
  return {
    async take(key, limit, seconds, now) {
      const [row] = await takeOne.run(db, [hashed(key), now, seconds])
      if (!row || row.count <= limit) return undefined
      return Math.max(1, Math.ceil((row.started_at.getTime() + seconds * 1000 - now.getTime()) / 1000))
    },
    giveBack: async key => void (await giveOneBack.run(db, [hashed(key)])),
    clear: async key => void (await clearAll.run(db, [hashed(key)])),
  }
}

function hashed(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
