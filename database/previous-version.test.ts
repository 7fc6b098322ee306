import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openBackup } from '#kit/db/backup/read-file.ts'
import { restoreBackup } from '#kit/db/backup/restore.ts'
import { takeSnapshot } from '#kit/db/backup/snapshot.ts'
import { writeBackup } from '#kit/db/backup/write-file.ts'
import { createDatabaseAt, readValue } from '#testing/database/database-at.ts'
import { createEmptyDatabase } from '#testing/database/test-database.ts'
import previous from './previous-statements.json' with { type: 'json' }

// While servers are replaced one by one, servers of the previous version work on the database of this one. Their statements
// are kept in previous-statements.json, as that version's `statements` map held them.

const statements: Readonly<Record<string, string>> = previous.statements

/** Runs a statement of the previous version. */
async function old(db: pg.Pool, name: string, args: readonly unknown[]): Promise<pg.QueryResultRow[]> {
  const text = statements[name]
  if (text === undefined) throw new Error(`The previous version has no statement ${name}.`)
  return (await db.query({ name: `previous ${name}`, text, values: [...args] })).rows
}

test('a connection of the previous version goes on after the migration with every statement that it had prepared', async () => {
  const { pool, migrateTo } = await createDatabaseAt(previous.migration)
  const client = await pool.connect()
  const described = `select name, parameter_types::text[] as parameters from pg_prepared_statements`
  for (const [name, sql] of Object.entries(statements)) await client.query(`prepare "${name}" as ${sql}`)
  const { rows } = await client.query<{ name: string; parameters: string[] }>(described)
  expect(rows).toHaveLength(Object.keys(statements).length)
  await migrateTo()
  const refused: string[] = []
  for (const { name, parameters } of rows) {
    const args = parameters.length > 0 ? `(${parameters.map(() => 'null')})` : ''
    await client.query(`explain (costs off) execute "${name}"${args}`).catch(fault => {
      refused.push(`${name}: ${fault.message}`)
    })
  }
  client.release()
  expect(refused).toEqual([])
})

test('a new connection of the previous version gets the same columns of the same types as before', async () => {
  const { pool, migrateTo } = await createDatabaseAt(previous.migration)
  const shapes = async () => {
    const found: Record<string, string> = {}
    for (const [name, sql] of Object.entries(statements)) found[name] = await shapeOf(pool, sql)
    return found
  }
  const before = await shapes()
  await migrateTo()
  expect(await shapes()).toEqual(before)
})

/** Parameters and columns of a statement, as PostgreSQL describes them. */
async function shapeOf(pool: pg.Pool, sql: string): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query(`prepare described as ${sql}`)
    const { rows } = await client.query(
      `select parameter_types::text as parameters from pg_prepared_statements where name = 'described'`,
    )
    const nulls =
      rows[0].parameters === '{}'
        ? ''
        : `(${rows[0].parameters
            .slice(1, -1)
            .match(/"[^"]*"|[^,]+/g)
            .map(() => 'null')})`
    await client.query('begin')
    const { fields } = await client
      .query(`execute described${nulls}`)
      .catch(fault => ({ fields: [{ name: fault.code, dataTypeID: 0 }] }))
    await client.query('rollback')
    await client.query('deallocate described')
    return `${rows[0].parameters} → ${fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join(', ')}`
  } finally {
    client.release()
  }
}

const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-03-10T13:00:00Z')
const secret = (mark: string) => Buffer.from(mark.padEnd(32, '.'))

/** Signs somebody up as the previous version does: their id. */
async function oldSignUp(db: pg.Pool, email: string): Promise<number | undefined> {
  const [row] = await old(db, 'insert-learner', [email, email, 'Ana', 'hash', 'UTC'])
  if (row) await old(db, 'insert-creature', [row.id, randomUUID(), 'Pip', 'brave', '#000', '#fff', now])
  return row?.id
}

