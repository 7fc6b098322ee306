import pg from 'pg'
import { enforceReplyTimeout } from './reply-timeout.ts'

export interface PoolSettings {
  /** A `postgresql://…` address, or a `pg` configuration such as `startEmbedded` gives. */
  connection: string | pg.ClientConfig
  /** Shown by PostgreSQL for each connection, so that an operator can tell who does what. */
  applicationName: string
  /** Most connections at once. A small pool beats many connections: about four for each processor of the database. */
  max?: number
  /** Longest one statement may take, in milliseconds. */
  statementTimeout?: number
  /**
   * Longest wait for a reply, in milliseconds; then the connection is given up, for its other end may be gone without a
   * word. Unset: no limit beyond the statement's own, for those that take their time.
   */
  replyTimeout?: number
  /** Longest wait for a free connection, in milliseconds; then the caller gets an error instead of an endless wait. */
  acquireTimeout?: number
  /** Told of connections lost while nobody was using them. */
  log: (line: string) => void
}

/** What each connection asks of PostgreSQL at its start. */
const asked = [
  // Every statement here goes by keys and has one good plan. Left to itself PostgreSQL comes, with some statistics, to plan
  // the long ones anew at each call: an answer then takes twice its time.
  '-c plan_cache_mode=force_generic_plan',
  // What is read lies in memory or on a solid disk. For a disk that has to seek, a table of a few pages is read whole, row by
  // row, at each call instead of by its key.
  '-c random_page_cost=1.1',
  // And where a table was small or empty when a plan was made, it is read whole for as long as the connection lives, however
  // it grows. None that can be read by a key is.
  '-c enable_seqscan=off',
  // Where there is no other way, the price put on that looks as if it paid to compile the plan: before version 18, for tenths of a second.
  '-c jit=off',
]

/**
 * How long a connection is kept that nobody needs, in milliseconds. A new one costs PostgreSQL a process, and the plan of each
 * statement once more (28 ms for all of them): at the ten seconds that are customary, whoever comes after a quiet moment waits for that.
 */
const longestIdle = 600_000

/** How long a connection is kept at all, in seconds. Its plans are for the tables as they were when it made them; so they are made for as they are. */
const longestLife = 3600

/**
 * Opens a pool. `bigint` comes back as a number (exact up to 2^53), `date` as 'YYYY-MM-DD' (a calendar day has no time
 * zone), everything else as `pg` does it. Connections are made when first needed.
 */
export function openPool(settings: PoolSettings): pg.Pool {
  const connection: pg.ClientConfig =
    typeof settings.connection === 'string' ? { connectionString: settings.connection } : settings.connection
  const pool = new pg.Pool({
    ...connection,
    application_name: settings.applicationName,
    options: [...asked, connection.options].filter(Boolean).join(' '),
    max: settings.max ?? 10,
    statement_timeout: settings.statementTimeout ?? 10_000,
    lock_timeout: settings.statementTimeout ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: settings.acquireTimeout ?? 10_000,
    idleTimeoutMillis: longestIdle,
    maxLifetimeSeconds: longestLife,
    keepAlive: true,
    types: { getTypeParser },
  })
  if (settings.replyTimeout !== undefined) enforceReplyTimeout(pool, settings.replyTimeout)
  // A connection that breaks while somebody has it fails what they ask next; unheard, it would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  pool.on('error', error => settings.log(`A database connection was lost: ${error.message}`))
  return pool
}

const asText = (value: string) => value

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type: number, format?: 'text' | 'binary') => {
  if (type === pg.types.builtins.INT8) return Number
  if (type === pg.types.builtins.DATE) return asText
  return format === 'binary' ? pg.types.getTypeParser(type, format) : pg.types.getTypeParser(type, 'text')
}
