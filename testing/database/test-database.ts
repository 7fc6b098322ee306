import type pg from 'pg'
import { inject } from 'vitest'
import { openPool } from '#kit/db/pool.ts'
import { copyTemplate, type TestDatabase, type TestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/**
 * A migrated, empty database for one test file, with a pool. In a test file:
 *
 * ```ts
 * const database = await createTestDatabase()
 * afterAll(() => database.drop())
 * ```
 */
export async function createTestDatabase(): Promise<TestDatabase & { pool: pg.Pool }> {
  return withPool(await copyTemplate(inject('testServer')))
}

/** An empty database, without the product's tables. */
export async function createEmptyDatabase(): Promise<TestDatabase & { pool: pg.Pool }> {
  return withPool(await copyTemplate({ ...inject('testServer'), template: 'template0' }))
}

function withPool(copy: TestDatabase): TestDatabase & { pool: pg.Pool } {
  const pool = openPool({ connection: copy.connection, applicationName: 'test', log: () => undefined })
  const drop = async () => {
    await pool.end()
    await copy.drop()
  }
  return { ...copy, pool, drop }
}
