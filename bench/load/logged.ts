import type pg from 'pg'
import { middle } from '../answers/measure.ts'

/** Watches what PostgreSQL writes into its log while calls of one way are made. */
export function logged(db: pg.Pool) {
  const turns: number[] = []
  const position = async () => {
    const { rows } = await db.query<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0' as at`)
    return Number(rows[0]?.at)
  }
  return {
    /** @returns calls a second */
    async during(work: () => Promise<{ answered: number; perSecond: number }>): Promise<number> {
      const before = await position()
      const { answered, perSecond } = await work()
      turns.push(((await position()) - before) / answered)
      return perSecond
    },
    /** Bytes, in the middle of all turns: in the one after a checkpoint pages are written whole, by whoever comes first. */
    aCall: () => Math.round(middle(turns)),
  }
}
