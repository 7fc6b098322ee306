import pg from 'pg'
import { enforceReplyTimeout } from './reply-timeout.ts'

export interface PoolSettings {
  /** A `postgresql://…` address, or a `pg` configuration such as `startEmbedded` returns. */
  connection: string | pg.ClientConfig
  /** Shown in `pg_stat_activity`, so that operators can tell who uses a connection. */
  applicationName: string
  /** Maximum number of connections. About four per processor of the database work best. */
  max?: number
  /**
   * Milliseconds after which PostgreSQL cancels a statement or a wait for a lock. Sent as startup parameters, which
   * PgBouncer refuses, so set it for direct connections only. Transactions are limited without it; see `transaction`.
   */
  statementTimeout?: number
  /**
   * Milliseconds to wait for a reply before the connection is closed, in case the other end is gone. Unset: no limit,
   * for statements that take their time.
   */
  replyTimeout?: number
  /** Milliseconds to wait for a free connection before the caller gets an error. */
  acquireTimeout?: number
  /** Receives one line for each idle connection that was lost. */
  log: (line: string) => void
}

/**
 * Milliseconds before an idle connection is closed. A new connection costs PostgreSQL a process and 28 ms to plan all
 * statements again, so this is longer than the usual ten seconds.
 */
const idleTimeout = 600_000

/** Seconds before a connection is replaced. New connections plan their statements for the tables as they are by then. */
const maxLifetime = 3600

/**
 * Opens a pool that works on any PostgreSQL, also behind PgBouncer in transaction pooling: it sends no startup options
 * and keeps no session state apart from prepared statements, which PgBouncer supports from version 1.21 on.
 *
 * `bigint` is read as a number (exact up to 2^53) and `date` as 'YYYY-MM-DD', because a calendar day has no time zone.
 * All other types are read as `pg` does. Connections are made when first needed.
 */
export function openPool(settings: PoolSettings): pg.Pool {
  const connection: pg.ClientConfig =
    typeof settings.connection === 'string' ? { connectionString: settings.connection } : settings.connection
  const pool = new pg.Pool({
    ...connection,
    ...(settings.statementTimeout === undefined
      ? {}
      : { statement_timeout: settings.statementTimeout, lock_timeout: settings.statementTimeout }),
    application_name: settings.applicationName,
    max: settings.max ?? 10,
    connectionTimeoutMillis: settings.acquireTimeout ?? 10_000,
    idleTimeoutMillis: idleTimeout,
    maxLifetimeSeconds: maxLifetime,
    keepAlive: true,
    types: { getTypeParser },
  })
  if (settings.replyTimeout !== undefined) enforceReplyTimeout(pool, settings.replyTimeout)
  // When a connection breaks while in use, the next query on it fails. An unhandled 'error' event would end the process.
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
