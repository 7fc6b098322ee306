import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { kit } from '#kit/tables.ts'
import type { Queryable } from './statement.ts'

// By the database's own clock: those of several machines differ.
const take = kit.statement(
  'lease-take',
  `insert into lease as l (name, holder, until) values (:name, :holder, now() + make_interval(secs => :seconds))
   on conflict (name) do update set holder = excluded.holder, until = excluded.until where l.until < now()
   returning holder`,
)
const giveBack = kit.statement('lease-give-back', 'delete from lease where name = :name and holder = :holder')

/** Milliseconds between two looks whether it is our turn. */
const lookEvery = 100

/**
 * Does work in turn with all other server processes: one of them at a time does the work of that name. It keeps nobody
 * from doing it who does not ask.
 *
 * @param seconds after which the turn is over even if the work goes on: a process that died gives nothing back
 * @param signal ends the waiting
 * @throws AbortError where the signal ended the waiting, else what the work throws
 */
export async function withLease<T>(
  db: Queryable,
  name: string,
  seconds: number,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const holder = randomUUID()
  while (!(await take.first(db, { name, holder, seconds }))) await pause(lookEvery, undefined, { signal })
  try {
    return await work()
  } finally {
    // It ends by itself where it can not be given back.
    await giveBack.run(db, { name, holder }).catch(() => undefined)
  }
}
