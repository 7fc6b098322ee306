import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { startEmbedded } from '#kit/db/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openPool } from '#kit/db/pool.ts'

/** A PostgreSQL server started for one bench. */
export interface Databases {
  /** Opens another pool on one of its databases; closed at the end. */
  open(database: string, more?: pg.ClientConfig): pg.Pool
  /** The connection settings for other processes. */
  addressOf(database: string): pg.ClientConfig
  /** Creates a database with the product's tables. */
  create(database: string): Promise<pg.Pool>
}

/**
 * Starts a PostgreSQL server while `work` runs.
 *
 * @param throwaway whether to skip fsync: fine for comparing statements, wrong for timing them
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

/** Runs `work` on a new durable database and deletes it afterwards. */
export async function withDatabase<T>(work: (db: pg.Pool) => Promise<T>): Promise<T> {
  return await withDatabases(false, async ({ create }) => await work(await create('bench')))
}
