import type pg from 'pg'
import { middle } from '../answers/measure.ts'

/** Measures the WAL that PostgreSQL writes during calls of one way. */
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
    /** Median bytes of all turns: after a checkpoint, the first writer of a page writes it whole. */
    aCall: () => Math.round(middle(turns)),
  }
}
