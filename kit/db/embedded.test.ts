import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

const program = fileURLToPath(new URL('embedded-child.ts', import.meta.url))
const isRoot = process.getuid?.() === 0
const folders: string[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) {
    const pid = postmasterOf(folder)
    if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    if (pid) await gone(pid)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

let made = ''
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'kit-made-'))
  const embedded = await startEmbedded({ name: 'product', dataDir: join(made, 'data'), log: () => undefined })
  await embedded.stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))

/** An empty folder. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-embedded-'))
  folders.push(folder)
  return folder
}

/** A folder with an existing database, at this path in a new folder. */
async function newDatabase(...path: string[]): Promise<string> {
  const dataDir = join(await newFolder(), ...path, 'data')
  await mkdir(join(dataDir, '..'), { recursive: true })
  spawnSync('cp', ['-a', join(made, 'data'), dataDir])
  folders.push(dataDir)
  return dataDir
}

interface Said {
  connection: pg.ClientConfig
  mode: string
  refused: string
}

interface Server extends Said {
  child: ChildProcess
  leave(): Promise<void>
  kill(): Promise<void>
}

async function startServer(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<Server> {
  const child = spawn(process.execPath, [program, dataDir], { ...user, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const complaints: string[] = []
  child.stderr.on('data', chunk => complaints.push(String(chunk)))
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([first]) => String(first)),
    once(child, 'exit').then(() => JSON.stringify({ refused: `ended: ${complaints.join('')}` })),
  ])
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { ...(JSON.parse(line) as Said), child, leave: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

function postmasterOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** The PID of the running database, which must exist. (0 would mean this test run itself.) */
function runningIn(dataDir: string): number {
  const pid = postmasterOf(dataDir)
  if (!pid) throw new Error(`No database runs in ${dataDir}`)
  return pid
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function gone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { interval: 10 }).toBe(false)
}

async function notes(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from note')
  await client.end()
  return rows[0].count
}

test('A started database is durable, and stops with its server', async () => {
  const dataDir = await newDatabase()
  const embedded = await startEmbedded({ name: 'product', dataDir, log: () => undefined })
  const client = new pg.Client(embedded.connection)
  await client.connect()
  const { rows } = await client.query(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
  )
  expect(rows.map(row => row.setting)).toEqual(['on', 'on', 'on'])
  const { rows: sockets } = await client.query('select inet_server_addr() as address')
  expect(sockets).toEqual([{ address: null }])
  await client.end()
  const pid = runningIn(dataDir)
  expect(embedded.mode).toBe('started')
  await embedded.stop()
  expect(postmasterOf(dataDir)).toBeUndefined()
  // Its parent, this process, may not have reaped it yet.
  await gone(pid)
})

test('The next server joins the database of a killed one, and stops it', async () => {
  const dataDir = await newDatabase()
  const first = await startServer(dataDir)
  await first.kill()
  expect(isAlive(runningIn(dataDir))).toBe(true)
  const second = await startServer(dataDir)
  expect(second.mode).toBe('joined')
  expect(await notes(second.connection)).toBe(2)
  await second.leave()
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('A database killed together with its server restarts with all its data', async () => {
  const dataDir = await newDatabase()
  const first = await startServer(dataDir)
  process.kill(runningIn(dataDir), 'SIGKILL')
  await first.kill()
  const second = await startServer(dataDir)
  expect(second.mode).toBe('started')
  expect(await notes(second.connection)).toBe(2)
  await second.leave()
})

test('A database killed under a running server is restarted', async () => {
  const dataDir = await newDatabase()
  const server = await startServer(dataDir)
  process.kill(runningIn(dataDir), 'SIGKILL')
  await expect.poll(() => notes(server.connection).catch(() => undefined)).toBe(1)
  await server.leave()
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('Of four servers started at once in an empty folder, one starts the database; the last one stops it', async () => {
  const dataDir = await newFolder()
  const servers = await Promise.all([1, 2, 3, 4].map(() => startServer(dataDir)))
  expect(servers.map(server => server.mode).sort()).toEqual(['joined', 'joined', 'joined', 'started'])
  const [a, b, c, d] = servers.sort((x, y) => (x.mode < y.mode ? 1 : -1))
  const pid = postmasterOf(dataDir)
  await a?.leave()
  expect(postmasterOf(dataDir)).toBe(pid)
  expect(b && (await notes(b.connection))).toBe(4)
  await b?.kill()
  expect(c && (await notes(c.connection))).toBe(4)
  await Promise.all([c?.leave(), d?.leave()])
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('A server that starts while the last one stops still gets a database', async () => {
  const dataDir = await newDatabase()
  let server = await startServer(dataDir)
  for (let round = 1; round <= 5; round++) {
    const [next] = await Promise.all([startServer(dataDir), pause(round * 20).then(() => server.leave())])
    expect(next.refused).toBeUndefined()
    server = next
  }
  expect(await notes(server.connection)).toBe(6)
  await server.leave()
})

test("A PID in postmaster.pid that now belongs to another process doesn't prevent the start", async () => {
  const dataDir = await newDatabase()
  const first = await startServer(dataDir)
  const pid = runningIn(dataDir)
  process.kill(pid, 'SIGKILL')
  await first.kill()
  await gone(pid)
  const { gid, uid } = statSync(join(dataDir, 'postgres'))
  const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
  children.push(stranger)
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, `${stranger.pid}`))
  const second = await startServer(dataDir)
  expect(second.mode).toBe('started')
  await second.leave()
  expect(stranger.exitCode).toBeNull()
})

test('A folder too deep for a socket works and leaves nothing in the temporary folder', async () => {
  const dataDir = await newDatabase('deep-'.repeat(15), 'deeper-'.repeat(15))
  const first = await startServer(dataDir)
  const second = await startServer(dataDir)
  expect([first.mode, second.mode]).toEqual(['started', 'joined'])
  const { host = '' } = first.connection
  expect(host.startsWith(dataDir)).toBe(false)
  expect(statSync(host).mode & 0o777).toBe(0o700)
  await first.leave()
  await second.leave()
  expect(existsSync(host)).toBe(false)
})

test.skipIf(!isRoot)('As root, the database runs as an unprivileged user, in a home only root may enter', async () => {
  const home = await newFolder()
  await mkdir(join(home, 'private'), { mode: 0o700 })
  const dataDir = join(home, 'private', 'data')
  folders.push(dataDir)
  const server = await startServer(dataDir)
  expect(server.mode).toBe('started')
  const owner = spawnSync('ps', ['-o', 'user=', '-p', `${postmasterOf(dataDir)}`])
    .stdout.toString()
    .trim()
  expect(['nobody', 'postgres']).toContain(owner)
  await server.leave()
})

const nobody = { uid: 65_534, gid: 65_534 }
const canBeNobody = isRoot && spawnSync(process.execPath, ['--version'], nobody).status === 0

test.skipIf(!canBeNobody)('An ordinary user starts a database, and root joins it later', async () => {
  const home = await newFolder()
  chownSync(home, nobody.uid, nobody.gid)
  const dataDir = join(home, 'data')
  const ordinary = await startServer(dataDir, nobody)
  expect([ordinary.refused, ordinary.mode]).toEqual([undefined, 'started'])
  const root = await startServer(dataDir)
  expect(root.mode).toBe('joined')
  await ordinary.leave()
  expect(await notes(root.connection)).toBe(2)
  await root.leave()
})

test.skipIf(!canBeNobody)('A folder of another user is refused with a message', async () => {
  const dataDir = await newFolder()
  chmodSync(dataDir, 0o755)
  expect((await startServer(dataDir, nobody)).refused).toMatch(/^DATA_DIR .* isn't writable/)
  await mkdir(join(dataDir, 'postgres'))
  expect((await startServer(dataDir, nobody)).refused).toMatch(/belongs to another user \(uid 0, you are 65534\)/)
})

test('A folder with other content or an older database is refused and left alone', async () => {
  const dataDir = await newFolder()
  await mkdir(join(dataDir, 'postgres'))
  await expect(startEmbedded({ name: 'product', dataDir, log: () => undefined })).rejects.toThrow(
    'holds no PostgreSQL database',
  )
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await expect(startEmbedded({ name: 'product', dataDir, log: () => undefined })).rejects.toThrow(
    'made by PostgreSQL 16',
  )
})

test("A folder that can't be created is named in the message", async () => {
  const file = join(await newFolder(), 'file')
  writeFileSync(file, '')
  await expect(startEmbedded({ name: 'product', dataDir: join(file, 'data'), log: () => undefined })).rejects.toThrow(
    `DATA_DIR (${file}`,
  )
})
