import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { app } from '#app/tables.ts'
import { withTimeout } from '#kit/db/with-timeout.ts'
import type { ObservableJobs } from '#kit/jobs/jobs.ts'

/** What must be well for this process to be given anything to do. */
export interface Parts {
  readonly db: Pool
  /** Numbers of the migrations that this version needs. */
  readonly migrations: readonly number[]
  /** Undefined where nobody has to look after the jobs. */
  readonly jobs: Pick<ObservableJobs, 'isWorking' | 'lengths'> | undefined
  readonly isLeaving: () => boolean
}

/** Milliseconds that a part may take to answer. */
const patience = 2000

const appliedMigrations = app.statement(
  'applied-migrations',
  'select array_agg(number) as numbers from schema_migration',
)

/**
 * `/healthz`: the process answers; where it does not, it has to be started anew. `/readyz`: it can be given calls; else
 * 503, and which part is not well. A database that a newer version has changed is as good as one of our own.
 */
export function serveHealth(server: FastifyInstance, { db, migrations, jobs, isLeaving }: Parts): void {
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })
  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const applied = await withTimeout(patience, appliedMigrations.first(db, {})).catch(() => undefined)
    const missing = applied && migrations.filter(number => !applied.numbers.includes(number))
    const states = {
      server: isLeaving() ? 'leaving' : 'ok',
      database: applied ? 'ok' : 'does not answer',
      migrations: !missing ? 'unknown' : missing.length === 0 ? 'ok' : `missing: ${missing.join(', ')}`,
      jobs: await stateOf(jobs),
    }
    const ok = Object.values(states).every(state => state === 'ok')
    return reply.code(ok ? 200 : 503).send({ ok, ...states })
  })
}

async function stateOf(jobs: Parts['jobs']): Promise<string> {
  if (!jobs) return 'ok'
  if (!jobs.isWorking()) return 'not working yet'
  return await withTimeout(patience, jobs.lengths()).then(
    () => 'ok',
    () => 'do not answer',
  )
}
