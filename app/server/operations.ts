import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readMigrations } from '#kit/db/migration-file.ts'
import { type GracefulShutdown, gracefulShutdown } from '#kit/http/graceful-shutdown.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { measureCalls } from '#kit/http/metrics/measure-calls.ts'
import { measureJobs } from '#kit/http/metrics/measure-jobs.ts'
import { measurePool } from '#kit/http/metrics/measure-pool.ts'
import { openMetrics } from '#kit/http/metrics/open-metrics.ts'
import { measurePressure } from '#kit/http/pressure.ts'
import { shedLoad } from '#kit/http/shed-load.ts'
import type { Jobs, ObservableJobs } from '#kit/jobs/jobs.ts'
import { measureProduct } from './product-metrics.ts'
import { serveHealth } from './serve-health.ts'
import { serveMetrics } from './serve-metrics.ts'
import type { Settings } from './settings.ts'

const migrationsFolder = resolve(import.meta.dirname, '../../database/migrations')

/** Registers what operators need: health checks, metrics, load shedding, and graceful shutdown. Call it before adding routes. */
export async function registerOperations(
  server: FastifyInstance,
  { settings, deps, jobs }: { settings: Settings; deps: HandlerDeps; jobs: Jobs | ObservableJobs },
): Promise<GracefulShutdown> {
  const observable = 'lengths' in jobs ? jobs : undefined
  const metrics = openMetrics()
  const shutdown = gracefulShutdown(server)
  const { shed } = measureCalls(server, metrics)
  if (settings.loadShedding) shedLoad(server, measurePressure(server, deps.db), shed)
  measurePool(deps.db, metrics)
  if (observable) measureJobs(observable, metrics)
  const stopCounting = measureProduct(deps, metrics)
  server.addHook('onClose', async () => stopCounting())
  serveMetrics(server, metrics, { token: settings.metricsToken, trustProxy: settings.server.trustProxy })
  serveHealth(server, {
    db: deps.db,
    migrations: (await readMigrations(migrationsFolder)).map(({ number }) => number),
    jobs: observable,
    isShuttingDown: shutdown.hasBegun,
  })
  return shutdown
}
