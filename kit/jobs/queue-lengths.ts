import type { Queryable } from '#kit/db/statement.ts'

/** The length of a queue. */
export interface QueueLength {
  readonly queue: string
  /** Jobs that are ready to run, and the age of the oldest in seconds. */
  readonly waiting: number
  readonly oldest: number
  readonly running: number
}

// pg-boss makes the table when it starts, so no statement of ours can be described before.
const text = `select name as queue,
     count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
     coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float as oldest,
     count(*) filter (where state = 'active')::int as running
   from jobs.job where state < 'completed' and name not like '\\_\\_pgboss%' group by name`

/** How full every queue is. */
export async function queueLengths(db: Queryable): Promise<QueueLength[]> {
  return (await db.query<QueueLength>({ name: 'queue-lengths', text })).rows
}
