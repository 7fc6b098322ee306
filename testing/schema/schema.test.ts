import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#kit/db/migrate.ts'
import { allTables } from '#kit/db/tables-of.ts'
import { createEmptyDatabase } from '#testing/database/test-database.ts'
import { defineAllStatements } from '../statements/define-all-statements.ts'
import { printSchema } from './print-schema.ts'

const { pool, drop } = await createEmptyDatabase()
await migrate(pool, { folder: 'database/migrations', log: () => undefined })
afterAll(() => drop())
await defineAllStatements()

const { rows: versions } = await pool.query<{ number: number }>(
  `select current_setting('server_version_num')::int as number`,
)
/** Other versions print some definitions differently, so only the embedded version is compared. */
const isEmbeddedVersion = Math.floor((versions[0]?.number ?? 0) / 10_000) === 18

test.runIf(isEmbeddedVersion)('database/schema.sql matches the migrations; if not, run `npm run schema`', async () => {
  expect(await printSchema(pool)).toBe(readFileSync('database/schema.sql', 'utf8'))
})

test('Every table has exactly one owner, and every owner names only tables that exist', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  )
  const owned = allTables.flatMap(({ tables }) => Object.keys(tables))
  expect(owned.toSorted()).toEqual(rows.map(({ name }) => name))
})
