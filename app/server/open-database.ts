import { resolve } from 'node:path'
import type { Pool } from 'pg'
import { startEmbedded } from '#kit/db/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openPool } from '#kit/db/pool.ts'
import { describeAddress, unreachable } from '#kit/db/unreachable.ts'
import type { Settings } from './settings.ts'

/**
 * Milliseconds. The built-in database also cancels statements itself, a little earlier. For one at DATABASE_URL that is up
 * to its administrator: `?options=-c statement_timeout=10s` in the address, or a setting of the role.
 */
const statementTimeout = 10_000
const replyTimeout = 12_000

/** The database of this server, migrated. `close` leaves it, and stops a built-in one that no other server uses. */
export interface Database {
  pool: Pool
  close(): Promise<void>
}

/**
 * Opens the built-in database in the data folder, or the one at `DATABASE_URL`.
 *
 * @throws EmbeddedError, DatabaseUnreachableError, MigrationError, each with a message for the console
 */
export async function openDatabase({ data }: Settings, say: (line: string) => void): Promise<Database> {
  const embedded =
    data.url === undefined ? await startEmbedded({ name: 'mindling', dataDir: data.dir, log: say }) : undefined
  const connection = embedded?.connection ?? data.url
  if (connection === undefined) throw new TypeError('no database to connect to')
  const settings = { connection, applicationName: 'mindling', log: say }
  const pool = openPool({
    ...settings,
    max: data.connections,
    replyTimeout,
    ...(embedded ? { statementTimeout } : {}),
  })
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    // Without limits: a migration may take a long time.
    const migrationPool = openPool({ ...settings, max: 2 })
    const folder = resolve(import.meta.dirname, '../../database/migrations')
    try {
      await checkConnection(migrationPool, data.url)
      await migrate(migrationPool, { folder, log: say })
    } finally {
      await migrationPool.end()
    }
    return { pool, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function checkConnection(pool: Pool, url: string | undefined): Promise<void> {
  try {
    await pool.query('select')
  } catch (error) {
    throw unreachable(url === undefined ? 'the built-in database' : describeAddress(url), error)
  }
}
