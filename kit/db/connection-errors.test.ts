import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { isUnavailable } from './connection-errors.ts'
import { openPool } from './pool.ts'

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (fault: unknown) => fault,
  )

test('what a busy database and its driver really say is told from a fault of ours', async () => {
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
  expect(isUnavailable(await faultOf(pool.query('select pg_sleep(5)')))).toBe(true)
  const held = await pool.connect()
  expect(isUnavailable(await faultOf(pool.query('select 1')))).toBe(true)
  const { rows } = await held.query('select pg_backend_pid() as pid')
  const asleep = faultOf(held.query('set statement_timeout = 0; select pg_sleep(5)'))
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  expect(isUnavailable(await asleep)).toBe(true)
  expect(isUnavailable(await faultOf(held.query('select 1')))).toBe(true)
  held.release(true)
  expect(isUnavailable(await faultOf(pool.query('select from nothing')))).toBe(false)
  expect(isUnavailable(await faultOf(pool.query('select 1 / 0')))).toBe(false)
})

test('so is one that nobody has started', async () => {
  const address = join(tmpdir(), `nobody-${process.pid}`)
  const fault = await new Promise(told => connect({ path: address }).once('error', told))
  expect(isUnavailable(fault)).toBe(true)
  const nobody = openPool({ connection: { host: address, port: 1 }, applicationName: 'test', log: () => undefined })
  onTestFinished(() => nobody.end())
  expect(isUnavailable(await faultOf(nobody.query('select 1')))).toBe(true)
  expect(isUnavailable(new Error('something else'))).toBe(false)
  expect(isUnavailable('no error at all')).toBe(false)
})
