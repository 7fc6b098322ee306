import { Counter, Gauge } from 'prom-client'
import type { ObservableJobs } from '#kit/jobs/jobs.ts'
import type { Metrics } from './open-metrics.ts'

/** Exports the length of each queue, for all server processes together, and the jobs this process has run. */
export function measureJobs(jobs: ObservableJobs, metrics: Metrics): void {
  const labelNames = ['queue'] as const
  const registers = [metrics.registry]
  const gauges = {
    waiting: new Gauge({ name: 'jobs_waiting', help: 'Jobs that are ready to run.', labelNames, registers }),
    oldest: new Gauge({
      name: 'jobs_oldest_seconds',
      help: 'Age of the oldest job that is ready to run.',
      labelNames,
      registers,
    }),
    running: new Gauge({ name: 'jobs_running', help: 'Jobs running now.', labelNames, registers }),
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
    help: 'Jobs that this process has run, by outcome.',
    labelNames: ['queue', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [queue, counts] of jobs.ended)
        for (const [outcome, count] of Object.entries(counts)) this.inc({ queue, outcome }, count)
    },
  })
}
