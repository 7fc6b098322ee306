import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#testing/database/test-database.ts'
import { migrate } from './migrate.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('migrate-child.ts', import.meta.url))

async function emptyDatabase() {
  const { drop, pool, url } = await createEmptyDatabase()
  onTestFinished(drop)
  const log: string[] = []
  return { pool, url, log, options: (folder: string) => ({ folder, log: (line: string) => log.push(line) }) }
}

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kit-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

const first = { '0001_first.sql': 'create table one (id integer);\ninsert into one values (1);\n' }
const second = { '0002_second.sql': 'insert into one values (2);\n' }

test('Migrations run in order, each once', async () => {
  const { log, options, pool } = await emptyDatabase()
  expect(await migrate(pool, options(folderWith(first)))).toBe(1)
  const both = folderWith({ ...second, ...first })
  expect(await migrate(pool, options(both))).toBe(1)
  expect(await migrate(pool, options(both))).toBe(0)
  expect((await pool.query('select id from one order by id')).rows).toEqual([{ id: 1 }, { id: 2 }])
  expect(log).toEqual(['Database: applied 0001_first.', 'Database: applied 0002_second.'])
})

test('Four processes at once apply each migration once', async () => {
  const { pool, url } = await emptyDatabase()
  const names = Array.from({ length: 6 }, (_, i) => `000${i + 2}_step.sql`)
  const steps = Object.fromEntries(names.map(name => [name, 'insert into one values (2); select pg_sleep(0.02);']))
  const folder = folderWith({ ...first, ...steps })
  const results = await Promise.all([1, 2, 3, 4].map(() => run(process.execPath, [program, url, folder])))
  const counts = results.map(({ stdout }) => Number(stdout))
  expect(counts.reduce((a, b) => a + b)).toBe(7)
  expect((await pool.query('select count(*) as count from one')).rows).toEqual([{ count: 7 }])
})

test('A failed migration changes nothing and can be tried again', async () => {
  const { options, pool } = await emptyDatabase()
  const broken = folderWith({ ...first, '0002_second.sql': 'create table two (id integer); select nonsense;' })
  await expect(migrate(pool, options(broken))).rejects.toThrow('Migration 0002_second failed: column "nonsense"')
  expect((await pool.query(`select to_regclass('two') as two`)).rows).toEqual([{ two: null }])
  expect(await migrate(pool, options(folderWith({ ...first, ...second })))).toBe(1)
})

test("A migration edited after it ran stops the start; other line ends don't count", async () => {
  const { options, pool } = await emptyDatabase()
  await migrate(pool, options(folderWith(first)))
  const windows = first['0001_first.sql'].replaceAll('\n', '\r\n')
  expect(await migrate(pool, options(folderWith({ '0001_first.sql': windows })))).toBe(0)
  const changed = folderWith({ '0001_first.sql': 'create table other (id integer);' })
  await expect(migrate(pool, options(changed))).rejects.toThrow('0001_first has been changed since it was applied')
})

test('A database of a newer version is accepted unless a migration is marked breaking', async () => {
  const { log, options, pool } = await emptyDatabase()
  await migrate(pool, options(folderWith({ ...first, ...second })))
  expect(await migrate(pool, options(folderWith(first)))).toBe(0)
  expect(log.at(-1)).toContain('ahead of this version by 0002_second')
  const breaking = { '0003_third.sql': '-- breaking: one is gone\ndrop table one;' }
  await migrate(pool, options(folderWith({ ...first, ...second, ...breaking })))
  await expect(migrate(pool, options(folderWith(first)))).rejects.toThrow('in a way that this version cannot work with')
})

test('A database of another branch of development is refused', async () => {
  const { options, pool } = await emptyDatabase()
  await migrate(pool, options(folderWith({ ...first, ...second })))
  const parted = folderWith({ ...first, '0003_third.sql': 'select 1;' })
  await expect(migrate(pool, options(parted))).rejects.toThrow('0002_second, which this version does not know')
})

test('Wrong file names and duplicate numbers are refused', async () => {
  const { options, pool } = await emptyDatabase()
  await expect(migrate(pool, options(folderWith({ '1_first.sql': '' })))).rejects.toThrow('named like 0001_first.sql')
  const twice = folderWith({ ...first, '0001_again.sql': '' })
  await expect(migrate(pool, options(twice))).rejects.toThrow('Two migrations have the number 1')
})

test("A migration that can't get its lock lets others work and tries again", async () => {
  const { options, pool } = await emptyDatabase()
  await migrate(pool, options(folderWith(first)))
  const user = await pool.connect()
  await user.query('begin; select from one')
  const waiting = 'select count(*) as count from pg_locks where not granted'
  const migrated = migrate(
    pool,
    options(folderWith({ ...first, '0002_second.sql': 'alter table one add two integer' })),
  )
  await expect.poll(async () => (await pool.query(waiting)).rows[0].count).toBe(1)
  // Readers wait behind the migration until it gives up its lock request.
  expect((await pool.query('select id from one')).rowCount).toBe(1)
  await user.query('commit')
  user.release()
  expect(await migrated).toBe(1)
})
