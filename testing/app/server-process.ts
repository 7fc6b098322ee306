import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The real server as a child process. */
export interface ServerProcess {
  readonly process: ChildProcess
  readonly origin: string
  /** Its output, line by line. */
  readonly said: readonly string[]
  /** Sends a signal and waits for the exit. @returns the exit code, or the signal that ended it */
  end(signal: NodeJS.Signals): Promise<number | string>
}

const main = fileURLToPath(new URL('../../app/server/main.ts', import.meta.url))
/** Makes them exit with their parent, even if that is killed. */
const follow = new URL('../../tools/follow-parent.mjs', import.meta.url).href

/**
 * Starts the server on a free port and waits until it is ready.
 *
 * @param environment settings on top of those of this process
 * @throws Error with its output if it exits before
 */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['--import', follow, main], {
    env: {
      ...process.env,
      PORT: '0',
      NODE_ENV: 'test',
      DICTIONARY: 'false',
      STOCK_AT_START: 'false',
      PAYMENTS: 'demo',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said: string[] = []
  const ready = Promise.withResolvers<string>()
  for (const stream of [server.stdout, server.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', line => {
      said.push(line)
      const address = /^Mindling is ready at (\S+)/.exec(line)?.[1]
      if (address) ready.resolve(address)
    })
  }
  const gone = once(server, 'exit').then(([code, signal]) => (code ?? signal) as number | string)
  void gone.then(() => ready.reject(new Error(`The server ended before it was ready:\n${said.join('\n')}`)))
  const origin = await ready.promise
  return {
    process: server,
    origin,
    said,
    end(signal) {
      server.kill(signal)
      return gone
    },
  }
}
