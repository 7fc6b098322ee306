import type { Queryable } from '#kit/db/statement.ts'

/**
 * Deletes all jobs of any queue, finished or not, whose data has one of these values in this field. Does nothing if
 * there are no job tables.
 */
export async function deleteJobs(db: Queryable, field: string, values: readonly string[]): Promise<void> {
  const { rows } = await db.query("select to_regclass('jobs.job') is not null as kept")
  if (rows[0]?.kept) await db.query('delete from jobs.job where data ->> $1 = any ($2::text[])', [field, values])
}
