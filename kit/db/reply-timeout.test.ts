import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openRelay } from '#kit/relay/relay.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { isConnectionLost, isUnavailable } from './connection-errors.ts'
import { openPool } from './pool.ts'
import { streamOf } from './reply-timeout.ts'

const timeout = 300

async function openRelayedPool() {
  const database = await createTestDatabase()
  const { host = '', port = 0 } = database.connection
  const relay = await openRelay(() => (host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : port))
  const pool = openPool({
    connection: { ...database.connection, host: '127.0.0.1', port: relay.port },
    applicationName: 'test',
    max: 1,
    replyTimeout: timeout,
    log: () => undefined,
  })
  onTestFinished(async () => {
    await pool.end()
    await relay.close()
    await database.drop()
  })
  return { pool, relay }
}

const pidOf = async (pool: { query(sql: string): Promise<{ rows: { pid: number }[] }> }) =>
  (await pool.query('select pg_backend_pid() as pid')).rows[0]?.pid

test('A connection that falls silent is closed, and the next query gets a new one', async () => {
  const { pool, relay } = await openRelayedPool()
  const before = await pidOf(pool)
  relay.stall()
  const error = await pool.query('select 1').catch(error => error)
  expect(error).toMatchObject({ message: `No reply from PostgreSQL within ${timeout} ms.` })
  expect(isUnavailable(error)).toBe(true)
  expect(isConnectionLost(error)).toBe(false)
  expect(await pidOf(pool)).not.toBe(before)
})

test('An idle connection may be silent for any time', async () => {
  const { pool } = await openRelayedPool()
  const streams: Socket[] = []
  pool.on('connect', client => streams.push(streamOf(client)))
  const before = await pidOf(pool)
  expect(pool.idleCount).toBe(1)
  streams[0]?.emit('timeout')
  expect(await pidOf(pool)).toBe(before)
  const client = await pool.connect()
  streams[0]?.emit('timeout')
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
})
