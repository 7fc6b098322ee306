import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { BackupError } from '#kit/db/backup/backup-error.ts'
import { startEmbedded } from '#kit/db/embedded.ts'
import { describeAddress, unreachable } from '#kit/db/unreachable.ts'
import { databaseAddress } from '../setting-kinds.ts'
import { readTable } from '../setting-table.ts'
import { environmentIn, SettingsError } from '../settings.ts'

/** Where a database is: at an address, or built in, in a data folder (absolute path). */
export type Place = { url: string } | { dir: string }

/**
 * The place in the settings. Other settings aren't checked: a back-up must not fail because of a key that only the
 * server needs.
 *
 * @throws SettingsError
 */
export function configuredPlace(): { place: Place; dataDir: string } {
  const { DATA_DIR, DATABASE_URL } = environmentIn(process.cwd())
  const { errors, held } = readTable({ DATA_DIR, DATABASE_URL })
  if (errors.length > 0) throw new SettingsError(errors)
  const dataDir = resolve(held.DATA_DIR ?? 'data')
  return { place: held.DATABASE_URL === undefined ? { dir: dataDir } : { url: held.DATABASE_URL }, dataDir }
}

/** @throws BackupError if the text isn't an address of a PostgreSQL database */
export function parsePlace(address: string): Place {
  const url = databaseAddress.schema.safeParse(address)
  if (!url.success) throw new BackupError(`The target must be ${databaseAddress.mayHold}.`)
  return { url: url.data }
}

/** A connection to a database, and the database's name for messages (without password). */
export interface OpenPlace {
  client: pg.Client
  called: string
  close(): Promise<void>
}

/**
 * Connects to a database without migrating it. A built-in one is started if needed, and stopped afterwards if nothing
 * else uses it.
 *
 * @param make whether to create a missing built-in one
 * @throws BackupError, EmbeddedError, DatabaseUnreachableError
 */
export async function openPlace(place: Place, make: boolean, say: (line: string) => void): Promise<OpenPlace> {
  if ('url' in place)
    return await connect({ connectionString: place.url }, describeAddress(place.url), async () => undefined)
  if (!make && !existsSync(join(place.dir, 'postgres', 'PG_VERSION'))) {
    throw new BackupError(`There is no database in ${place.dir}. Set DATA_DIR or DATABASE_URL to where yours is.`)
  }
  const embedded = await startEmbedded({ name: 'mindling', dataDir: place.dir, log: say })
  return await connect(embedded.connection, `the built-in database in ${place.dir}`, () => embedded.stop())
}

async function connect(connection: pg.ClientConfig, called: string, stop: () => Promise<void>): Promise<OpenPlace> {
  const client = new pg.Client({
    ...connection,
    application_name: 'mindling backup',
    keepAlive: true,
    connectionTimeoutMillis: 20_000,
  })
  // Whatever uses a lost connection reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (fault) {
    await stop()
    throw unreachable(called, fault)
  }
  const close = async () => {
    await client.end().catch(() => undefined)
    await stop()
  }
  return { client, called, close }
}

/** Whether both connections use the same database. */
export async function isSameDatabase(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const sql = `select pg_postmaster_start_time()::text || current_database()
    || (select oid from pg_database where datname = current_database()) as mark`
  const [a, b] = await Promise.all([one, other].map(client => client.query<{ mark: string }>(sql)))
  return a?.rows[0]?.mark === b?.rows[0]?.mark
}
