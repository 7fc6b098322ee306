import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { BackupError } from '#kit/db/backup/backup-error.ts'
import type { RestoreOptions } from '#kit/db/backup/restore.ts'
import type { SnapshotOptions } from '#kit/db/backup/snapshot.ts'

const root = resolve(import.meta.dirname, '../../..')
export const product = 'Mindling'

/** Application name of servers' database connections. */
const serverName = 'mindling'

/** The header fields of our back-ups. */
export function backupHead(): SnapshotOptions {
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }
  return { product, version, madeAt: new Date() }
}

/** Options for restoring into our databases. */
export function restoreOptions(replace: boolean): RestoreOptions {
  return {
    migrations: resolve(root, 'database/migrations'),
    precious: { table: 'learner', called: 'learners' },
    replace,
    serverName,
  }
}

/** @throws BackupError if a server is using the database and would go on writing to the old one */
export async function checkNoServer(client: pg.ClientBase): Promise<void> {
  // Within a transaction PostgreSQL caches these statistics.
  await client.query('select pg_stat_clear_snapshot()')
  const { rowCount } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [serverName],
  )
  if (rowCount) throw new BackupError('A server is running on the old database. Stop it first; nothing was changed.')
}
