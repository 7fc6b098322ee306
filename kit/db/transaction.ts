import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** serialization_failure and deadlock_detected: PostgreSQL rolled back, and running the transaction again is the remedy. */
const retryable = new Set(['40001', '40P01'])
const maxAttempts = 5

/**
 * Limits of each transaction, sent together with its `begin`: a server that hangs or loses its network must not hold
 * locks for longer. `set local` works behind a connection pooler too, which startup parameters do not.
 */
const limits = `set local statement_timeout = '10s'; set local lock_timeout = '10s'; set local idle_in_transaction_session_timeout = '30s'`

/**
 * Runs `work` in a transaction on one connection: committed when it resolves, rolled back when it throws. A
 * serialization failure or deadlock runs it again after a short pause, up to five times in all, so `work` must have no
 * effects outside the database.
 */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, work)
    } catch (error) {
      if (attempt === maxAttempts || !retryable.has(codeOf(error))) throw error
      // A random pause, or both sides of a deadlock would meet again.
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function runOnce<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`begin; ${limits}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that can't roll back is closed instead of returned to the pool.
    await client.query('rollback').catch(reason => {
      broken = reason
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
