import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** A real server process of the product. */
export interface RunningServer {
  readonly origin: string
  readonly pid: number
  /** Megabytes after a garbage collection. */
  memory(): Promise<{ resident: number; living: number }>
  stop(): Promise<void>
}

const tellMemory = new URL('./tell-memory.ts', import.meta.url).href

/** Starts a server as in production, but with endless free time and without load shedding of sign-ins. */
export async function startServer(databaseUrl: string, folder: string): Promise<RunningServer> {
  const { HOME, LANG, PATH, TMPDIR } = process.env
  const env = {
    ...{ HOME, LANG, PATH, TMPDIR, NODE_ENV: 'production', LOG_LEVEL: 'warn', DICTIONARY: 'false', PORT: '0' },
    ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl, PAYMENTS: 'off' },
    ...{ FREE_SECONDS: '1000000000', FREE_ANSWERS: '1000000000', SIGNUPS_PER_HOUR: '1000000000' },
    ...{ FAILED_SIGNINS_PER_QUARTER: '1000000000', FAILED_SIGNINS_PER_ACCOUNT: '1000000000' },
  }
  const child = spawn(process.execPath, ['--import', tellMemory, resolve('app/server/main.ts')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const origin = await readyAt(child)
  return {
    origin,
    pid: child.pid ?? 0,
    async memory() {
      child.send('memory')
      const [told] = (await once(child, 'message')) as [{ resident: number; living: number }]
      return told
    },
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

function readyAt(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((ready, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const port = /Mindling is ready at \S+:(\d+)/.exec(said)?.[1]
      if (port) ready(`http://127.0.0.1:${port}`)
    })
    child.once('exit', () => failed(new Error(`The server ended before it was ready:\n${said}`)))
  })
}
