import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { startEmbedded } from '#kit/db/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openPool } from '#kit/db/pool.ts'

/** Does work on a new, migrated database of its own, and takes the database away again. */
export async function withDatabase<T>(work: (db: pg.Pool) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindling-bench-'))
  const database = await startEmbedded({ dataDir, log: () => undefined })
  const db = openPool({ connection: database.connection, applicationName: 'bench', log: () => undefined })
  try {
    await migrate(db, { folder: resolve('database/migrations'), log: () => undefined })
    return await work(db)
  } finally {
    await db.end()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
