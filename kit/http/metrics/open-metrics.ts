import { performance } from 'node:perf_hooks'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { withTimeout } from '../../db/with-timeout.ts'

/** What a server counts, in Prometheus' words. */
export interface Metrics {
  readonly registry: Registry
  /** Has figures that lie elsewhere fetched before each look; a source that fails or is slow does not keep the others. */
  source(name: string, fetch: () => Promise<void>): void
  /** All of it as Prometheus reads it, version 0.0.4 of its text format. */
  text(): Promise<string>
}

/** Milliseconds that a source may take. */
const patience = 2000

/** Metrics of this process: its processor time, memory, garbage collection and event loop, and whatever is added. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const sources = new Map<string, () => Promise<void>>()
  collectDefaultMetrics({ register: registry })
  let before = performance.eventLoopUtilization()
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of the time since the last look in which the event loop was busy.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, before).utilization)
      before = now
    },
  })
  const up = new Gauge({
    name: 'metrics_source_up',
    help: '1 where the figures of a source could be fetched, else 0.',
    labelNames: ['source'],
    registers: [registry],
  })
  const look = ([source, fetch]: [string, () => Promise<void>]) =>
    withTimeout(patience, fetch()).then(
      () => up.set({ source }, 1),
      () => up.set({ source }, 0),
    )
  return {
    registry,
    source: (name, fetch) => void sources.set(name, fetch),
    async text() {
      await Promise.all([...sources].map(look))
      return await registry.metrics()
    },
  }
}
