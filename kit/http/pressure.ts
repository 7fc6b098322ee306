import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Pressure } from './shed-load.ts'

/** Milliseconds of one look at the event loop, and how many looks in a row must find it late. */
const interval = 1000
const looks = 3

/**
 * How late the event loop steadily is: the least of the last looks. One long turn, as when a large file is read for the
 * first time, is over when the next call comes; only what does not end is a reason to turn calls away.
 */
export function steadyDelay(): { note(milliseconds: number): void; read(): number } {
  let last: readonly number[] = []
  return {
    note(milliseconds) {
      last = [milliseconds, ...last].slice(0, looks)
    },
    read: () => (last.length < looks ? 0 : Math.min(...last)),
  }
}

/** Measures how much this process has on its hands, until the server closes. */
export function measurePressure(app: FastifyInstance, pool: pg.Pool): () => Pressure {
  const resolution = 10
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  const delay = steadyDelay()
  let before = performance.now()
  const look = () => {
    const now = performance.now()
    // Where a single turn took all the time, the histogram has seen nothing of it yet.
    const mean = histogram.count > 0 ? histogram.mean / 1e6 - resolution : now - before - interval
    delay.note(Math.max(0, mean))
    before = now
    histogram.reset()
  }
  const timer = setInterval(look, interval)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => ({ delay: delay.read(), waiting: pool.waitingCount / pool.options.max })
}
