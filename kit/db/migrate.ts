import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Migration, readMigrations } from './migration-file.ts'
import type { Queryable } from './statement.ts'
import { transaction } from './transaction.ts'

export interface MigrateOptions {
  /** The folder with the `NNNN_name.sql` files. */
  folder: string
  log: (line: string) => void
}

/** The database and this version of the product don't fit together. The message is one line. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

interface Applied {
  number: number
  name: string
  hash: string
  breaking: boolean
}

const oldestServer = 15

/**
 * Applies all migrations that the database doesn't have yet. Each runs in its own transaction, which first inserts its
 * number into `schema_migration`: when several processes start at once, the primary key lets one through, and the
 * others wait and then skip it.
 *
 * A database that a *newer* version has migrated is accepted with a log line, because versions overlap while servers
 * are replaced one by one, and a release may be rolled back. Three things stop the start: a newer migration marked `--
 * breaking`, a migration that was edited after it ran, and an applied migration that is unknown although later ones
 * are known (two branches of development).
 *
 * @returns how many migrations this process applied
 * @throws MigrationError with a message of one line
 */
export async function migrate(pool: pg.Pool, { folder, log }: MigrateOptions): Promise<number> {
  await checkServer(pool)
  const migrations = await readMigrations(folder)
  await createTable(pool)
  const before = await applied(pool)
  checkFit(migrations, before, log)
  const done = new Set(before.map(row => row.number))
  let count = 0
  for (const migration of migrations.filter(({ number }) => !done.has(number))) {
    if (await apply(pool, migration)) {
      log(`Database: applied ${label(migration)}.`)
      count++
    }
  }
  if (count < migrations.length - done.size) checkFit(migrations, await applied(pool), log)
  return count
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (server && Number(server.number) < oldestServer * 10_000) {
    throw new MigrationError(
      `The database is PostgreSQL ${server.version}; version ${oldestServer} or newer is needed. Set DATABASE_URL to one, or unset it to use the built-in database.`,
    )
  }
}

async function createTable(on: Queryable): Promise<void> {
  const sql = `create table if not exists schema_migration (
    number integer primary key,
    name text not null,
    hash text not null,
    breaking boolean not null,
    applied_at timestamptz not null default now()
  )`
  await on.query(sql).catch(error => {
    // `if not exists` checks and then creates, so of two processes at once the slower one may violate a key of the
    // catalogue.
    if (error.code !== '23505' && error.code !== '42P07') throw error
  })
}

async function applied(pool: pg.Pool): Promise<Applied[]> {
  const { rows } = await pool.query<Applied>(
    'select number, name, hash, breaking from schema_migration order by number',
  )
  return rows
}

function checkFit(migrations: Migration[], rows: Applied[], log: (line: string) => void): void {
  const known = new Map(migrations.map(migration => [migration.number, migration]))
  const newest = migrations.at(-1)?.number ?? 0
  for (const row of rows) {
    const migration = known.get(row.number)
    if (migration && migration.hash !== row.hash) {
      throw new MigrationError(
        `Migration ${label(migration)} has been changed since it was applied to this database. Restore the file, and put the change into a new one.`,
      )
    }
    if (!migration && row.number < newest) {
      throw new MigrationError(
        `The database holds migration ${label(row)}, which this version does not know although it knows later ones. It belongs to another branch of development; use another database.`,
      )
    }
    if (!migration && row.breaking) {
      throw new MigrationError(
        `The database was changed by a newer version (migration ${label(row)}) in a way that this version cannot work with. Start the newer version.`,
      )
    }
  }
  const ahead = rows.filter(row => row.number > newest)
  if (ahead.length > 0) {
    log(
      `The database is ahead of this version by ${ahead.map(label).join(', ')}; they are compatible, so the start goes on.`,
    )
  }
}

/**
 * Applies these migrations one after the other in the connection's current transaction.
 *
 * @throws MigrationError with a message of one line
 */
export async function migrateInTransaction(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await createTable(client)
  for (const migration of migrations) {
    await applyOn(client, migration).catch(error => {
      throw failed(migration, error)
    })
  }
}

/**
 * How long a migration waits for a lock, and how often it tries. Queries queue up behind a waiting migration, so it
 * gives up before users notice and tries again.
 */
const lockTimeout = '2s'
const maxTries = 30
const lockNotAvailable = '55P03'

/** Applies one migration unless another process has done so. True if it was applied here. */
async function apply(pool: pg.Pool, migration: Migration, tries = 1): Promise<boolean> {
  try {
    if (migration.inBatches) {
      // Each batch holds its rows for a moment only. The last one finds nothing to do, and is noted below.
      while ((await transaction(pool, client => runBatch(client, migration))) > 0);
    }
    return await transaction(pool, async client => {
      // A migration of a large table may take long, and so may the process that we wait for.
      await client.query('set local statement_timeout = 0; set local lock_timeout = 0')
      return await applyOn(client, migration, lockTimeout)
    })
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === lockNotAvailable
    if (!busy || tries === maxTries) throw failed(migration, error)
    await pause(500)
    return await apply(pool, migration, tries + 1)
  }
}

async function applyOn(client: pg.ClientBase, migration: Migration, timeout?: string): Promise<boolean> {
  const { breaking, hash, name, number } = migration
  const { rowCount } = await client.query(
    'insert into schema_migration (number, name, hash, breaking) values ($1, $2, $3, $4) on conflict do nothing',
    [number, name, hash, breaking],
  )
  if (rowCount === 0) return false
  if (timeout !== undefined) await client.query(`set local lock_timeout = '${timeout}'`)
  if (migration.inBatches) while ((await runBatch(client, migration)) > 0);
  else await client.query(migration.sql)
  return true
}

/** How many rows it changed. */
async function runBatch(client: pg.ClientBase, { sql }: Migration): Promise<number> {
  return (await client.query(sql)).rowCount ?? 0
}

function failed(migration: Migration, error: unknown): MigrationError {
  const reason = error instanceof Error ? error.message : error
  return new MigrationError(`Migration ${label(migration)} failed: ${reason}`, { cause: error })
}

function label({ name, number }: { name: string; number: number }): string {
  return `${String(number).padStart(4, '0')}_${name}`
}
