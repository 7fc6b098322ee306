import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { app } from '#app/tables.ts'
import { withTimeout } from '#kit/db/with-timeout.ts'
import type { ObservableJobs } from '#kit/jobs/jobs.ts'

/** What the readiness check looks at. */
export interface HealthDeps {
  readonly db: Pool
  /** Numbers of the migrations that this version needs. */
  readonly migrations: readonly number[]
  /** Undefined where jobs aren't monitored. */
  readonly jobs: Pick<ObservableJobs, 'isWorking' | 'lengths'> | undefined
  readonly isShuttingDown: () => boolean
}

/** Milliseconds that each check may take. */
const checkTimeout = 2000

const appliedMigrations = app.statement(
  'applied-migrations',
  'select array_agg(number) as numbers from schema_migration',
)

/**
 * `/healthz` (liveness): the process answers; restart it if it doesn't. `/readyz` (readiness): it can take requests;
 * otherwise 503 and the state of each part. A database with migrations of a newer version counts as ready.
 */
export function serveHealth(server: FastifyInstance, { db, migrations, jobs, isShuttingDown }: HealthDeps): void {
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })
  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const applied = await withTimeout(checkTimeout, appliedMigrations.first(db, {})).catch(() => undefined)
    const missing = applied && migrations.filter(number => !applied.numbers.includes(number))
    const states = {
      server: isShuttingDown() ? 'shutting down' : 'ok',
      database: applied ? 'ok' : 'does not answer',
      migrations: !missing ? 'unknown' : missing.length === 0 ? 'ok' : `missing: ${missing.join(', ')}`,
      jobs: await stateOf(jobs),
    }
    const ok = Object.values(states).every(state => state === 'ok')
    return reply.code(ok ? 200 : 503).send({ ok, ...states })
  })
}

async function stateOf(jobs: HealthDeps['jobs']): Promise<string> {
  if (!jobs) return 'ok'
  if (!jobs.isWorking()) return 'not working yet'
  return await withTimeout(checkTimeout, jobs.lengths()).then(
    () => 'ok',
    () => 'do not answer',
  )
}