/** Signs somebody up as this version does: their account's id, and their learner's. */
async function newSignUp(db: pg.Pool, email: string): Promise<number | undefined> {
  const { rows } = await db.query(
    `with opened as (
       insert into account (email, email_key, password_hash) values ($1, $1, 'hash') on conflict (email_key) do nothing returning id
     ), learner as (
       insert into learner (id, account_id, username) select id, id, 'Ana' from opened returning id
     )
     insert into pet (learner_id, id, name, personality, base_color, accent_color, stats_at)
     select id, gen_random_uuid(), 'Pip', 'brave', '#000', '#fff', $2 from learner returning learner_id`,
    [email, now],
  )
  return rows[0]?.learner_id
}

/** All that the two versions keep twice about an account is the same. */
async function agree(db: pg.Pool): Promise<void> {
  const shared = 'email, email_key, password_hash, email_verified_at, created_at, leaving_at, seen_at, idle_told_at'
  const { rows: accounts } = await db.query(`select id, ${shared} from account order by id`)
  const { rows: learners } = await db.query(
    `select account_id as id, ${shared} from learner where id = account_id order by id`,
  )
  expect(learners).toEqual(accounts)
}

test('an account that either version opens is found, and its address taken, in the other', async () => {
  const { pool } = await createDatabaseAt(Number.POSITIVE_INFINITY)
  const ana = await oldSignUp(pool, 'ana@example.org')
  const bo = await newSignUp(pool, 'bo@example.org')
  expect(await readValue(pool, `select id from account where email_key = 'ana@example.org'`)).toBe(ana)
  expect(await old(pool, 'find-learner-by-email', ['bo@example.org'])).toMatchObject([
    { id: bo, username: 'Ana', password_hash: 'hash' },
  ])
  await agree(pool)
  for (const signUp of [oldSignUp, newSignUp]) {
    expect(await signUp(pool, 'ana@example.org')).toBe(undefined)
    expect(await signUp(pool, 'bo@example.org')).toBe(undefined)
  }
  expect(await readValue(pool, 'select count(*)::int from account')).toBe(2)
})

test('of many sign-ups with one address at both versions at once, one opens an account', async () => {
  const { pool } = await createDatabaseAt(Number.POSITIVE_INFINITY)
  for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
    const ids = await Promise.all(
      [oldSignUp, newSignUp, oldSignUp, newSignUp, oldSignUp].map(signUp => signUp(pool, email)),
    )
    expect(ids.filter(Boolean)).toHaveLength(1)
  }
  expect(await readValue(pool, 'select count(*)::int from account')).toBe(3)
  await agree(pool)
})

test('the previous version signs in, learns and cares for the pet in accounts of both', async () => {
  const { pool } = await createDatabaseAt(Number.POSITIVE_INFINITY)
  const question = await readValue(
    pool,
    `insert into question (topic_id, fingerprint, level, skill, draft) values ('art', 'f', 1, 's', '{}') returning id`,
  )
  for (const signUp of [oldSignUp, newSignUp]) {
    const id = await signUp(pool, `${signUp.name}@example.org`)
    expect(await old(pool, 'insert-session', [id, secret(signUp.name), now, 'Firefox', 'Linux', 'hash'])).toHaveLength(
      1,
    )
    expect(await readValue(pool, 'select account_id from session where learner_id = $1', [id])).toBe(id)
    await old(pool, 'mark-session-seen', [id, secret(signUp.name), later])
    await old(pool, 'insert-topic', [id, 'art', 'Art', now])
    const load = await old(pool, 'load-answer', [id, secret(signUp.name), now, question, 'attempt'])
    expect(load[0]?.row).toMatchObject({ learner_id: String(id), name: 'Pip', topic_id: 'art', version: 1 })
    const changed = [id, 1, 1, 8, 100, 100, 99, 1.5, now, 1, 1, 1, 1, '2026-03-10', 'attempt', question, 0, true, 8]
    const memory = ['2026-03-10', 3, '{}', now, 'art', 2, 5, 1, 1, 0, now, later, '2026-03-10', true, 0.1, 1]
    const rest = [5, true, 1, 1, '2026-03-10', 0, 1, ['first-answer'], 3, 3, false, 0, 0, 3, 0, 0, 600_000, 200]
    expect(await old(pool, 'save-answer', [...changed, ...memory, ...rest])).toMatchObject([
      { free_used: 5000, free_answers: 1 },
    ])
    expect(await old(pool, 'save-answer', [...changed, ...memory, ...rest])).toEqual([])
    expect(await old(pool, 'note-free-time', [id, secret(signUp.name), later, 600_000, 200, 'other'])).toHaveLength(1)
    expect(await readValue(pool, 'select account_id from free_time where learner_id = $1', [id])).toBe(id)
    const care = await old(pool, 'load-care', [id, now, 'feed'])
    expect(care[0]?.row ?? care[0]).toMatchObject({ version: 2 })
    expect(await old(pool, 'save-care', [id, 2, 100, 100, 100, now, null, 'feed', now, 'k', []])).toEqual([
      { saved: 1 },
    ])
    expect(await readValue(pool, 'select version from pet where learner_id = $1', [id])).toBe(3)
  }
  await agree(pool)
})

