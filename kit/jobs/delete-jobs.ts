import type { Queryable } from '#kit/db/statement.ts'

/**
 * Forgets every job of any queue, done or not, whose data has one of these values in a field of that name. Nothing
 * happens where no jobs were ever kept.
 */
export async function deleteJobs(db: Queryable, field: string, values: readonly string[]): Promise<void> {
  const { rows } = await db.query("select to_regclass('jobs.job') is not null as kept")
  if (rows[0]?.kept) await db.query('delete from jobs.job where data ->> $1 = any ($2::text[])', [field, values])
}
