import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#testing/database/test-database.ts'
import { migrate } from '../migrate.ts'
import { checkBackup } from './check-file.ts'
import { openBackup } from './read-file.ts'
import { type RestoreOptions, restoreBackup } from './restore.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'
import { writeBackup } from './write-file.ts'

const shape = `
  create type mood as enum ('glad', 'so la la', 'a,b');
  create sequence ticket;
  create table guest (
    id bigint generated always as identity primary key,
    "Odd ""Name" text, body json, doc jsonb, raw bytea, tags text[], numbers double precision[],
    weight double precision, price numeric, at timestamptz, day date, span interval, mood mood, lonely boolean,
    shout text generated always as (upper("Odd ""Name")) stored
  );
  create table visit (guest_id bigint not null references guest on delete cascade, n integer, primary key (guest_id, n));
  create index visit_n on visit (n) where n > 3;
  create table aunt (id bigint primary key, sister bigint references aunt);
  create table lone (only_row boolean primary key default true);
  insert into lone default values;`

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kit-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function migrationsIn(files: Record<string, string>): string {
  const folder = newFolder()
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

const said = { product: 'guest book', version: '1.2.3', madeAt: new Date('2026-03-01T12:00:00Z') }

function into(migrations: string, more: Partial<RestoreOptions> = {}): RestoreOptions {
  return {
    migrations,
    precious: { table: 'guest', called: 'guests' },
    replace: false,
    serverName: 'guest server',
    ...more,
  }
}

async function emptyDatabase() {
  const { connection, drop, pool } = await createEmptyDatabase()
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  return { client, connection, pool }
}

async function filledDatabase(migrations: string) {
  const database = await emptyDatabase()
  await migrate(database.pool, { folder: migrations, log: () => undefined })
  return database
}

/** A digest of a table, computed by the database alone. */
async function digest(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query(
    `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as digest from ${table} t`,
  )
  return rows[0].digest
}

async function writeTo(path: string, client: pg.ClientBase): Promise<Snapshot> {
  const snapshot = await takeSnapshot(client, said)
  await writeBackup(path, snapshot).finally(() => snapshot.close())
  return snapshot
}

const tables = ['guest', 'visit', 'aunt', 'lone']
const unicode = fc.string({ unit: 'binary', maxLength: 40 }).map(text => text.toWellFormed().replaceAll('\0', ''))
const rowArbitrary = fc.record(
  {
    name: unicode,
    body: fc.json(),
    raw: fc.uint8Array({ maxLength: 60 }),
    tags: fc.array(fc.option(unicode), { maxLength: 4 }),
    numbers: fc.array(fc.double(), { maxLength: 4 }),
    weight: fc.double(),
  },
  { requiredKeys: [] },
)

test('Rows of all types survive a back-up and restore unchanged', async () => {
  const migrations = migrationsIn({ '0001_first.sql': shape })
  const source = await filledDatabase(migrations)
  const target = await emptyDatabase()
  await source.pool.query(
    `insert into guest ("Odd ""Name", body, doc, at, day, span, price, mood, lonely) values
       (E'tab\\t line\\n return\\r back\\\\slash \\\\N \\\\.', '{"b": 1,   "a":1,"a":2}', '[1.10, "\\u00e9"]', 'infinity', '-infinity', '-3 mons 2 days 00:00:00.000001', 'NaN', 'a,b', null),
       ('', 'null', 'null', '4713-01-01 00:00:00+00 BC', '5874897-12-31', '1 day', '1e-30', 'so la la', true),
       (E'\\\\.', $1::text::json, $1::text::jsonb, '2026-03-29 01:59:59.999999+00', 'infinity', null, 'Infinity', null, false)`,
    [JSON.stringify({ long: 'é\\"\n'.repeat(300_000) })],
  )
  await source.pool.query('insert into aunt values (1, 2), (2, 1)').catch(() => undefined)
  await source.pool.query('insert into aunt values (7, null), (3, 7); update aunt set sister = 3 where id = 7')
  await source.pool.query(`insert into visit select 1, n from generate_series(1, 9) n; select nextval('ticket')`)

  await fc.assert(
    fc.asyncProperty(fc.array(rowArbitrary, { minLength: 1, maxLength: 100 }), async rows => {
      for (const row of rows) {
        await source.pool.query(
          'insert into guest ("Odd ""Name", body, raw, tags, numbers, weight) values ($1, $2, $3, $4, $5, $6)',
          [row.name, row.body, row.raw && Buffer.from(row.raw), row.tags, row.numbers, row.weight],
        )
      }
      const path = join(newFolder(), 'back-up')
      await writeTo(path, source.client)
      await checkBackup(path, said.product)
      const backup = await openBackup(path, said.product)
      await restoreBackup(target.client, backup, into(migrations, { replace: true }))
      for (const table of tables) expect(await digest(target.client, table)).toBe(await digest(source.client, table))
    }),
    { numRuns: 6 },
  )
  // Sequences continue from their last value, and indexes and constraints are the same.
  const numbers = `select (select last_value from ticket) as ticket, (select last_value from guest_id_seq) as guest`
  expect((await target.pool.query(numbers)).rows).toEqual((await source.pool.query(numbers)).rows)
  const made = `select indexdef as text from pg_indexes where schemaname = 'public'
    union select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1`
  expect((await target.pool.query(made)).rows).toEqual((await source.pool.query(made)).rows)
})

test('The file shows one moment while others write, and only its owner can read it', async () => {
  const migrations = migrationsIn({ '0001_first.sql': shape })
  const source = await filledDatabase(migrations)
  await source.pool.query(`insert into guest ("Odd ""Name") select 'n' || n from generate_series(1, 20000) n`)
  const snapshot = await takeSnapshot(source.client, said)
  const witness = await source.pool.connect()
  await witness.query(`begin isolation level repeatable read; set transaction snapshot '${snapshot.snapshotId}'`)
  await source.pool.query(`insert into guest ("Odd ""Name") values ('late')`)
  const path = join(newFolder(), 'back-up')
  let going = true
  const writing = (async () => {
    let written = 0
    for (; going; written++)
      await source.pool.query(`update guest set lonely = true where id = $1`, [1 + (written % 20000)])
    return written
  })()
  await writeBackup(path, snapshot).finally(() => snapshot.close())
  going = false
  expect(await writing).toBeGreaterThan(0)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const target = await emptyDatabase()
  await restoreBackup(target.client, await openBackup(path, said.product), into(migrations))
  expect(await digest(target.client, 'guest')).toBe(await digest(witness, 'guest'))
  expect((await target.pool.query('select count(*)::int as count from guest')).rows).toEqual([{ count: 20000 }])
  await witness.query('rollback')
  witness.release()
})

test('An older back-up is migrated; a newer one is refused', async () => {
  const first = { '0001_first.sql': shape }
  const both = {
    ...first,
    '0002_second.sql': `alter table guest add column later text; update guest set later = 'told'`,
  }
  const old = await filledDatabase(migrationsIn(first))
  await old.pool.query(`insert into guest ("Odd ""Name") values ('Ana')`)
  const path = join(newFolder(), 'back-up')
  await writeTo(path, old.client)
  const target = await emptyDatabase()
  await restoreBackup(target.client, await openBackup(path, said.product), into(migrationsIn(both)))
  const { rows } = await target.pool.query('select "Odd ""Name" as name, later from guest')
  expect(rows).toEqual([{ name: 'Ana', later: 'told' }])
  const newer = join(newFolder(), 'newer')
  await writeTo(newer, target.client)
  const empty = await emptyDatabase()
  const load = async (file: string, files: Record<string, string>) =>
    await restoreBackup(empty.client, await openBackup(file, said.product), into(migrationsIn(files)))
  await expect(load(newer, first)).rejects.toThrow('made by a newer version (1.2.3, with the migration second)')
  await expect(load(path, { '0001_first.sql': `${shape} --` })).rejects.toThrow('another migration 1 (first)')
})

test('Existing guests are replaced only with the option to, and failures change nothing', async () => {
  const migrations = migrationsIn({ '0001_first.sql': shape })
  const source = await filledDatabase(migrations)
  await source.pool.query(`insert into guest ("Odd ""Name") values ('Ana'); insert into visit values (1, 1)`)
  const path = join(newFolder(), 'back-up')
  await writeTo(path, source.client)
  const target = await filledDatabase(migrations)
  await target.pool.query(`insert into guest ("Odd ""Name") values ('Ben'), ('Eva')`)
  const before = await digest(target.client, 'guest')
  const load = async (more: Partial<RestoreOptions>) =>
    await restoreBackup(target.client, await openBackup(path, said.product), into(migrations, more))
  await expect(load({})).rejects.toThrow('The database has 2 guests. Add --replace')
  const server = new pg.Client({ ...target.connection, application_name: 'guest server' })
  await server.connect()
  await expect(load({ replace: true })).rejects.toThrow('A server is running on this database')
  await server.end()
  const snapshot = await takeSnapshot(source.client, said)
  const lossy = {
    ...snapshot,
    async *parts() {
      for await (const part of snapshot.parts()) if (part.table !== 'visit') yield part
    },
  }
  await expect(restoreBackup(target.client, lossy, into(migrations, { replace: true }))).rejects.toThrow(
    'visit has 0 rows instead of 1',
  )
  const breaking = {
    ...snapshot,
    async *parts() {
      yield { table: 'guest', bytes: Buffer.from('1\t') }
      throw new Error('the disk went away')
    },
  }
  const late = async () => {
    throw new Error('somebody has come')
  }
  await expect(load({ replace: true, beforeCommit: late })).rejects.toThrow('somebody has come')
  await expect(restoreBackup(target.client, breaking, into(migrations, { replace: true }))).rejects.toThrow(
    'the disk went',
  )
  await snapshot.close()
  expect(await digest(target.client, 'guest')).toBe(before)
  await load({ replace: true })
  expect(await digest(target.client, 'guest')).toBe(await digest(source.client, 'guest'))
})

test('A database of another program is left alone', async () => {
  const migrations = migrationsIn({ '0001_first.sql': shape })
  const source = await filledDatabase(migrations)
  const path = join(newFolder(), 'back-up')
  await writeTo(path, source.client)
  const target = await emptyDatabase()
  await target.pool.query('create table invoice (id integer)')
  const load = openBackup(path, said.product).then(backup =>
    restoreBackup(target.client, backup, into(migrations, { replace: true })),
  )
  await expect(load).rejects.toThrow('has tables of other programs')
  await expect(takeSnapshot(target.client, said)).rejects.toThrow('There is nothing to back up')
  expect((await target.pool.query('select id from invoice')).rows).toEqual([])
})

test('A lost connection is reported in one line and changes nothing', async () => {
  const migrations = migrationsIn({ '0001_first.sql': shape })
  const source = await filledDatabase(migrations)
  await source.pool.query(
    `insert into guest ("Odd ""Name") select repeat('n', 500) || n from generate_series(1, 20000) n`,
  )
  const folder = newFolder()
  const path = join(folder, 'back-up')
  await writeTo(path, source.client)
  const target = await filledDatabase(migrations)
  const goneAfter = async (client: pg.Client, work: (end: () => Promise<unknown>) => Promise<unknown>) => {
    client.on('error', () => undefined)
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await work(() => source.pool.query('select pg_terminate_backend($1, 60000)', [rows[0].pid]))
  }
  const reader = new pg.Client(source.connection)
  await reader.connect()
  await goneAfter(reader, async end => {
    const snapshot = await takeSnapshot(reader, said)
    const broken = {
      ...snapshot,
      async *parts() {
        for await (const part of snapshot.parts()) {
          yield part
          await end()
        }
      },
    }
    await expect(writeBackup(join(folder, 'other'), broken)).rejects.toThrow(
      'Reading the database failed: the connection to the database was lost',
    )
  })
  await reader.end()
  expect(readdirSync(folder)).toEqual(['back-up'])
  for (const [when, words] of [
    ['rows', 'Nothing was changed: the connection to the database was lost.'],
    ['commit', 'but check whether it was saved: the connection to the database was lost.'],
  ] as const) {
    const writer = new pg.Client(target.connection)
    await writer.connect()
    await goneAfter(writer, async end => {
      const backup = await openBackup(path, said.product)
      const broken = {
        ...backup,
        async *parts() {
          for await (const part of backup.parts()) {
            yield part
            if (when === 'rows') await end()
          }
        },
      }
      const beforeCommit = async () => void (await end())
      await expect(restoreBackup(writer, broken, into(migrations, { beforeCommit }))).rejects.toThrow(words)
    })
    await writer.end()
  }
  expect((await target.pool.query('select count(*)::int as count from guest')).rows).toEqual([{ count: 0 }])
})

test('A file of another product or a newer format is refused', async () => {
  const source = await filledDatabase(migrationsIn({ '0001_first.sql': shape }))
  const snapshot = await takeSnapshot(source.client, said)
  const folder = newFolder()
  const write = async (name: string, head: object) => {
    const backup = { head: { ...snapshot.head, ...head }, totals: () => ({}), parts: async function* () {} }
    await writeBackup(join(folder, name), backup)
    return openBackup(join(folder, name), said.product)
  }
  await expect(write('song', { product: 'song book' })).rejects.toThrow('is a back-up of song book, not of guest book')
  await expect(write('later', { formatVersion: 2, tables: 'otherwise' })).rejects.toThrow(
    'made by a newer version (1.2.3)',
  )
  await expect(write('odd', { format: 'picture' })).rejects.toThrow('is not a back-up')
  await snapshot.close()
})

test("An aborted back-up leaves no file, and a killed one's file is deleted by the next", async () => {
  const source = await filledDatabase(migrationsIn({ '0001_first.sql': shape }))
  await source.pool.query(
    `insert into guest ("Odd ""Name") select repeat('n', 500) || n from generate_series(1, 20000) n`,
  )
  const folder = newFolder()
  const stop = new AbortController()
  const lost = new pg.Client(source.connection)
  await lost.connect()
  const snapshot = await takeSnapshot(lost, said)
  const slow = {
    ...snapshot,
    async *parts() {
      for await (const part of snapshot.parts()) {
        yield part
        if (part.table === 'guest') stop.abort()
      }
    },
  }
  await expect(writeBackup(join(folder, 'broken-off'), slow, stop.signal)).rejects.toThrow('it was aborted')
  await snapshot.close()
  await lost.end()
  writeFileSync(join(folder, 'killed.half-2147483646'), 'half')
  writeFileSync(join(folder, `other.half-${process.pid}`), 'somebody is at it')
  await writeTo(join(folder, 'whole'), source.client)
  expect(readdirSync(folder).sort()).toEqual([`other.half-${process.pid}`, 'whole'])
  await expect(writeTo(join(folder, 'whole'), source.client)).rejects.toThrow('already exists')
  await expect(writeTo(join(folder, 'nowhere', 'file'), source.client)).rejects.toThrow("nowhere doesn't exist")
})
