import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { currentUser, signUp } from '#account/contract.ts'
import { createPet } from '#pet/contract.ts'
import { startServerProcess } from '#testing/app/server-process.ts'
import { Visitor } from '#testing/app/test-app.ts'
import { createEmptyDatabase, createTestDatabase } from '#testing/database/test-database.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())
const settings = { DATABASE_URL: database.url }

/** A learner whose request waits for a database lock until `release` is called. */
async function startHangingRequest(origin: string) {
  const learner = new Visitor(origin)
  const body = { email: `${randomUUID()}@example.org`, username: 'Ana', password: learner.password }
  await learner.done(signUp, { body })
  const locked = await database.pool.connect()
  await locked.query('begin; lock table pet in access exclusive mode')
  const call = learner.call(createPet, { body: { name: 'Pip' } })
  call.catch(() => undefined)
  const waits = async () => {
    const { rows } = await database.pool.query('select 1 from pg_locks where not granted')
    return rows.length
  }
  await expect.poll(waits).toBeGreaterThan(0)
  let held = true
  const release = async () => {
    if (held) await locked.query('rollback')
    if (held) locked.release()
    held = false
  }
  onTestFinished(release)
  return { call, release, learner }
}

/** Whether new connections are refused. */
async function refusesConnections(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  return await new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => resolve(false))
    socket.on('error', () => resolve(true)).on('connect', () => socket.destroy())
  })
}

test('A server that shuts down refuses connections and finishes running requests', async () => {
  const server = await startServerProcess(settings)
  const { call, release } = await startHangingRequest(server.origin)
  const exited = server.end('SIGTERM')
  await expect.poll(() => refusesConnections(server.origin)).toBe(true)
  await release()
  expect((await call).status).toBe(200)
  expect(await exited).toBe(0)
})

test('Open connections learn from the last reply that the server is shutting down', async () => {
  const server = await startServerProcess(settings)
  const { call, release } = await startHangingRequest(server.origin)
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  const received: string[] = []
  socket.setEncoding('utf8').on('data', chunk => received.push(String(chunk)))
  const head = `GET /readyz HTTP/1.1\r\nhost: ${hostname}\r\n`
  socket.write(`${head}\r\n`)
  await expect.poll(() => received.join('')).toContain('"server":"ok"')
  received.length = 0
  // Half a request, sent before the shutdown.
  socket.write(head)
  const exited = server.end('SIGTERM')
  await expect.poll(() => refusesConnections(server.origin)).toBe(true)
  socket.write('\r\n')
  await once(socket, 'close')
  expect(received.join('')).toMatch(/^HTTP\/1.1 503 /)
  expect(received.join('')).toMatch(/\r\nconnection: close\r\n/i)
  expect(received.join('')).toContain('"server":"shutting down"')
  await release()
  await call
  expect(await exited).toBe(0)
})

test('A request that never ends does not keep the server from exiting', async () => {
  const server = await startServerProcess(settings)
  await startHangingRequest(server.origin)
  expect(await server.end('SIGTERM')).toBe(1)
  expect(server.said.join('\n')).toContain('did not end in time')
})

test('A second signal ends the process at once', async () => {
  const server = await startServerProcess(settings)
  await startHangingRequest(server.origin)
  const exited = server.end('SIGINT')
  const again = setInterval(() => server.process.kill('SIGINT'), 100)
  expect(await exited).toBe(1)
  clearInterval(again)
  expect(server.said.join('\n')).not.toContain('did not end in time')
})

test('Five servers started at once on an empty database all become ready and share it', async () => {
  const empty = await createEmptyDatabase()
  const five = await Promise.all(Array.from({ length: 5 }, () => startServerProcess({ DATABASE_URL: empty.url })))
  const applied = five.flatMap(({ said }) => said.filter(line => line.startsWith('Database: applied')))
  expect(applied.length).toBeGreaterThan(15)
  expect(new Set(applied).size).toBe(applied.length)
  const [first, ...others] = five.map(({ origin }) => new Visitor(origin))
  const body = { email: 'ana@example.org', username: 'Ana', password: 'a long enough password' }
  await first?.done(signUp, { body })
  for (const other of others) {
    other.cookie = first?.cookie ?? ''
    expect(await other.done(currentUser)).toMatchObject({ email: 'ana@example.org' })
  }
  for (const { origin, said } of five) {
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { interval: 200 }).toBe(200)
    expect(said.filter(line => /job failed|"level":[56]0/.test(line))).toEqual([])
  }
  expect(await Promise.all(five.map(server => server.end('SIGTERM')))).toEqual([0, 0, 0, 0, 0])
  await empty.drop()
})