test('what either version says of an account, the other one reads', async () => {
  const { pool } = await createDatabaseAt(Number.POSITIVE_INFINITY)
  for (const signUp of [oldSignUp, newSignUp]) {
    const id = await signUp(pool, `${signUp.name}@example.org`)
    expect(await old(pool, 'replace-password', [id, 'hash', 'second'])).toHaveLength(1)
    expect(await readValue(pool, 'select password_hash from account where id = $1', [id])).toBe('second')
    await pool.query(`update account set password_hash = 'third', email_verified_at = $2 where id = $1`, [id, now])
    expect(await old(pool, 'find-proof-of-learner', [id])).toEqual([{ password_hash: 'third' }])

    const by = secret(signUp.name)
    await old(pool, 'insert-session', [id, by, now, null, null, null])
    expect(await old(pool, 'put-pin', [id, by, now, 'pin'])).toHaveLength(1)
    expect(await readValue(pool, 'select pin_hash from guardian_pin where account_id = $1', [id])).toBe('pin')
    await pool.query(`update guardian_pin set pin_hash = 'new pin' where account_id = $1`, [id])
    expect(await old(pool, 'open-grown-up-pass', [id, by, later, 'new pin'])).toEqual([{ until: later }])
    expect(await old(pool, 'replace-pin', [id, by, later, 'new pin', 'newer'])).toEqual([{ until: later }])

    await old(pool, 'insert-identity', [id, 'google', signUp.name])
    expect(await old(pool, 'insert-identity', [id, 'google', 'another'])).toEqual([])
    expect(await old(pool, 'find-learner-by-identity', ['google', signUp.name])).toEqual([{ id }])
    expect(await old(pool, 'make-account-token', [id, 'reset', by, now])).toHaveLength(1)
    expect(await old(pool, 'make-account-token', [id, 'reset', by, later])).toHaveLength(1)
    expect(await old(pool, 'take-account-token', [id, 'reset', by, later])).toEqual([{ learner_id: id }])

    const [customer] = await old(pool, 'billing-customer', [id])
    expect(await old(pool, 'billing-customer', [id])).toEqual([customer])
    await old(pool, 'keep-billing-customer', [id, `customer ${id}`])
    await old(pool, 'keep-subscription-look', [id, 'active', later, null, 2])
    await old(pool, 'keep-subscription-look', [id, 'canceled', null, null, 1])
    expect(await readValue(pool, 'select status from membership where account_id = $1', [id])).toBe('active')
    expect(await old(pool, 'find-free-time', [id, now])).toMatchObject([{ subscribed: true }])
    const begun = [id, randomUUID(), 'attempt', `secret ${id}`, now, later]
    expect(await old(pool, 'demonstration-begin', begun)).toHaveLength(1)
    expect(await old(pool, 'demonstration-begin', [id, randomUUID(), 'attempt', 'another', now, later])).toMatchObject([
      { id: begun[1] },
    ])
  }
  await agree(pool)
})

