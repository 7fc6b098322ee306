import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { otherDatabase, startTestServer } from '#testing/database/test-server.ts'
import { countRequests } from './stands.ts'

/** The real product, running for a walk. */
export interface Product {
  /** Its address; the same after a restart. */
  url: string
  /** Where it keeps its files, and the mails that it would send. */
  readonly dataDir: string
  /** Ends it as Ctrl-C does and starts it again on the same data. */
  restart(): Promise<void>
  /** Ends it as a power cut does and starts it again on the same data. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

const main = fileURLToPath(new URL('../app/server/main.ts', import.meta.url))
/** A walk that is killed takes its server along. */
const follow = new URL('../tools/follow-parent.mjs', import.meta.url).href
const migrations = fileURLToPath(new URL('../database/migrations', import.meta.url))

/**
 * Starts the product with a new, empty database: the embedded one in a folder of its own, or a new one on the server at
 * `DATABASE_URL`.
 *
 * @param settings environment variables on top of the defaults
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindling-journey-'))
  const database = await externalDatabase()
  const environment = { ...own(), ...database.settings, DATA_DIR: dataDir, HOST: '127.0.0.1', ...settings }
  let { child, url } = await launch({ ...environment, PORT: '0' })
  const again = { ...environment, PORT: new URL(url).port }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const restartAfter = async (signal: NodeJS.Signals) => {
    await end(signal)
    const started = await launch(again)
    child = started.child
    url = started.url
  }
  return {
    url,
    dataDir,
    restart: () => restartAfter('SIGINT'),
    killAndRestart: () => restartAfter('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The environment without what a developer's `.env` or shell has set for the product. */
function own(): NodeJS.ProcessEnv {
  const machine = ['HOME', 'LANG', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'PATH', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR']
  const kept = Object.fromEntries(machine.map(name => [name, process.env[name]]))
  // The dictionary would be built again for each journey.
  return { ...kept, LOG_LEVEL: 'warn', DICTIONARY: 'false' }
}

async function externalDatabase() {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) return { settings: {}, drop: async () => undefined }
  const server = await startTestServer({ databaseUrl, migrations })
  return { settings: { DATABASE_URL: otherDatabase(databaseUrl, server.template) }, drop: server.stop }
}

async function launch(environment: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  // Its own folder, so that a developer's .env is not read.
  const cwd = environment.DATA_DIR ?? tmpdir()
  const child = spawn(process.execPath, ['--import', follow, main], {
    env: environment,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said: string[] = []
  child.stderr?.on('data', chunk => said.push(String(chunk)))
  const ready = new Promise<string>(resolve => {
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', line => {
        said.push(`${line}\n`)
        const address = /^Mindling is ready at (http\S+)/.exec(line)?.[1]
        if (address) resolve(address)
      })
  })
  const ended = once(child, 'exit').then(() => undefined)
  const url = await Promise.race([ready, ended])
  if (!url) throw new Error(`The product did not start:\n${said.join('')}`)
  return { child, url }
}

interface Fixtures {
  /** Complaints that belong to the walk, such as those of a page whose server is just being restarted. */
  expectedComplaints: RegExp[]
  /** Fails a walk in which the page complained: an error in the console, or one that nobody caught. */
  quiet: undefined
}

/**
 * All walks sign up from one address within the hour; account.test.ts holds the limit for that. And they learn for as long
 * as it takes, but for the one about the free time. On a machine that is too busy they wait instead of being turned away, which
 * operations.test.ts holds.
 */
const crowd = { SIGNUPS_PER_HOUR: '100000', FREE_SECONDS: '1000000', FREE_ANSWERS: '1000000', LOAD_SHEDDING: 'false' }

/** An e-mail address that no other walk on the same product has. */
export const newAddress = (name = 'walker'): string => `${name}.${randomBytes(4).toString('hex')}@example.org`

/** The browser itself notes the answer to "who am I?" before anyone has signed in. */
const unknownVisitor = /status of 401 .*\/api\/auth\/me\)$/

/** Playwright's `test` with the product running. Walks of one file share a server and its database. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      const product = await startProduct(crowd)
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  expectedComplaints: [[], { option: true }],
  baseURL: async ({ product }, use) => use(product.url),
  quiet: [
    async ({ expectedComplaints, page }, use) => {
      countRequests(page)
      const complaints: string[] = []
      const expected = [unknownVisitor, ...expectedComplaints]
      const note = (complaint: string) => {
        if (!expected.some(pattern => pattern.test(complaint))) complaints.push(complaint)
      }
      page.on('pageerror', error => note(String(error)))
      page.on('console', message => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      await use(undefined)
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
