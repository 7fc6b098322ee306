import { statement } from '#kit/db/statement.ts'

/** How full a queue is. */
export interface QueueLength {
  readonly queue: string
  /** Jobs that somebody may take now, and how long the oldest of them has waited, in seconds. */
  readonly waiting: number
  readonly oldest: number
  readonly running: number
}

export const queueLengths = statement<QueueLength>(
  'queue-lengths',
  `select name as queue,
     count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
     coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float as oldest,
     count(*) filter (where state = 'active')::int as running
   from jobs.job where state < 'completed' and name not like '\\_\\_pgboss%' group by name`,
)
