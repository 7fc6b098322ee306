import type pg from 'pg'

/** Adds up what PostgreSQL writes into its log while calls of one way are made. */
export function logged(db: pg.Pool) {
  let [bytes, calls] = [0, 0]
  const position = async () => {
    const { rows } = await db.query<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0' as at`)
    return Number(rows[0]?.at)
  }
  return {
    /** @returns calls a second */
    async during(work: () => Promise<{ answered: number; perSecond: number }>): Promise<number> {
      const before = await position()
      const { answered, perSecond } = await work()
      bytes += (await position()) - before
      calls += answered
      return perSecond
    },
    aCall: () => Math.round(bytes / calls),
  }
}
