import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { machine } from '../machine.ts'
import { printTable } from '../table.ts'

const warmStarts = 5

/** Time from a bare clone to the first page, from a warm start to ready, and memory at rest. */
export async function run(): Promise<void> {
  const clone = await mkdtemp(join(tmpdir(), 'mindling-clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', process.cwd(), clone])
    const bare = await startOnce(clone)
    const memory = await memoryAtRest(clone)
    await stop(bare.child)
    const warm: number[] = []
    for (let n = 0; n < warmStarts; n++) {
      const { child, seconds } = await startOnce(clone)
      warm.push(seconds)
      await stop(child)
    }
    const sorted = warm.toSorted((a, b) => a - b)
    printTable(
      `Starting (${machine()})`,
      ['what', 'figure'],
      [
        ['bare clone to first page (npm start: install, build, new database)', `${bare.seconds.toFixed(1)} s`],
        [
          `warm start to first page, median of ${warmStarts} (goal under 3 s)`,
          `${sorted[Math.floor(warmStarts / 2)]?.toFixed(2)} s`,
        ],
        ['memory at rest, server (proportional)', `${memory.server} MB`],
        ['memory at rest, database (shared pages counted once)', `${memory.database} MB`],
      ],
    )
  } finally {
    await rm(clone, { recursive: true, force: true })
  }
}

/** Runs `npm start` in that folder until its page is served. */
async function startOnce(folder: string): Promise<{ child: ChildProcess; seconds: number }> {
  const before = performance.now()
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') }
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const origin = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /ready at (\S+)/.exec(said)?.[1]
      if (address) ready(address)
    })
    child.once('exit', () => failed(new Error(`npm start ended early:\n${said}`)))
  })
  const page = await fetch(origin)
  if (!page.ok || !(await page.text()).includes('<html')) throw new Error('the first page did not come')
  return { child, seconds: (performance.now() - before) / 1000 }
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Proportional memory of the server and its database, once the pool is stocked and idle. */
async function memoryAtRest(folder: string): Promise<{ server: number; database: number }> {
  const measure = () => ({
    // With a recent Node, npm start becomes the server itself instead of starting another Node.
    server: Math.max(0, ...memoryOf((command, home) => home === folder && /(start\.mjs|main\.ts)/.test(command))),
    database: memoryOf(command => command.includes('postgres')).reduce((sum, each) => sum + each, 0),
  })
  let before = Number.POSITIVE_INFINITY
  for (let now = 0; Math.abs(before - now) > 2; ) {
    before = now
    await pause(5000)
    const { server, database } = measure()
    now = server + database
  }
  return measure()
}

/** Megabytes of each process that matches by command line and working folder. Shared pages are counted once. */
function memoryOf(matches: (command: string, home: string) => boolean): number[] {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name) && matches(commandOf(Number(name)), homeOf(name)))
  return pids.map(pid => Math.round(Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1000))
}

function homeOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
