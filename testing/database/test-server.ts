import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#kit/db/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openPool } from '#kit/db/pool.ts'

/** A PostgreSQL for a whole test run, with a migrated template. Plain data, because it is passed between processes. */
export interface TestServer {
  /** A connection that can create databases. */
  admin: pg.ClientConfig
  /** The template of every test database. */
  template: string
}

export interface TestServerOptions {
  /** A running PostgreSQL to use. Default: an embedded one in a temporary folder. */
  databaseUrl?: string | undefined
  /** The folder with the migrations. */
  migrations: string
  /** SQL that the template gets after them. */
  prepare?: string
}

/**
 * Starts a PostgreSQL, or uses the given one, and migrates the template. The embedded one runs without fsync, because
 * nothing in it outlives the run.
 */
export async function startTestServer(options: TestServerOptions): Promise<TestServer & { stop(): Promise<void> }> {
  const { admin, end } = options.databaseUrl
    ? { admin: { connectionString: options.databaseUrl }, end: async () => undefined }
    : await startThrowaway()
  const template = `mindling_template_${randomBytes(4).toString('hex')}`
  const server = { admin, template }
  const stop = async () => {
    await asAdmin(server, `drop database if exists ${template} with (force)`).catch(() => undefined)
    await end()
  }
  try {
    await asAdmin(server, `create database ${template}`)
    const pool = openPool({ connection: configFor(server, template), applicationName: 'template', log: silent })
    await migrate(pool, { folder: options.migrations, log: silent })
    if (options.prepare) await pool.query(options.prepare)
    await pool.end()
  } catch (error) {
    await stop()
    throw error
  }
  return { ...server, stop }
}

const silent = () => undefined

async function startThrowaway() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindling-test-'))
  const embedded = await startEmbedded({ name: 'mindling', dataDir, log: silent, throwaway: true }).catch(
    async error => {
      await rm(dataDir, { recursive: true, force: true })
      throw error
    },
  )
  endWithUs(dataDir)
  const end = async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { admin: embedded.connection, end }
}

/** A killed run can't clean up, so a shell waits at the other end of a pipe and does it when this process is gone. */
function endWithUs(dataDir: string): void {
  if (process.platform === 'win32') return
  const script = 'read -r _; kill -INT "$(head -n 1 "$0/postgres/postmaster.pid")" && sleep 5; rm -rf "$0"'
  const shell = spawn('sh', ['-c', script, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
}

/** A migrated database without rows. */
export interface TestDatabase {
  /** For `openPool` and `pg`. */
  connection: pg.ClientConfig
  /** The same as a URL, for `DATABASE_URL` of a child process. */
  url: string
  drop(): Promise<void>
}

/** Copies the template, in some hundredths of a second. Close all pools before `drop`, which terminates other connections. */
export async function copyTemplate(server: TestServer): Promise<TestDatabase> {
  const name = `mindling_test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, `create database ${name} template ${server.template} strategy file_copy`)
  const connection = configFor(server, name)
  return {
    connection,
    url: addressOf(connection),
    drop: () => asAdmin(server, `drop database if exists ${name} with (force)`),
  }
}

async function asAdmin(server: TestServer, sql: string): Promise<void> {
  const client = new pg.Client(server.admin)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

function configFor({ admin }: TestServer, database: string): pg.ClientConfig {
  const { connectionString } = admin
  return connectionString ? { connectionString: otherDatabase(connectionString, database) } : { ...admin, database }
}

/** The URL of another database on the same server. (`URL` refuses a user without a host, which sockets need.) */
export function otherDatabase(address: string, database: string): string {
  return address.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`)
}

function addressOf(connection: pg.ClientConfig): string {
  const { connectionString, database, host = '', password, port, user } = connection
  if (connectionString) return connectionString
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
