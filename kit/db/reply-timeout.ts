import type { Socket } from 'node:net'
import type pg from 'pg'

/** The beginning of the error message after a reply timeout. */
export const noReply = 'No reply from PostgreSQL'

/**
 * Closes a connection that is in use and receives nothing for so many milliseconds: its other end may be gone. `pg`'s
 * `query_timeout` isn't enough, because it fails the query but returns the dead connection to the pool. One timer per
 * connection also leaves a third of the garbage of one timer per query.
 */
export function enforceReplyTimeout(pool: pg.Pool, longest: number): void {
  const inUse = new WeakSet<pg.ClientBase>()
  pool.on('acquire', client => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', client => {
    const stream = streamOf(client)
    stream.setTimeout(longest).on('timeout', () => {
      if (inUse.has(client)) stream.destroy(new Error(`${noReply} within ${longest} ms.`))
    })
  })
}

/** The socket of a connection, which `pg` doesn't expose. */
export function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
