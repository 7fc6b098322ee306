import type { Socket } from 'node:net'
import type pg from 'pg'

/** What a statement's error begins with when nothing was heard for too long. */
export const noReply = 'No reply from PostgreSQL'

/**
 * Gives a connection up that says nothing for so many milliseconds while somebody has it: its other end may be gone without a
 * word. One clock for each connection, which every word sets back; `pg`'s own `query_timeout` makes one for each statement,
 * and what hangs on it outlives the statement by minutes: three times as much for the collector to carry from one corner to
 * another, in pauses that everybody waits through.
 */
export function enforceReplyTimeout(pool: pg.Pool, longest: number): void {
  const taken = new WeakSet<pg.ClientBase>()
  pool.on('acquire', client => taken.add(client))
  pool.on('release', (_error, client) => taken.delete(client))
  pool.on('connect', client => {
    const stream = streamOf(client)
    stream.setTimeout(longest).on('timeout', () => {
      if (taken.has(client)) stream.destroy(new Error(`${noReply} within ${longest} ms.`))
    })
  })
}

/** The connection's own, which `pg` has no other name for. */
export function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
