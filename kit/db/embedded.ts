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
  /** The folder everything lives in; the database takes `postgres`, `postgres.log` in it. Made where missing. */
  dataDir: string
  /** Gets one plain line for each thing worth telling. */
  log: (line: string) => void
  /** How long to wait for a database that is recovering or closing, in milliseconds. */
  patience?: number
  /** For tests: nothing is forced to disk. */
  throwaway?: boolean
}

export interface Embedded {
  /** For `pg`, and whatever else takes a `pg` configuration. Stays right for as long as this handle lives. */
  connection: pg.ClientConfig
  /** Whether this process started the database or found it running. */
  mode: 'started' | 'joined'
  /** Leaves the database, and ends it where no other server uses it. Call it once all pools are closed. */
  stop(): Promise<void>
}

/**
 * A server's presence. PostgreSQL itself counts the servers on a cluster: each holds one connection (the keeper) with a
 * *shared* session lock. Who leaves gives the lock back and tries for the *exclusive* one. Got it: nobody else is
 * there, nobody can enter until the database is down, and the leaver ends it. Refused: others are there, and one of
 * them will be the last. The lock goes with the connection, so a server that is killed needs no tidying up.
 * This is a matter of one cluster on one machine; nothing about the data in it rests on these locks.
 */
const presence = 7_463_254_635
const entry = `select pg_try_advisory_lock_shared(${presence}) as entered,
  current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
  current_setting('synchronous_commit') as synchronous_commit`
const departure = `select pg_advisory_unlock_shared(${presence})`
const alone = `select pg_try_advisory_lock(${presence}) as alone`

interface Presence {
  keeper: pg.Client
  pid: number
  connection: pg.ClientConfig
  mode: Embedded['mode']
}

/**
 * Starts the PostgreSQL that comes with npm on `<dataDir>/postgres`, or joins the one already running there: one that
 * another server process uses, or one left behind by a server that was killed. Should the database die while in use, it
 * is brought back.
 *
 * @throws EmbeddedError with one plain line when that is impossible
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await openCluster(options.dataDir, options.name, options.log)
  let leaving = false
  const isLeaving = () => leaving
  let present = await enter(cluster, options, isLeaving)
  let repair: Promise<void> = Promise.resolve()

  const watch = (current: Presence) => {
    current.keeper.once('end', () => {
      if (!leaving) repair = comeBack()
    })
  }
  const comeBack = async () => {
    options.log('The database has gone away; bringing it back.')
    while (!leaving) {
      try {
        present = await enter(cluster, options, isLeaving)
        watch(present)
        options.log('The database is back.')
        return
      } catch (error) {
        if (leaving) return
        options.log(`The database is still away: ${error instanceof Error ? error.message : error}`)
        await pause(2000)
      }
    }
  }
  watch(present)

  let stopped: Promise<void> | undefined
  const stop = async () => {
    leaving = true
    await repair
    await leave(cluster, present, options.log)
  }
  return {
    connection: present.connection,
    mode: present.mode,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Comes in by whatever door is open, in a loop, because what was true a moment ago may no longer be. */
async function enter(cluster: Cluster, options: EmbeddedOptions, isLeaving: () => boolean): Promise<Presence> {
  const deadline = Date.now() + (options.patience ?? 60_000)
  let launched: Launch | undefined
  let spoken = false
  for (let round = 0; ; round++) {
    const lock = await readLockFile(cluster)
    const knocked = lock ? await knock(cluster, lock.address) : 'nobody'
    if (typeof knocked === 'object' && lock) {
      const mode = lock.pid === launched?.pid ? 'started' : 'joined'
      await checkDurability(knocked.keeper, knocked.settings, options.throwaway ?? false)
      await ensureDatabase(knocked.keeper, cluster.user)
      return { keeper: knocked.keeper, pid: lock.pid, connection: configFor(cluster, lock.address, cluster.user), mode }
    }
    if (launched) {
      const ended = await Promise.race([launched.ended, pause(round < 40 ? 20 : 200)])
      if (ended && !ended.busy)
        throw new EmbeddedError(`The database does not start: ${ended.reason} (see ${cluster.logFile})`)
      if (ended) launched = undefined
    } else if (!lock || !(await isPostmaster(lock.pid, cluster))) {
      if (lock && isAlive(lock.pid)) await disownStaleLock(cluster, lock.pid)
      launched = await launch(cluster, options.throwaway ?? false)
    }
    if (!launched) await pause(100)
    // A database that we have just started is waited for even then: it has to be ended, too.
    if (isLeaving() && !launched) throw new EmbeddedError('The server is leaving.')
    if (!spoken && round > 100) {
      options.log('Waiting for the database: it is recovering, or the one before it is still closing.')
      spoken = true
    }
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `The database in ${cluster.dir} did not become ready in time (see ${cluster.logFile}). If another server is using this folder from elsewhere, stop it or set DATA_DIR to another folder.`,
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

/** Tries to come in. 'nobody': nothing listens there. 'wait': a database that is starting, recovering or closing. */
async function knock(cluster: Cluster, address: { host: string; port: number }) {
  const keeper = new pg.Client({
    ...configFor(cluster, address, 'postgres'),
    application_name: `${cluster.user} keeper`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // Every way in which a connection is lost ends in its 'end' event, which is where the loss is dealt with.
  keeper.on('error', () => undefined)
  try {
    await keeper.connect()
    const { rows } = await keeper.query<Durability & { entered: boolean }>(entry)
    const [settings] = rows
    if (settings?.entered) return { keeper, settings }
    await keeper.end()
    return 'wait'
  } catch (error) {
    await keeper.end().catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? 'nobody' : 'wait'
  }
}

async function checkDurability(keeper: pg.Client, settings: Durability, throwaway: boolean): Promise<void> {
  if (throwaway) return
  const off = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter(name => settings[name] !== 'on')
  if (off.length === 0) return
  await keeper.end()
  throw new EmbeddedError(
    `The running database does not write safely to disk (${off.join(', ')} off). Stop it and start again.`,
  )
}

async function ensureDatabase(keeper: pg.Client, name: string): Promise<void> {
  const { rowCount } = await keeper.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return
  await keeper.query(`create database ${pg.escapeIdentifier(name)}`).catch(error => {
    // Two servers at their first start: the other one was quicker.
    if (error.code !== '42P04' && error.code !== '23505') throw error
  })
}

async function leave(
  cluster: Cluster,
  { keeper, pid, connection }: Presence,
  log: (line: string) => void,
): Promise<void> {
  try {
    await keeper.query(departure)
    const { rows } = await keeper.query<{ alone: boolean }>(alone)
    if (!rows[0]?.alone) return
    if (!(await isPostmaster(pid, cluster))) return
    await shutDown(cluster, pid)
    const deadline = Date.now() + 30_000
    while (await isPostmaster(pid, cluster)) {
      if (Date.now() > deadline) return log('The database is still writing; it will end by itself.')
      await pause(10)
    }
    await clearAddress(cluster, { host: connection.host ?? '', port: connection.port ?? 0 })
  } catch {
    // The database is gone already: there is nothing left to end.
  } finally {
    await keeper.end().catch(() => undefined)
  }
}
