import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, openCluster } from './cluster.ts'
import { EmbeddedError } from './embedded-error.ts'
import { isAlive, isPostmaster, type Launch, launch, readLockFile, shutDown } from './postmaster.ts'
import { clearAddress } from './socket.ts'
import { disownStaleLock } from './stale-lock.ts'

export interface EmbeddedOptions {
  /** The product's name in lower case: the name of the database and its user, and of shared folders. */
  name: string
  /** Data folder; the database uses `postgres` and `postgres.log` in it. Created if missing. */
  dataDir: string
  /** Receives messages for the console. */
  log: (line: string) => void
  /** Milliseconds to wait for a database that is recovering or shutting down. */
  timeout?: number
  /** For tests: nothing is forced to disk. */
  throwaway?: boolean
}

export interface Embedded {
  /** A `pg` configuration, valid as long as this handle is open. */
  connection: pg.ClientConfig
  /** Whether this process started the database or joined a running one. */
  mode: 'started' | 'joined'
  /** Releases the database and stops it if no other server uses it. Close all pools first. */
  stop(): Promise<void>
}

/**
 * How servers share one database process. Each holds a connection (the keeper) with a *shared* advisory lock. A server
 * that leaves releases the lock and tries for the *exclusive* one. If it gets it, no other server is connected and
 * none can join until the database is down, so it stops the database. Otherwise another server will be the last. The
 * lock ends with its connection, so a killed server needs no cleanup. The locks concern one cluster on one machine; no
 * data depends on them.
 */
const presence = 7_463_254_635
const tryEnter = `select pg_try_advisory_lock_shared(${presence}) as entered,
  current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
  current_setting('synchronous_commit') as synchronous_commit`
const releaseShared = `select pg_advisory_unlock_shared(${presence})`
const tryExclusive = `select pg_try_advisory_lock(${presence}) as alone`

interface Connected {
  keeper: pg.Client
  pid: number
  connection: pg.ClientConfig
  mode: Embedded['mode']
}

/**
 * Starts the PostgreSQL that comes with npm on `<dataDir>/postgres`, or joins the one already running there, whether
 * another server uses it or a killed one left it behind. If the database dies while in use, it is restarted.
 *
 * @throws EmbeddedError with a message of one line
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await openCluster(options.dataDir, options.name, options.log)
  let stopping = false
  const isStopping = () => stopping
  let current = await connectOrStart(cluster, options, isStopping)
  let repair: Promise<void> = Promise.resolve()

  const watch = (connected: Connected) => {
    connected.keeper.once('end', () => {
      if (!stopping) repair = reconnect()
    })
  }
  const reconnect = async () => {
    options.log('The connection to the database was lost; reconnecting.')
    while (!stopping) {
      try {
        current = await connectOrStart(cluster, options, isStopping)
        watch(current)
        options.log('The database is available again.')
        return
      } catch (error) {
        if (stopping) return
        options.log(`The database is still unavailable: ${error instanceof Error ? error.message : error}`)
        await pause(2000)
      }
    }
  }
  watch(current)

  let stopped: Promise<void> | undefined
  const stop = async () => {
    stopping = true
    await repair
    await leave(cluster, current, options.log)
  }
  return {
    connection: current.connection,
    mode: current.mode,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Connects to a running database or starts one, in a loop, because the state may change at any moment. */
