import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { BackupError } from '#kit/db/backup/backup-error.ts'
import type { LoadOptions } from '#kit/db/backup/load.ts'
import type { SnapshotOptions } from '#kit/db/backup/snapshot.ts'

const root = resolve(import.meta.dirname, '../../..')
export const product = 'Mindling'

/** By this name a server's connections are known to the database. */
const serverName = 'mindling'

/** How a back-up of ours is signed. */
export function signedNow(): SnapshotOptions {
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }
  return { product, version, madeAt: new Date() }
}

/** How a back-up is put into a database of ours. */
export function puttingInPlace(replace: boolean): LoadOptions {
  return {
    migrations: resolve(root, 'database/migrations'),
    precious: { table: 'learner', called: 'learners' },
    replace,
    serverName,
  }
}

/** @throws BackupError where a server is at work in that database, and would go on writing where nobody looks any more */
export async function checkNobodyWrites(client: pg.ClientBase): Promise<void> {
  // Within a transaction PostgreSQL goes on telling what it told first.
  await client.query('select pg_stat_clear_snapshot()')
  const { rowCount } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [serverName],
  )
  if (rowCount) throw new BackupError('A server is running on the old database. Stop it first; nothing was changed.')
}
