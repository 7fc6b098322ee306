import type pg from 'pg'
import { Gauge } from 'prom-client'
import type { Metrics } from './open-metrics.ts'

/** Shows how busy a pool of database connections is. */
export function measurePool(pool: pg.Pool, { registry }: Metrics): void {
  const registers = [registry]
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, by what they do.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_connections_max',
    help: 'Most connections that this process makes.',
    registers,
    collect() {
      this.set(pool.options.max)
    },
  })
  new Gauge({
    name: 'database_waiting',
    help: 'Callers that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
