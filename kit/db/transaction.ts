import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** serialization_failure and deadlock_detected: PostgreSQL undid the transaction, and trying it again is the remedy. */
const passing = new Set(['40001', '40P01'])

/**
 * Runs `work` in a transaction on one connection: committed when it resolves, undone when it throws. Where PostgreSQL
 * itself broke it off because of another one, it is run again after a short pause, five times at most; so `work` must do nothing outside
 * the database.
 */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, work)
    } catch (error) {
      if (attempt === 5 || !passing.has(codeOf(error))) throw error
      // Who starts over at once may well meet the same one again.
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function once<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away, not given back.
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
