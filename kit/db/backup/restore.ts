import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { migrateInTransaction } from '../migrate.ts'
import { type Migration, readMigrations } from '../migration-file.ts'
import { asBackupError } from './as-backup-error.ts'
import { BackupError } from './backup-error.ts'
import { differences } from './check-file.ts'
import { clearSchema } from './clear-schema.ts'
import { findDeferred } from './deferred-indexes.ts'
import { type Backup, type Head, partNames, type Totals } from './manifest.ts'
import { TableMeters } from './row-meter.ts'
import { setTextFormat } from './set-text-format.ts'
import { createJobTables, dropJobs, jobTables, restoreJobs } from './waiting-jobs.ts'

export interface RestoreOptions {
  /** The folder with this version's migrations. */
  migrations: string
  /** The table whose rows must not be lost by accident, and what messages call them. */
  precious: { table: string; called: string }
  /** Whether those rows may be replaced. */
  replace: boolean
  /** Application name of servers. None may be connected. */
  serverName: string
  /** Called after each table. */
  report?: (table: string, rows: number) => void
  /** Called before the commit; if it throws, everything is rolled back. */
  beforeCommit?: () => Promise<void>
}

/**
 * Replaces a database's content with a back-up: creates the tables with the migrations of that time, fills them,
 * compares all rows with the totals, and applies the later migrations. It is one transaction, so any failure leaves
 * the database as it was.
 *
 * @param client a connection that is in no transaction
 * @returns the totals that were compared
 * @throws BackupError
 */
export async function restoreBackup(client: pg.ClientBase, backup: Backup, options: RestoreOptions): Promise<Totals> {
  const all = await readMigrations(options.migrations)
  const baseMigrations = migrationsOf(backup.head, all)
  await client.query('begin')
  let outcome = 'Nothing was changed'
  try {
    await setTextFormat(client)
    await checkTarget(client, options)
    const totals = await fill(client, backup, baseMigrations, options.report)
    await refill(client, backup.head)
    await migrateInTransaction(
      client,
      all.filter(migration => !baseMigrations.includes(migration)),
    )
    await client.query('analyze')
    await options.beforeCommit?.()
    outcome = 'Everything was sent, but check whether it was saved'
    await client.query('commit')
    return totals
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw asBackupError(outcome, error)
  }
}

/** The migrations that create the tables as they were. */
function migrationsOf(head: Head, all: Migration[]): Migration[] {
  const known = new Map(all.map(migration => [migration.number, migration]))
  return head.migrations.map(({ number, name, hash }) => {
    const migration = known.get(number)
    if (!migration) {
      throw new BackupError(
        `The back-up was made by a newer version (${head.version}, with the migration ${name}). Restore it with that version.`,
      )
    }
    if (migration.hash !== hash) {
      throw new BackupError(`The back-up was made with another migration ${number} (${name}) than this version has.`)
    }
    return migration
  })
}

async function checkTarget(client: pg.ClientBase, { precious, replace, serverName }: RestoreOptions): Promise<void> {
  const { rows } = await client.query<{
    encoding: string
    servers: number
    ours: boolean
    tables: number
    kept: boolean
  }>(
    `select current_setting('server_encoding') as encoding,
       (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = $1) as servers,
       to_regclass('schema_migration') is not null as ours, to_regclass($2) is not null as kept,
       (select count(*)::int from pg_class c where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')) as tables`,
    [serverName, precious.table],
  )
  const [target] = rows
  if (!target) throw new TypeError('no answer')
  if (target.encoding !== 'UTF8') {
    throw new BackupError(`The database is in ${target.encoding}. Make one in UTF8: create database … encoding 'UTF8'.`)
  }
  if (target.servers > 0) throw new BackupError('A server is running on this database. Stop it first.')
  if (target.tables > 0 && !target.ours) {
    throw new BackupError('The database has tables of other programs. Use an empty database.')
  }
  if (!target.kept || replace) return
  const { rows: counted } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${pg.escapeIdentifier(precious.table)}`,
  )
  const count = counted[0]?.count ?? 0
  if (count > 0) {
    throw new BackupError(
      `The database has ${count} ${precious.called}. Add --replace to replace them; nothing was changed.`,
    )
  }
}

async function fill(
  client: pg.ClientBase,
  backup: Backup,
  baseMigrations: Migration[],
  report: RestoreOptions['report'],
): Promise<Totals> {
  const { head } = backup
  await dropJobs(client)
  await clearSchema(client)
  await migrateInTransaction(client, baseMigrations)
  await createJobTables(client)
  const aside = await findDeferred(client)
  for (const statement of aside.away) await client.query(statement)
  // Migrations insert rows into some tables.
  for (const { name } of head.tables) await client.query(`truncate ${pg.escapeIdentifier(name)}`)
  await copyIn(client, backup, report)
  for (const { name, last, called } of head.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), last, called])
  }
  for (const statement of aside.back) await client.query(statement)
  const found = await countRows(client, head)
  const [different] = differences(head, backup.totals(), found)
  if (different !== undefined) throw new BackupError(`The restored rows differ from the back-up: ${different}`)
  return found
}

/** Rows of waiting jobs can't be frozen, because their tables are temporary. */
const frozen = 'with (freeze)'

async function copyIn(client: pg.ClientBase, backup: Backup, report: RestoreOptions['report']): Promise<void> {
  let table: string | undefined
  let stream: ReturnType<typeof from> | undefined
  let broken: Error | undefined
  const end = async () => {
    if (broken) throw broken
    if (!stream || table === undefined) return
    stream.end()
    await finished(stream)
    report?.(table, stream.rowCount)
    stream = undefined
  }
  try {
    for await (const part of backup.parts()) {
      if (part.table !== table) {
        await end()
        table = part.table
        const how = table in jobTables ? '' : frozen
        stream = client.query(from(`copy ${targetOf(backup.head, table)} from stdin ${how}`))
        // PostgreSQL ended the copy, perhaps while we waited for more rows.
        stream.on('error', error => {
          broken = error
        })
      }
      if (broken) throw broken
      if (stream) await write(stream, part.bytes)
    }
    await end()
  } catch (error) {
    // PostgreSQL waits for more rows and must learn that none will come.
    if (stream && !broken) {
      const gone = Promise.race([finished(stream).catch(() => undefined), once(client, 'end')])
      stream.destroy(error instanceof Error ? error : new Error(String(error)))
      await gone
    }
    throw error
  }
}

function write(stream: ReturnType<typeof from>, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // The callback isn't called when the connection is lost.
    stream.once('error', reject)
    stream.write(bytes, error => {
      stream.off('error', reject)
      if (error) reject(error)
      else resolve()
    })
  })
}

function targetOf(head: Head, table: string): string {
  const queue = jobTables[table]
  if (queue !== undefined) return queue
  const columns = head.tables.find(({ name }) => name === table)?.columns ?? []
  return `${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}

/** Reads all rows back from the database. */
async function countRows(client: pg.ClientBase, head: Head): Promise<Totals> {
  const meters = new TableMeters(partNames(head))
  for (const table of partNames(head)) {
    for await (const bytes of client.query(to(`copy ${targetOf(head, table)} to stdout`))) meters.add(table, bytes)
  }
  return meters.counts()
}

async function refill(client: pg.ClientBase, head: Head): Promise<void> {
  if (head.jobs) await restoreJobs(client)
}
