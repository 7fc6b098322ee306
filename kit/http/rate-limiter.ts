import { createHash } from 'node:crypto'
import type { Queryable } from '#kit/db/statement.ts'
import { kit } from '#kit/tables.ts'

/**
 * Counts requests per key and time window in the database, so that all server processes share the counts. Keys are stored
 * as hashes, because they contain addresses and emails.
 */
export interface RateLimiter {
  /** Counts one more. Returns the seconds to wait if that is over the limit, otherwise undefined. */
  hit(key: string, limit: number, seconds: number, now: Date): Promise<number | undefined>
  /** Takes one count back. */
  undo(key: string): Promise<void>
  clear(key: string): Promise<void>
}

const takeOne = kit.statement(
  'tally-take',
  `insert into tally as t (key, started_at, count) values (:key, :now, 1)
   on conflict (key) do update set
     count = case when t.started_at <= :now - make_interval(secs => :seconds) then 1 else t.count + 1 end,
     started_at = case when t.started_at <= :now - make_interval(secs => :seconds) then :now else t.started_at end
   returning count, started_at`,
)
const giveOneBack = kit.statement('tally-give-back', 'update tally set count = greatest(count - 1, 0) where key = :key')
const clearAll = kit.statement('tally-clear', 'delete from tally where key = :key')

/** Deletes counts whose window has ended; the longest window is a day. */
export const deleteExpiredCounts = kit.statement(
  'tally-forget',
  `delete from tally where started_at < :now::timestamptz - interval '1 day'`,
)

export function rateLimiter(db: Queryable): RateLimiter {
  return {
    async hit(key, limit, seconds, now) {
      const [row] = await takeOne.run(db, { key: hashed(key), now, seconds })
      if (!row || row.count <= limit) return undefined
      return Math.max(1, Math.ceil((row.started_at.getTime() + seconds * 1000 - now.getTime()) / 1000))
    },
    undo: async key => void (await giveOneBack.run(db, { key: hashed(key) })),
    clear: async key => void (await clearAll.run(db, { key: hashed(key) })),
  }
}

function hashed(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
