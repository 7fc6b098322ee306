import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readlink, rename, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type Cluster, databaseEnvironment } from './cluster.ts'
import { type Address, addressFor } from './socket.ts'

const run = promisify(execFile)

/** What a running database writes into its data directory. */
export interface LockFile {
  pid: number
  address: Address
}

/** Reads `postmaster.pid`. Undefined if it is missing or incomplete. */
export async function readLockFile(cluster: Cluster): Promise<LockFile | undefined> {
  const text = await readFile(`${cluster.dir}/postmaster.pid`, 'utf8').catch(() => '')
  const [pid, , , port, socketDir] = text.split('\n')
  if (!pid || !port || socketDir === undefined) return undefined
  const host = socketDir === cluster.name ? cluster.dir : socketDir
  return { pid: Number(pid), address: { host: host || '127.0.0.1', port: Number(port) } }
}

/**
 * Whether the process is this cluster's database, rather than one that got the same PID after a restart of the machine
 * or container. A database's working directory is its data directory.
 */
export async function isPostmaster(pid: number, cluster: Cluster): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster.dir
  }
  if (process.platform === 'win32') return true
  const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes('postgres')
}

/** Whether any process has this PID. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A database process that was just started. */
export interface Launch {
  pid: number | undefined
  /** Resolves when the process ends, with the reason from its log; `busy` if another process holds the directory. */
  ended: Promise<{ reason: string; busy: boolean }>
}

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
const notDurable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * Starts the database and returns at once. It runs in a session of its own, so Ctrl-C in the terminal reaches only the
 * server, and the database of a killed server stays up for the next one to join.
 *
 * @param throwaway for tests only: trades durability for speed
 */
export async function launch(cluster: Cluster, throwaway: boolean): Promise<Launch> {
  const { binaries, dir, logFile, name } = cluster
  const address = await addressFor(cluster)
  const settings: Record<string, string> = {
    ...(throwaway ? notDurable : durable),
    ...address.settings,
    port: String(address.port),
    shared_buffers: '64MB',
    max_connections: '100',
    max_wal_size: '512MB',
    // /dev/shm is small in containers, and no query here is large enough for parallel workers.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Refused statements may contain personal data, so only the database's own messages are logged.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] %e ',
    lc_messages: 'C',
  }
  const flags = ['-D', name, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
  await rotate(logFile)
  const log = await open(logFile, 'a')
  const start = (await log.stat()).size
  try {
    const options = { ...binaries.owner, cwd: dir, env: databaseEnvironment(), detached: true, windowsHide: true }
    const [program, args] =
      process.platform === 'win32'
        ? // pg_ctl sheds an administrator's rights, without which Windows' PostgreSQL refuses to run.
          [binaries.pgCtl, ['start', '-W', '-D', name, '-o', flags.slice(2).join(' ')]]
        : [binaries.postgres, flags]
    const child = spawn(program, args, { ...options, stdio: ['ignore', log.fd, log.fd] })
    const ended = once(child, 'exit')
      .catch(error => error)
      .then(() => exitReason(logFile, start, child.pid))
    child.unref()
    return { pid: child.pid, ended }
  } finally {
    await log.close()
  }
}

async function rotate(logFile: string): Promise<void> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0
  if (size > 4_000_000) await rename(logFile, `${logFile}.old`).catch(() => undefined)
}

/** The last log line before the process ended. F0001 is PostgreSQL's code for a directory held by another process. */
async function exitReason(logFile: string, start: number, pid: number | undefined) {
  const text = (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(start).toString('utf8')
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const own = lines.filter(line => line.includes(`[${pid}]`))
  const fatal = own.find(line => / (FATAL|PANIC): /.test(line)) ?? lines.at(-1) ?? 'it ended without a message'
  return { reason: fatal.replace(/^.*?(FATAL|PANIC): +/, ''), busy: / F0001 /.test(fatal) }
}

/** Stops the database (fast shutdown): running statements are cancelled, committed data is written. */
export async function shutDown(cluster: Cluster, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await run(cluster.binaries.pgCtl, ['stop', '-W', '-m', 'fast', '-D', cluster.dir])
    return
  }
  process.kill(pid, 'SIGINT')
}
