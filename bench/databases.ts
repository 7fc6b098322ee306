import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { startEmbedded } from '#kit/db/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openPool } from '#kit/db/pool.ts'

/** A PostgreSQL of a bench's own. */
export interface Databases {
  /** Another pool on one of its databases; closed in the end. */
  open(database: string, more?: pg.ClientConfig): pg.Pool
  /** How another process reaches one of them. */
  addressOf(database: string): pg.ClientConfig
  /** A pool on a new database with the product's tables. */
  create(database: string): Promise<pg.Pool>
}

/**
 * Starts a PostgreSQL for as long as some work takes.
 *
 * @param throwaway whether nothing is forced to disk: right where statements are compared, wrong where they are timed
 */
export async function withDatabases<T>(throwaway: boolean, work: (databases: Databases) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindling-bench-'))
  const server = await startEmbedded({ name: 'mindling', dataDir, log: () => undefined, throwaway })
  const pools: pg.Pool[] = []
  const addressOf = (database: string): pg.ClientConfig => ({ ...server.connection, database })
  const open = (database: string, more: pg.ClientConfig = {}) => {
    const pool = openPool({
      connection: { ...addressOf(database), ...more },
      applicationName: 'bench',
      statementTimeout: 3_600_000,
      log: () => undefined,
    })
    pools.push(pool)
    return pool
  }
  const create = async (database: string) => {
    await open('postgres').query(`create database ${database}`)
    const pool = open(database)
    await migrate(pool, { folder: resolve('database/migrations'), log: () => undefined })
    return pool
  }
  try {
    return await work({ open, addressOf, create })
  } finally {
    for (const pool of pools) await pool.end()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Does work on a new database that forces everything to disk, and takes it away again. */
export async function withDatabase<T>(work: (db: pg.Pool) => Promise<T>): Promise<T> {
  return await withDatabases(false, async ({ create }) => await work(await create('bench')))
}
