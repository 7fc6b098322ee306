import { performance } from 'node:perf_hooks'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { withTimeout } from '../../db/with-timeout.ts'

/** The metrics of a server, for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  /** Registers figures that are fetched before each scrape. A source that fails or is slow doesn't hold up the others. */
  source(name: string, fetch: () => Promise<void>): void
  /** All metrics in Prometheus' text format 0.0.4. */
  text(): Promise<string>
}

/** Milliseconds that a source may take. */
const sourceTimeout = 2000

/** Metrics of this process: processor time, memory, garbage collection, event loop, and whatever is registered. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const sources = new Map<string, () => Promise<void>>()
  collectDefaultMetrics({ register: registry })
  let before = performance.eventLoopUtilization()
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of time since the last scrape in which the event loop was busy.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, before).utilization)
      before = now
    },
  })
  const up = new Gauge({
    name: 'metrics_source_up',
    help: '1 if the figures of a source could be fetched, otherwise 0.',
    labelNames: ['source'],
    registers: [registry],
  })
  const update = ([source, fetch]: [string, () => Promise<void>]) =>
    withTimeout(sourceTimeout, fetch()).then(
      () => up.set({ source }, 1),
      () => up.set({ source }, 0),
    )
  return {
    registry,
    source: (name, fetch) => void sources.set(name, fetch),
    async text() {
      await Promise.all([...sources].map(update))
      return await registry.metrics()
    },
  }
}
