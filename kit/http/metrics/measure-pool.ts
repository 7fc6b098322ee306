import type pg from 'pg'
import { Gauge } from 'prom-client'
import type { Metrics } from './open-metrics.ts'

/** Exports how busy the database pool is. */
export function measurePool(pool: pg.Pool, { registry }: Metrics): void {
  const registers = [registry]
  new Gauge({
    name: 'database_connections',
    help: 'Database connections of this process, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_connections_max',
    help: 'Maximum number of database connections of this process.',
    registers,
    collect() {
      this.set(pool.options.max)
    },
  })
  new Gauge({
    name: 'database_waiting',
    help: 'Requests waiting for a database connection.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
