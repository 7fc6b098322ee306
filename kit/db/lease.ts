import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { kit } from '#kit/tables.ts'
import type { Queryable } from './statement.ts'

// Times are the database's, because the clocks of several machines differ.
const take = kit.statement(
  'lease-take',
  `insert into lease as l (name, holder, until) values (:name, :holder, now() + make_interval(secs => :seconds))
   on conflict (name) do update set holder = excluded.holder, until = excluded.until where l.until < now()
   returning holder`,
)
const release = kit.statement('lease-give-back', 'delete from lease where name = :name and holder = :holder')

/** Milliseconds between two attempts to take the lease. */
const pollInterval = 100

/**
 * Runs `work` while holding a lease that all server processes share, so that only one of them does this work at a
 * time. The lease binds only those who ask for it.
 *
 * @param seconds after which the lease expires even if the work goes on, in case the process died
 * @param signal aborts the wait
 * @throws AbortError when the wait is aborted, or whatever the work throws
 */
export async function withLease<T>(
  db: Queryable,
  name: string,
  seconds: number,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const holder = randomUUID()
  while (!(await take.first(db, { name, holder, seconds }))) await pause(pollInterval, undefined, { signal })
  try {
    return await work()
  } finally {
    // The lease expires by itself if it can't be released.
    await release.run(db, { name, holder }).catch(() => undefined)
  }
}
