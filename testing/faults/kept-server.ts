import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../app/server/main.ts', import.meta.url))
const steppedClock = new URL('./stepped-clock.ts', import.meta.url).href

/** A server process that is started anew, on the same port, whenever it has ended: as a service manager would. */
export interface KeptServer {
  readonly origin: string
  /** How often it was started. */
  starts(): number
  /** What it wrote. */
  said(): string
  /** Kills the process without a warning; resolves once it is gone. */
  kill(): Promise<void>
  /** Sets its clock this many milliseconds ahead of the true time; the clock of one that is started anew is true. */
  step(ahead: number): void
  /** Ends it for good. */
  stop(): Promise<void>
}

/**
 * @param settings the product's variables; nothing else of them is taken from the environment
 * @param folder its working folder, so that nobody's `.env` is read
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
        // It could not start yet: what it needs is still away.
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
