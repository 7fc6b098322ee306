import { resolve } from 'node:path'
import type { Pool } from 'pg'
import { startEmbedded } from '#kit/db/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openPool } from '#kit/db/pool.ts'
import { describeAddress, unreachable } from '#kit/db/unreachable.ts'
import type { Settings } from './settings.ts'

/** Milliseconds: PostgreSQL itself ends a statement a little earlier, where it can still be heard. */
const replyTimeout = 12_000

/** The database of this server, migrated. `close` leaves it, and ends an embedded one that nobody else uses. */
export interface Database {
  pool: Pool
  close(): Promise<void>
}

/**
 * Opens the embedded database in the data folder, or the one at `DATABASE_URL`.
 *
 * @throws EmbeddedError, DatabaseUnreachableError, MigrationError in words
 */
export async function openDatabase({ data }: Settings, say: (line: string) => void): Promise<Database> {
  const embedded = data.url === undefined ? await startEmbedded({ dataDir: data.dir, log: say }) : undefined
  const connection = embedded?.connection ?? data.url
  if (connection === undefined) throw new TypeError('no database to connect to')
  const settings = { connection, applicationName: 'mindling', log: say }
  const pool = openPool({ ...settings, max: data.connections, replyTimeout })
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    // A migration may take longer than anybody else may.
    const patient = openPool({ ...settings, max: 2 })
    const folder = resolve(import.meta.dirname, '../../database/migrations')
    try {
      await reach(patient, data.url)
      await migrate(patient, { folder, log: say })
    } finally {
      await patient.end()
    }
    return { pool, close }
  } catch (fault) {
    await close()
    throw fault
  }
}

async function reach(pool: Pool, url: string | undefined): Promise<void> {
  try {
    await pool.query('select')
  } catch (fault) {
    throw unreachable(url === undefined ? 'the built-in database' : describeAddress(url), fault)
  }
}
