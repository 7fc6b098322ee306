import { createServer } from 'node:net'
import type pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { openPool } from './pool.ts'
import { defineStatement } from './statement.ts'
import { transaction } from './transaction.ts'

const database = await createTestDatabase()
const { pool } = database
await pool.query('create table purse (name text primary key, coins integer not null check (coins >= 0))')
await pool.query(`insert into purse values ('a', 10), ('b', 10)`)
afterAll(() => database.drop())

const coins = defineStatement<{ coins: number }, { name: string }>(
  'test',
  'test_coins',
  'select coins from purse where name = :name',
)
const move = defineStatement<{ name: string }, { name: string; by: number }>(
  'test',
  'test_move',
  'update purse set coins = coins + :by where name = :name returning name',
)

const small = { connection: database.connection, applicationName: 'small', max: 1, log: () => undefined }

test('A bigint is read as a number, a date as its day', async () => {
  const { rows } = await pool.query(
    `select 9007199254740991::bigint as big, date '2026-03-29' as day, count(*) from purse`,
  )
  expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, day: '2026-03-29', count: 2 }])
})

test('A named statement is prepared once per connection', async () => {
  const client = await pool.connect()
  expect(await coins.first(client, { name: 'a' })).toEqual({ coins: 10 })
  expect(await coins.first(client, { name: 'nobody' })).toBeUndefined()
  const { rows } = await client.query(
    `select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where name = 'test_coins'`,
  )
  client.release()
  expect(rows).toEqual([{ runs: 2 }])
})

/** The startup parameters that PgBouncer accepts without `ignore_startup_parameters` (its manual, section "Configuration"). */
const pooledParameters = ['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone']

test('A connection starts without parameters that a connection pooler refuses', async () => {
  const startup = Promise.withResolvers<Buffer>()
  const server = createServer(socket => socket.once('data', startup.resolve).once('data', () => socket.destroy()))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const direct = openPool({
    connection: `postgresql://ana@127.0.0.1:${port}/product`,
    applicationName: 'test',
    log: () => undefined,
  })
  await expect(direct.query('select 1')).rejects.toThrow()
  await direct.end()
  await new Promise(resolve => server.close(resolve))
  // Four bytes of length, four of the protocol version, then pairs of zero-terminated texts.
  const texts = (await startup.promise).subarray(8).toString('utf8').split('\0')
  const names = texts.filter((_, i) => i % 2 === 0 && texts[i] !== '')
  expect(names).toContain('user')
  expect(names.filter(name => !pooledParameters.includes(name))).toEqual([])
})

test("A transaction sets its own time limits, which don't outlive it", async () => {
  const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
            current_setting('idle_in_transaction_session_timeout') as idle`
  const single = openPool(small)
  const { rows: before } = await single.query(limits)
  const { rows: inside } = await transaction(single, client => client.query(limits))
  const { rows: after } = await single.query(limits)
  await single.end()
  expect(inside).toEqual([{ statement: '10s', lock: '10s', idle: '30s' }])
  expect(after).toEqual(before)
})

test('Statement names must be unique and short enough for PostgreSQL', () => {
  expect(() => defineStatement('test', 'test_coins', 'select 1')).toThrow(
    'Two different statements are named test_coins',
  )
  expect(() => defineStatement('test', 'x'.repeat(64), 'select 1')).toThrow('longer than 63 bytes')
})

test('A transaction commits or rolls back as a whole and returns its connection', async () => {
  const steal = transaction(pool, async client => {
    await move.run(client, { name: 'b', by: 5 })
    await move.run(client, { name: 'a', by: -50 })
  })
  await expect(steal).rejects.toThrow('purse_coins_check')
  expect(await coins.first(pool, { name: 'b' })).toEqual({ coins: 10 })
  await transaction(pool, client => move.run(client, { name: 'b', by: 5 }))
  expect(await coins.first(pool, { name: 'b' })).toEqual({ coins: 15 })
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('Two transactions in a deadlock both finish', async () => {
  const meeting = Promise.withResolvers<void>()
  let arrived = 0
  const cross = (first: string, second: string) =>
    transaction(pool, async client => {
      await move.run(client, { name: first, by: 1 })
      arrived++
      if (arrived === 2) meeting.resolve()
      await meeting.promise
      await move.run(client, { name: second, by: 1 })
    })
  const before = await coins.first(pool, { name: 'a' })
  await Promise.all([cross('a', 'b'), cross('b', 'a')])
  expect(await coins.first(pool, { name: 'a' })).toEqual({ coins: (before?.coins ?? 0) + 2 })
  expect(arrived).toBeGreaterThanOrEqual(3)
})

test('A statement over the time limit is cancelled', async () => {
  const hasty = openPool({ ...small, statementTimeout: 100 })
  await expect(hasty.query('select pg_sleep(600)')).rejects.toThrow('statement timeout')
  await hasty.end()
})

test('An idle connection is kept for ten minutes', async () => {
  const quiet = openPool(small)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await quiet.query('select 1')
    vi.advanceTimersByTime(9 * 60_000)
    expect(quiet.totalCount).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect(quiet.totalCount).toBe(0)
  } finally {
    vi.useRealTimers()
    await quiet.end()
  }
})

test('A busy connection is replaced after an hour, without disturbing anyone', async () => {
  const busy = openPool(small)
  const session = async () => {
    const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await session()
    for (let minute = 0; minute < 59; minute++) {
      vi.advanceTimersByTime(60_000)
      expect(await session()).toBe(first)
    }
    vi.advanceTimersByTime(60_000)
    expect(await session()).not.toBe(first)
  } finally {
    vi.useRealTimers()
    await busy.end()
  }
})

test('An exhausted pool reports an error', async () => {
  const exhausted = openPool({ ...small, acquireTimeout: 100 })
  // On a busy machine even the first connection may take longer.
  let held: pg.PoolClient | undefined
  await expect
    .poll(async () => {
      held = await exhausted.connect()
      return held
    })
    .toBeDefined()
  await expect(exhausted.query('select 1')).rejects.toThrow('timeout')
  held?.release()
  await exhausted.end()
})

test('A connection that breaks between two statements fails only the next one', async () => {
  const client = await pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const ended = new Promise(resolve => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
