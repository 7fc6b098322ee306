import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../app/server/main.ts', import.meta.url))
const steppedClock = new URL('./stepped-clock.ts', import.meta.url).href

/** A server process that is restarted on the same port whenever it exits, as a service manager would do. */
export interface KeptServer {
  readonly origin: string
  /** How often it was started. */
  starts(): number
  /** Its output. */
  said(): string
  /** Kills the process with SIGKILL; resolves once it is gone. */
  kill(): Promise<void>
  /** Sets its clock this many milliseconds ahead. A restart resets the clock. */
  step(ahead: number): void
  /** Stops it without a restart. */
  stop(): Promise<void>
}

/**
 * @param settings the product's variables; none are taken from the environment
 * @param folder its working directory, so that no `.env` is read
 */
export async function keepServer(settings: Readonly<Record<string, string>>, folder: string): Promise<KeptServer> {
  const { HOME, LANG, PATH, TMPDIR } = process.env
  const environment = {
    HOME,
    LANG,
    PATH,
    TMPDIR,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DICTIONARY: 'false',
    STOCK_AT_START: 'false',
    ...settings,
  }
  let starts = 0
  let said = ''
  let stopping = false
  let child: ChildProcess | undefined
  let restarted: Promise<void> = Promise.resolve()

  const launch = async (port: string): Promise<string> => {
    starts++
    const started = spawn(process.execPath, ['--import', steppedClock, main], {
      cwd: folder,
      env: { ...environment, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = started
    const from = said.length
    return await new Promise<string>((ready, failed) => {
      const listen = (chunk: Buffer) => {
        said += chunk.toString()
        const address = /Mindling is ready at (\S+)/.exec(said.slice(from))?.[1]
        if (address) ready(address)
      }
      started.stdout?.on('data', listen)
      started.stderr?.on('data', listen)
      started.once('exit', () => failed(new Error(`The server ended before it was ready:\n${said.slice(from)}`)))
    })
  }
  const watch = (port: string) => {
    child?.once('exit', () => {
      if (!stopping) restarted = again(port)
    })
  }
  const again = async (port: string): Promise<void> => {
    while (!stopping) {
      try {
        await launch(port)
        return watch(port)
      } catch {
        // It couldn't start, because what it needs is still down.
        await pause(200)
      }
    }
  }
  const { port } = new URL(await launch('0'))
  watch(port)
  return {
    origin: `http://127.0.0.1:${port}`,
    starts: () => starts,
    said: () => said,
    async kill() {
      const dying = child
      if (!dying || hasEnded(dying)) return
      const gone = once(dying, 'exit')
      dying.kill('SIGKILL')
      await gone
    },
    step: ahead => void child?.send({ ahead }),
    async stop() {
      stopping = true
      if (child && !hasEnded(child)) {
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      }
      await restarted
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
