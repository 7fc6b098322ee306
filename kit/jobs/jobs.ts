import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { withTimeout } from '../db/with-timeout.ts'
import { type QueueLength, queueLengths } from './queue-lengths.ts'

const maxRetries = 3
/** Finished jobs are deleted after three days, jobs that never ran after two weeks. */
const retention = { deleteAfterSeconds: 3 * 86_400, retentionSeconds: 14 * 86_400 } as const

/** Background jobs. Any server process may run them, and they survive a restart. */
export interface Jobs {
  /**
   * Runs the jobs of a queue. A failed job is retried up to three times with growing pauses, so running a job twice
   * must do no harm.
   */
  handle<Data extends object>(queue: string, work: (data: Data) => Promise<void>): void
  /**
   * Adds a job, unless one with the same key is waiting or running. Resolves once it is stored.
   *
   * @param retries how often a failed job is retried
   */
  send(queue: string, data: object, key: string, retries?: number): Promise<void>
  /**
   * Runs work at the times of a cron expression (UTC). One server process runs it, and never before the previous run
   * has ended.
   */
  schedule(queue: string, cron: string, work: () => Promise<void>): void
  /** Waits for running jobs and starts no more. */
  stop(): Promise<void>
}

/** Jobs with what health checks and metrics need. */
export interface ObservableJobs extends Jobs {
  /** Whether this process runs the jobs of all queues it has handlers for. */
  isWorking(): boolean
  /** Waiting and running jobs of each queue, for all server processes together. */
  lengths(): Promise<QueueLength[]>
  /** Jobs that this process has run, by queue. */
  readonly ended: ReadonlyMap<string, { done: number; failed: number }>
}

/** Milliseconds between attempts to start. */
const startRetryDelay = 2000
/** Milliseconds that `send` waits for a queue to open. */
const sendTimeout = 5000
/** Milliseconds to wait for running jobs at the end; an interrupted job is run by another process. */
const stopTimeout = 2000

/**
 * Jobs in the product's database, in pg-boss's own schema. pg-boss starts in the background; sending and handling wait
 * until it is ready.
 *
 * @param report called with errors that no caller waits for
 */
export function openJobs(pool: pg.Pool, report: (error: unknown) => void): ObservableJobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    schedule: true,
  })
  boss.on('error', report)
  const queues = new Set<string>()
  const expected = new Set<string>()
  const working = new Set<string>()
  const ended = new Map<string, { done: number; failed: number }>()
  const stopping = new AbortController()
  /**
   * Retries until it succeeds, because a short database outage must not leave the process without jobs. The first
   * failure isn't reported: when several processes start at once, one creates the tables and the others fail once.
   */
  const retryUntilDone = async (work: () => Promise<unknown>) => {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        return void (await work())
      } catch (error) {
        if (failures > 0) report(error)
        await pause(startRetryDelay, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    throw new Error('The server is shutting down.')
  }
  const started = retryUntilDone(() => boss.start())
  started.catch(() => undefined)
  const open = async (queue: string) => {
    await started
    if (queues.has(queue)) return
    // "stately" allows one waiting and one running job per key.
    await boss.createQueue(queue, { policy: 'stately', retryLimit: maxRetries, retryDelay: 5, retryBackoff: true })
    // Queues of earlier versions keep their old settings unless updated.
    await boss.updateQueue(queue, retention)
    queues.add(queue)
  }
  const startHandling = async <Data extends object>(
    queue: string,
    work: (data: Data) => Promise<void>,
    seconds: number,
  ) => {
    expected.add(queue)
    const count = { done: 0, failed: 0 }
    ended.set(queue, count)
    await retryUntilDone(() => open(queue))
    await boss.work<Data>(queue, { pollingIntervalSeconds: seconds }, async jobs => {
      for (const { data } of jobs) {
        await work(data).catch(error => {
          count.failed++
          // pg-boss stores the error of a failed job in its tables without reporting it.
          report(error)
          throw error
        })
        count.done++
      }
    })
    working.add(queue)
  }
  const reportUnlessStopping = (error: unknown) => stopping.signal.aborted || report(error)
  return {
    handle<Data extends object>(queue: string, work: (data: Data) => Promise<void>) {
      startHandling(queue, work, 2).catch(reportUnlessStopping)
    },
    schedule(queue, cron, work) {
      const begin = async () => {
        await startHandling(queue, work, 5)
        await retryUntilDone(() => boss.schedule(queue, cron, null, { singletonKey: queue }))
      }
      begin().catch(reportUnlessStopping)
    },
    async send(queue, data, key, retries = maxRetries) {
      if (!queues.has(queue)) await withTimeout(sendTimeout, open(queue))
      await boss.send(queue, data, { singletonKey: key, retryLimit: retries })
    },
    isWorking: () => [...expected].every(queue => working.has(queue)),
    lengths: () => queueLengths(pool),
    ended,
    async stop() {
      stopping.abort()
      await started.catch(() => undefined)
      await boss.stop({ graceful: true, timeout: stopTimeout, close: false })
    },
  }
}