test('an account that either version closes and deletes is gone with all that it held', async () => {
  const { pool } = await createDatabaseAt(Number.POSITIVE_INFINITY)
  for (const signUp of [oldSignUp, newSignUp]) {
    for (const leaves of ['old', 'new']) {
      const id = await signUp(pool, 'ana@example.org')
      await old(pool, 'insert-session', [id, secret('x'), now, null, null, null])
      await old(pool, 'put-pin', [id, secret('x'), now, 'pin'])
      await old(pool, 'note-learner-time', [id, now, 600_000, 200, 'other'])
      if (leaves === 'old') await old(pool, 'close-learner', [id, now])
      else await pool.query(`update account set leaving_at = $2, email_key = 'leaving:' || id where id = $1`, [id, now])
      await agree(pool)
      expect(await old(pool, 'find-leaving', [])).toEqual([{ id: String(id), email: 'ana@example.org' }])
      expect(await old(pool, 'insert-session', [id, secret('y'), now, null, null, null])).toEqual([])
      // Whichever version did not close it deletes it.
      if (leaves === 'new') expect(await old(pool, 'delete-learner', [id])).toEqual([{ id }])
      else await pool.query('delete from account where id = $1', [id])
      for (const table of ['account', 'learner', 'session', 'pet', 'guardian_pin', 'free_time', 'creature'])
        expect([table, await readValue(pool, `select count(*)::int from ${table}`)]).toEqual([table, 0])
    }
  }
})

test('a back-up of the previous version is restored, and its learners get accounts', async () => {
  const { pool, url } = await createDatabaseAt(previous.migration)
  const ana = await oldSignUp(pool, 'ana@example.org')
  await old(pool, 'insert-session', [ana, secret('x'), now, null, null, null])
  await old(pool, 'keep-subscription-look', [ana, 'active', later, null, 1])
  const path = join(mkdtempSync(join(tmpdir(), 'mindling-previous-')), 'back-up')
  onTestFinished(() => rmSync(dirname(path), { recursive: true }))
  const source = new pg.Client(url)
  await source.connect()
  const snapshot = await takeSnapshot(source, { product: 'mindling', version: '1', madeAt: now })
  await writeBackup(path, snapshot).finally(() => snapshot.close())
  await source.end()

  const target = await createEmptyDatabase()
  onTestFinished(target.drop)
  const client = new pg.Client(target.connection)
  await client.connect()
  await restoreBackup(client, await openBackup(path, 'mindling'), {
    migrations: join(import.meta.dirname, 'migrations'),
    precious: { table: 'learner', called: 'learners' },
    replace: false,
    serverName: 'a server',
  })
  await client.end()
  await agree(target.pool)
  expect(await readValue(target.pool, 'select account_id from session')).toBe(ana)
  expect(await readValue(target.pool, 'select status from membership where account_id = $1', [ana])).toBe('active')
  expect(await newSignUp(target.pool, 'bo@example.org')).toBeGreaterThan(ana ?? 0)
})

test('while the accounts are still being made, the previous version changes what it likes', async () => {
  const { pool, migrateTo } = await createDatabaseAt(previous.migration)
  const ana = await oldSignUp(pool, 'ana@example.org')
  const bo = await oldSignUp(pool, 'bo@example.org')
  await oldSignUp(pool, 'eva@example.org')
  await migrateTo(25)
  expect(await oldSignUp(pool, 'ana@example.org')).toBe(undefined)
  expect(await readValue(pool, 'select count(*)::int from account')).toBe(0)
  await old(pool, 'replace-password', [ana, 'hash', 'second'])
  await old(pool, 'close-learner', [bo, now])
  await old(pool, 'delete-learner', [bo])
  await oldSignUp(pool, 'bo@example.org')
  await migrateTo()
  await agree(pool)
  expect(
    await readValue(pool, `select string_agg(email || ' ' || password_hash, ', ' order by email) from account`),
  ).toBe('ana@example.org second, bo@example.org hash, eva@example.org hash')
})
