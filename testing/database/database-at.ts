import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { migrate } from '#kit/db/migrate.ts'
import { createEmptyDatabase } from './test-database.ts'

const all = fileURLToPath(new URL('../../database/migrations', import.meta.url))

/** The migrations up to and including this one, in a folder that is deleted after the test. */
function upTo(newest: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'mindling-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of readdirSync(all).filter(name => Number(name.slice(0, 4)) <= newest)) {
    cpSync(join(all, file), join(folder, file))
  }
  return folder
}

/**
 * A database as an earlier version left it, dropped after the test.
 *
 * @param newest the number of that version's last migration
 * @returns its pool, and a function that applies the migrations up to another one, or all of them
 */
export async function createDatabaseAt(newest: number) {
  const { drop, pool, url } = await createEmptyDatabase()
  onTestFinished(drop)
  const migrateTo = async (number: number = Number.POSITIVE_INFINITY): Promise<number> =>
    migrate(pool, { folder: upTo(number), log: () => undefined })
  await migrateTo(newest)
  return { pool, url, migrateTo }
}

/** One value that a query returns. */
export async function readValue(db: pg.Pool, sql: string, args: unknown[] = []): Promise<unknown> {
  const { rows } = await db.query({ text: sql, values: args, rowMode: 'array' })
  return rows[0]?.[0]
}
