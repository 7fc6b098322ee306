import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isLost, isOutOfReach } from './out-of-reach.ts'
import { openPool } from './pool.ts'
import { createTestDatabase } from './test-database.ts'

const longest = 300

/** A way to the database that can go silent without a word, as a network does. */
async function openWay() {
  const database = await createTestDatabase()
  const { host = '', port = 0 } = database.connection
  const ends: Socket[] = []
  const way = { silent: false }
  const server = createServer(near => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    ends.push(near, far)
    near.on('data', data => way.silent || far.write(data)).on('error', () => far.destroy())
    far.on('data', data => way.silent || near.write(data)).on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const pool = openPool({
    connection: { ...database.connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    applicationName: 'test',
    max: 1,
    replyTimeout: longest,
    log: () => undefined,
  })
  onTestFinished(async () => {
    await pool.end()
    for (const end of ends) end.destroy()
    server.close()
    await database.drop()
  })
  return { pool, way }
}

const pidOf = async (pool: { query(sql: string): Promise<{ rows: { pid: number }[] }> }) =>
  (await pool.query('select pg_backend_pid() as pid')).rows[0]?.pid

test('a connection that says nothing any more is given up, and the next call has another one', async () => {
  const { pool, way } = await openWay()
  const before = await pidOf(pool)
  way.silent = true
  const fault = await pool.query('select 1').catch(fault => fault)
  expect(fault).toMatchObject({ message: `No reply from PostgreSQL within ${longest} ms.` })
  expect(isOutOfReach(fault)).toBe(true)
  expect(isLost(fault)).toBe(false)
  way.silent = false
  expect(await pidOf(pool)).not.toBe(before)
})

test('one that nobody has may be silent for as long as it likes', async () => {
  const { pool } = await openWay()
  const streams: Socket[] = []
  pool.on('connect', client =>
    streams.push((client as unknown as { connection: { stream: Socket } }).connection.stream),
  )
  const before = await pidOf(pool)
  expect(pool.idleCount).toBe(1)
  streams[0]?.emit('timeout')
  expect(await pidOf(pool)).toBe(before)
  const client = await pool.connect()
  streams[0]?.emit('timeout')
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
})
