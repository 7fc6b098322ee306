import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The processes of the PostgreSQL in a data folder, to kill and pause. */
export interface DatabaseProcesses {
  /** Kills all of its processes at once, as running out of memory or a power cut would. */
  kill(): Promise<void>
  /** Pauses all of its processes (SIGSTOP). */
  pause(): Promise<void>
  resume(): void
  /** Where it listens; undefined while it isn't running. */
  address(): Promise<{ pid: number; host: string; port: number } | undefined>
  /** Runs SQL on a separate connection. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** @param dataDir the server's `DATA_DIR` */
export function databaseProcesses(dataDir: string): DatabaseProcesses {
  const home = join(dataDir, 'postgres')
  const address = async () => {
    const lock = await readFile(join(home, 'postmaster.pid'), 'utf8').catch(() => '')
    const [pid, , , port, host] = lock.split('\n')
    if (!pid || !port || !host) return undefined
    return { pid: Number(pid), host: host.startsWith('/proc/') ? home : host, port: Number(port) }
  }
  let paused: number[] = []
  const all = async () => {
    const found = await address()
    if (!found) throw new Error('The database does not run.')
    // The main process first: it then starts no more processes, and the list stays complete.
    process.kill(found.pid, 'SIGSTOP')
    return [found.pid, ...(await childrenOf(found.pid))]
  }
  return {
    address,
    async kill() {
      for (const pid of await all()) send(pid, 'SIGKILL')
    },
    async pause() {
      paused = await all()
      for (const pid of paused) send(pid, 'SIGSTOP')
    },
    resume() {
      for (const pid of paused) send(pid, 'SIGCONT')
    },
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      const found = await address()
      if (!found) throw new Error('The database does not run.')
      const client = new pg.Client({ host: found.host, port: found.port, user: 'mindling', database: 'mindling' })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query<Row>(sql, values)).rows
      } finally {
        await client.end().catch(() => undefined)
      }
    },
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has exited meanwhile.
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const parents = await Promise.all(pids.map(parentOf))
  return pids.filter((_, i) => parents[i] === parent)
}

/** The parent: the fourth field of `stat`, counted from after the name, which may contain spaces (proc(5)). */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
