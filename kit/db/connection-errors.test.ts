import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { isUnavailable } from './connection-errors.ts'
import { openPool } from './pool.ts'

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('Errors of an overloaded or unreachable database differ from mistakes in SQL', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const pool = openPool({
    connection: database.connection,
    applicationName: 'test',
    max: 1,
    statementTimeout: 50,
    acquireTimeout: 2000,
    log: () => undefined,
  })
  onTestFinished(() => pool.end())
  expect(isUnavailable(await errorOf(pool.query('select pg_sleep(5)')))).toBe(true)
  const held = await pool.connect()
  expect(isUnavailable(await errorOf(pool.query('select 1')))).toBe(true)
  const { rows } = await held.query('select pg_backend_pid() as pid')
  const asleep = errorOf(held.query('set statement_timeout = 0; select pg_sleep(5)'))
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  expect(isUnavailable(await asleep)).toBe(true)
  expect(isUnavailable(await errorOf(held.query('select 1')))).toBe(true)
  held.release(true)
  expect(isUnavailable(await errorOf(pool.query('select from nothing')))).toBe(false)
  expect(isUnavailable(await errorOf(pool.query('select 1 / 0')))).toBe(false)
})

test("A database that isn't running counts as unavailable", async () => {
  const address = join(tmpdir(), `unreachable-${process.pid}`)
  const error = await new Promise(told => connect({ path: address }).once('error', told))
  expect(isUnavailable(error)).toBe(true)
  const unreachable = openPool({
    connection: { host: address, port: 1 },
    applicationName: 'test',
    log: () => undefined,
  })
  onTestFinished(() => unreachable.end())
  expect(isUnavailable(await errorOf(unreachable.query('select 1')))).toBe(true)
  expect(isUnavailable(new Error('something else'))).toBe(false)
  expect(isUnavailable('no error at all')).toBe(false)
})
