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

/** A learner whose call hangs in the database, until the lock is given back. */
async function hanging(origin: string) {
  const learner = new Visitor(origin)
  const body = { email: `${randomUUID()}@example.org`, username: 'Ana', password: learner.password }
  await learner.done(signUp, { body })
  const locked = await database.pool.connect()
  await locked.query('begin; lock table creature in access exclusive mode')
  const call = learner.call(createPet, { body: { name: 'Pip' } })
  call.catch(() => undefined)
  const waits = async () => {
    const { rows } = await database.pool.query('select 1 from pg_locks where not granted')
    return rows.length
  }
  await expect.poll(waits).toBeGreaterThan(0)
  let held = true
  const giveBack = async () => {
    if (held) await locked.query('rollback')
    if (held) locked.release()
    held = false
  }
  onTestFinished(giveBack)
  return { call, giveBack, learner }
}

/** Connecting anew is refused; whoever is in is still served. */
async function isClosed(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  return await new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => resolve(false))
    socket.on('error', () => resolve(true)).on('connect', () => socket.destroy())
  })
}

test('a server that is asked to leave lets nobody in, and finishes what runs', async () => {
  const server = await startServerProcess(settings)
  const { call, giveBack } = await hanging(server.origin)
  const gone = server.end('SIGTERM')
  await expect.poll(() => isClosed(server.origin)).toBe(true)
  await giveBack()
  expect((await call).status).toBe(200)
  expect(await gone).toBe(0)
})

test('it says so over the connections that are open', async () => {
  const server = await startServerProcess(settings)
  const { call, giveBack } = await hanging(server.origin)
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  const heard: string[] = []
  socket.setEncoding('utf8').on('data', chunk => heard.push(String(chunk)))
  const question = `GET /readyz HTTP/1.1\r\nhost: ${hostname}\r\n`
  socket.write(`${question}\r\n`)
  await expect.poll(() => heard.join('')).toContain('"server":"ok"')
  heard.length = 0
  // One that is on its way already.
  socket.write(question)
  const gone = server.end('SIGTERM')
  await expect.poll(() => isClosed(server.origin)).toBe(true)
  socket.write('\r\n')
  await once(socket, 'close')
  expect(heard.join('')).toMatch(/^HTTP\/1.1 503 /)
  expect(heard.join('')).toMatch(/\r\nconnection: close\r\n/i)
  expect(heard.join('')).toContain('"server":"leaving"')
  await giveBack()
  await call
  expect(await gone).toBe(0)
})

test('A request that never ends does not keep the server from exiting', async () => {
  const server = await startServerProcess(settings)
  await hanging(server.origin)
  expect(await server.end('SIGTERM')).toBe(1)
  expect(server.said.join('\n')).toContain('did not end in time')
})

test('whoever asks twice does not want to wait', async () => {
  const server = await startServerProcess(settings)
  await hanging(server.origin)
  const gone = server.end('SIGINT')
  const again = setInterval(() => server.process.kill('SIGINT'), 100)
  expect(await gone).toBe(1)
  clearInterval(again)
  expect(server.said.join('\n')).not.toContain('did not end in time')
})

test('five servers that start at once on an empty database all come up, and share one', async () => {
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
    expect(said.filter(line => /complains|"level":[56]0/.test(line))).toEqual([])
  }
  expect(await Promise.all(five.map(server => server.end('SIGTERM')))).toEqual([0, 0, 0, 0, 0])
  await empty.drop()
})
