import type pg from 'pg'
import { inject } from 'vitest'
import { openPool } from './pool.ts'
import { copyTemplate, type TestDatabase } from './test-server.ts'

/**
 * A migrated, empty database for one test file, with a pool on it. In a test file:
 *
 * ```ts
 * const database = await createTestDatabase()
 * afterAll(() => database.drop())
 * ```
 */
export async function createTestDatabase(): Promise<TestDatabase & { pool: pg.Pool }> {
  const copy = await copyTemplate(inject('testServer'))
  const pool = openPool({ connection: copy.connection, applicationName: 'test', log: () => undefined })
  const drop = async () => {
    await pool.end()
    await copy.drop()
  }
  return { ...copy, pool, drop }
}