async function connectOrStart(
  cluster: Cluster,
  options: EmbeddedOptions,
  isStopping: () => boolean,
): Promise<Connected> {
  const deadline = Date.now() + (options.timeout ?? 60_000)
  let launched: Launch | undefined
  let announced = false
  for (let round = 0; ; round++) {
    const lock = await readLockFile(cluster)
    const connected = lock ? await tryConnect(cluster, lock.address) : 'none'
    if (typeof connected === 'object' && lock) {
      const mode = lock.pid === launched?.pid ? 'started' : 'joined'
      await checkDurability(connected.keeper, connected.settings, options.throwaway ?? false)
      await ensureDatabase(connected.keeper, cluster.user)
      return {
        keeper: connected.keeper,
        pid: lock.pid,
        connection: configFor(cluster, lock.address, cluster.user),
        mode,
      }
    }
    if (launched) {
      const ended = await Promise.race([launched.ended, pause(round < 40 ? 20 : 200)])
      if (ended && !ended.busy)
        throw new EmbeddedError(`The database doesn't start: ${ended.reason} (see ${cluster.logFile})`)
      if (ended) launched = undefined
    } else if (!lock || !(await isPostmaster(lock.pid, cluster))) {
      if (lock && isAlive(lock.pid)) await disownStaleLock(cluster, lock.pid)
      launched = await launch(cluster, options.throwaway ?? false)
    }
    if (!launched) await pause(100)
    // A database that we have just started is waited for even then, because it must be stopped too.
    if (isStopping() && !launched) throw new EmbeddedError('The server is shutting down.')
    if (!announced && round > 100) {
      options.log('Waiting for the database: it is recovering, or an earlier one is still shutting down.')
      announced = true
    }
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `The database in ${cluster.dir} did not become ready in time (see ${cluster.logFile}). If a server on another machine uses this folder, stop it or set DATA_DIR to another folder.`,
      )
    }
  }
}

function configFor(cluster: Cluster, address: { host: string; port: number }, database: string): pg.ClientConfig {
  const { password, user } = cluster
  return { ...address, user, database, ssl: false, ...(password === undefined ? {} : { password }) }
}

interface Durability {
  fsync: string
  full_page_writes: string
  synchronous_commit: string
}

/** Tries to connect. 'none': nothing listens there. 'wait': the database is starting, recovering, or shutting down. */
async function tryConnect(cluster: Cluster, address: { host: string; port: number }) {
  const keeper = new pg.Client({
    ...configFor(cluster, address, 'postgres'),
    application_name: `${cluster.user} keeper`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // A lost connection always ends in an 'end' event, which handles it.
  keeper.on('error', () => undefined)
  try {
    await keeper.connect()
    const { rows } = await keeper.query<Durability & { entered: boolean }>(tryEnter)
    const [settings] = rows
    if (settings?.entered) return { keeper, settings }
    await keeper.end()
    return 'wait'
  } catch (error) {
    await keeper.end().catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? 'none' : 'wait'
  }
}

async function checkDurability(keeper: pg.Client, settings: Durability, throwaway: boolean): Promise<void> {
  if (throwaway) return
  const off = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter(name => settings[name] !== 'on')
  if (off.length === 0) return
  await keeper.end()
  throw new EmbeddedError(`The running database isn't durable (${off.join(', ')} off). Stop it and start again.`)
}

async function ensureDatabase(keeper: pg.Client, name: string): Promise<void> {
  const { rowCount } = await keeper.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return
  await keeper.query(`create database ${pg.escapeIdentifier(name)}`).catch(error => {
    // At the first start of two servers at once, the other one may have been faster.
    if (error.code !== '42P04' && error.code !== '23505') throw error
  })
}

async function leave(
  cluster: Cluster,
  { keeper, pid, connection }: Connected,
  log: (line: string) => void,
): Promise<void> {
  try {
    await keeper.query(releaseShared)
    const { rows } = await keeper.query<{ alone: boolean }>(tryExclusive)
    if (!rows[0]?.alone) return
    if (!(await isPostmaster(pid, cluster))) return
    await shutDown(cluster, pid)
    const deadline = Date.now() + 30_000
    while (await isPostmaster(pid, cluster)) {
      if (Date.now() > deadline) return log('The database is still writing; it will stop by itself.')
      await pause(10)
    }
    await clearAddress(cluster, { host: connection.host ?? '', port: connection.port ?? 0 })
  } catch {
    // The database has already ended.
  } finally {
    await keeper.end().catch(() => undefined)
  }
}
