import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Pressure } from './shed-load.ts'

/** Milliseconds between two samples of the event-loop delay, and how many samples in a row must be high. */
const interval = 1000
const sampleCount = 3

/**
 * The sustained event-loop delay: the smallest of the last samples. A single long task, such as reading a large file for
 * the first time, is over before the next request; only a sustained delay is a reason to reject requests.
 */
export function steadyDelay(): { note(milliseconds: number): void; read(): number } {
  let last: readonly number[] = []
  return {
    note(milliseconds) {
      last = [milliseconds, ...last].slice(0, sampleCount)
    },
    read: () => (last.length < sampleCount ? 0 : Math.min(...last)),
  }
}

/** Measures the pressure on this process until the server closes. */
export function measurePressure(app: FastifyInstance, pool: pg.Pool): () => Pressure {
  const resolution = 10
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  const delay = steadyDelay()
  let before = performance.now()
  const sample = () => {
    const now = performance.now()
    // When a single turn took all the time, the histogram hasn't recorded it yet.
    const mean = histogram.count > 0 ? histogram.mean / 1e6 - resolution : now - before - interval
    delay.note(Math.max(0, mean))
    before = now
    histogram.reset()
  }
  const timer = setInterval(sample, interval)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => ({ delay: delay.read(), waiting: pool.waitingCount / pool.options.max })
}
