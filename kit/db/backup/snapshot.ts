import pg from 'pg'
import { to } from 'pg-copy-streams'
import { asBackupError } from './as-backup-error.ts'
import { BackupError } from './backup-error.ts'
import { type Backup, formatVersion, type Head, partNames } from './manifest.ts'
import { TableMeters } from './row-meter.ts'
import { setTextFormat } from './set-text-format.ts'
import { hasJobs, jobSources } from './waiting-jobs.ts'

export interface SnapshotOptions {
  product: string
  version: string
  madeAt: Date
}

/** A back-up read directly from a database, as it was at one moment while others go on writing. */
export interface Snapshot extends Backup {
  /** For other connections to see the same moment (`set transaction snapshot`). */
  readonly snapshotId: string
  /** Ends the transaction. If reading was aborted midway, end the connection instead. */
  close(): Promise<void>
}

/**
 * Begins a transaction that sees the database as it is now. Tables are locked only against schema changes.
 *
 * @param client a connection that nothing else uses before `close`
 * @throws BackupError if the database has no tables of the product
 */
export async function takeSnapshot(client: pg.ClientBase, options: SnapshotOptions): Promise<Snapshot> {
  await beginLocked(client)
  const head = await readHead(client, options)
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
  const meters = new TableMeters(partNames(head))
  const columnsOf = new Map(head.tables.map(({ name, columns }) => [name, columns]))
  let reading = false
  return {
    head,
    snapshotId: rows[0]?.id ?? '',
    async *parts() {
      for (const table of partNames(head)) {
        const what = jobSources[table] ?? columnsOf.get(table)
        if (what === undefined) throw new TypeError(`no table named ${table}`)
        reading = true
        for await (const bytes of copyOut(client, sourceOf(table, what))) {
          meters.add(table, bytes)
          yield { table, bytes }
        }
        reading = false
      }
    },
    totals: () => meters.counts(),
    async close() {
      if (!reading) await client.query('rollback')
    },
  }
}

async function* copyOut(client: pg.ClientBase, source: string): AsyncGenerator<Buffer> {
  try {
    yield* client.query(to(`copy ${source} to stdout`))
  } catch (error) {
    throw asBackupError('Reading the database failed', error)
  }
}

const sourceOf = (table: string, what: string | string[]) =>
  typeof what === 'string' ? `(${what})` : `${pg.escapeIdentifier(table)} (${what.map(pg.escapeIdentifier).join(', ')})`

/** Ordinary tables except those of extensions. `schema_migration` is left out, because the migrations write it. */
const tablesSql = `
  select c.relname as name, coalesce(json_agg(a.attname order by a.attnum) filter (where a.attnum is not null), '[]') as columns
  from pg_class c
  left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`

const sequencesSql = `
  select c.relname as name from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname`

async function readHead(client: pg.ClientBase, { product, version, madeAt }: SnapshotOptions): Promise<Head> {
  const server = await client.query<{ known: boolean; postgres: string; encoding: string }>(
    `select to_regclass('schema_migration') is not null as known, current_setting('server_version') as postgres,
       current_setting('server_encoding') as encoding`,
  )
  const { known, postgres = '', encoding } = server.rows[0] ?? {}
  if (!known) throw new BackupError('There is nothing to back up: the database has no tables of the product.')
  if (encoding !== 'UTF8') throw new BackupError(`The database is in ${encoding}; only UTF8 can be backed up.`)
  const migrations = await client.query<Head['migrations'][number]>(
    'select number, name, hash from schema_migration order by number',
  )
  const tables = await client.query<Head['tables'][number]>(tablesSql)
  return {
    format: 'database back-up',
    formatVersion,
    product,
    version,
    madeAt: madeAt.toISOString(),
    postgres: postgres.split(' ')[0] ?? postgres,
    migrations: migrations.rows,
    tables: tables.rows,
    sequences: await readSequences(client),
    jobs: await hasJobs(client),
  }
}

const gone = '42P01'

/**
 * Begins the transaction. Its snapshot is taken by the first query, and LOCK isn't one, so no table can change between
 * the lock and the snapshot. If a table is dropped before the lock, the list is read again.
 */
async function beginLocked(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(tablesSql)
  await client.query('begin isolation level repeatable read read only')
  await setTextFormat(client)
  if (rows.length === 0) return
  try {
    await client.query(
      `lock table ${rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ')} in access share mode`,
    )
  } catch (error) {
    await client.query('rollback')
    if (!(error instanceof Error && 'code' in error && error.code === gone)) throw error
    await beginLocked(client)
  }
}

async function readSequences(client: pg.ClientBase): Promise<Head['sequences']> {
  const { rows } = await client.query<{ name: string }>(sequencesSql)
  const sequences: Head['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${pg.escapeIdentifier(name)}`,
    )
    const [row] = state.rows
    if (row) sequences.push({ name, ...row })
  }
  return sequences
}
