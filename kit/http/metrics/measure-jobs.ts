import { Counter, Gauge } from 'prom-client'
import type { ObservableJobs } from '#kit/jobs/jobs.ts'
import type { Metrics } from './open-metrics.ts'

/** Shows how full each queue is, for all server processes together, and what this one has carried out. */
export function measureJobs(jobs: ObservableJobs, metrics: Metrics): void {
  const labelNames = ['queue'] as const
  const registers = [metrics.registry]
  const gauges = {
    waiting: new Gauge({ name: 'jobs_waiting', help: 'Jobs that anybody may take now.', labelNames, registers }),
    oldest: new Gauge({
      name: 'jobs_oldest_seconds',
      help: 'How long the oldest of them waits.',
      labelNames,
      registers,
    }),
    running: new Gauge({ name: 'jobs_running', help: 'Jobs that somebody has taken.', labelNames, registers }),
  }
  metrics.source('jobs', async () => {
    const rows = await jobs.lengths()
    for (const [name, gauge] of Object.entries(gauges)) {
      gauge.reset()
      for (const queue of jobs.ended.keys()) gauge.set({ queue }, 0)
      for (const row of rows) gauge.set({ queue: row.queue }, row[name as keyof typeof gauges])
    }
  })
  new Counter({
    name: 'jobs_ended_total',
    help: 'Jobs that this process has carried out, by how they ended.',
    labelNames: ['queue', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [queue, counts] of jobs.ended)
        for (const [outcome, count] of Object.entries(counts)) this.inc({ queue, outcome }, count)
    },
  })
}
