import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { withTimeout } from '../db/with-timeout.ts'
import { type QueueLength, queueLengths } from './queue-lengths.ts'

const mostRetries = 3
/** Jobs that are done or have failed are forgotten after so long, those that nobody took after two weeks. */
const kept = { deleteAfterSeconds: 3 * 86_400, retentionSeconds: 14 * 86_400 } as const

/** Work that is done later, in the background, by whichever server process gets to it; it survives a restart. */
export interface Jobs {
  /**
   * Takes on the jobs of a queue. A job that fails is tried again, three times at most, a little later each time; so it
   * must do no harm when it is done twice.
   */
  handle<Data extends object>(queue: string, work: (data: Data) => Promise<void>): void
  /**
   * Adds a job; while one with the same key waits or runs, another changes nothing. Resolves once it is stored.
   *
   * @param retries how often it is tried again where it fails
   */
  send(queue: string, data: object, key: string, retries?: number): Promise<void>
  /**
   * Does work again and again, at the times of a cron expression (UTC): one of the server processes does it, and not
   * before it has ended the time before.
   */
  schedule(queue: string, cron: string, work: () => Promise<void>): void
  /** Lets running jobs end, and takes no more. */
  stop(): Promise<void>
}

/** Jobs as whoever looks after them sees them. */
export interface ObservableJobs extends Jobs {
  /** True once this process takes the jobs of every queue that it was told to take. */
  isWorking(): boolean
  /** How many jobs wait and run in each queue, for all server processes together. */
  lengths(): Promise<QueueLength[]>
  /** How many jobs of each queue this process has carried out. */
  readonly ended: ReadonlyMap<string, { done: number; failed: number }>
}

/** Milliseconds until it is tried again to begin. */
const startPause = 2000
/** Milliseconds that a call waits for a queue that is not open yet. */
const sendPatience = 5000
/** Milliseconds that running jobs are waited for; one that is cut off is taken by another process. */
const stopPatience = 2000

/**
 * Jobs in the product's own database, in a schema of their own that pg-boss keeps. Starts in the background: what is sent
 * or taken meanwhile waits.
 *
 * @param report told of what goes wrong where nobody waits for it
 */
export function openJobs(pool: pg.Pool, report: (fault: unknown) => void): ObservableJobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    schedule: true,
  })
  boss.on('error', report)
  const queues = new Set<string>()
  const asked = new Set<string>()
  const taken = new Set<string>()
  const ended = new Map<string, { done: number; failed: number }>()
  const stopping = new AbortController()
  /**
   * A database that does not answer for a moment must not leave us without jobs until the next start. What goes well at
   * the second try is no news: of processes that start at once one makes the tables, and the others trip over it.
   */
  const persist = async (work: () => Promise<unknown>) => {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        return void (await work())
      } catch (fault) {
        if (failures > 0) report(fault)
        await pause(startPause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    throw new Error('The server is leaving.')
  }
  const started = persist(() => boss.start())
  started.catch(() => undefined)
  const open = async (queue: string) => {
    await started
    if (queues.has(queue)) return
    // "stately" holds at most one job of a key that waits and one that runs.
    await boss.createQueue(queue, { policy: 'stately', retryLimit: mostRetries, retryDelay: 5, retryBackoff: true })
    // A queue that an earlier version made keeps what it was made with, unless it is told.
    await boss.updateQueue(queue, kept)
    queues.add(queue)
  }
  const takeOn = async <Data extends object>(queue: string, work: (data: Data) => Promise<void>, seconds: number) => {
    asked.add(queue)
    const count = { done: 0, failed: 0 }
    ended.set(queue, count)
    await persist(() => open(queue))
    await boss.work<Data>(queue, { pollingIntervalSeconds: seconds }, async jobs => {
      for (const { data } of jobs) {
        await work(data).catch(fault => {
          count.failed++
          // pg-boss keeps what a job failed with in its own tables and tells nobody.
          report(fault)
          throw fault
        })
        count.done++
      }
    })
    taken.add(queue)
  }
  const unlessStopping = (fault: unknown) => stopping.signal.aborted || report(fault)
  return {
    handle<Data extends object>(queue: string, work: (data: Data) => Promise<void>) {
      takeOn(queue, work, 2).catch(unlessStopping)
    },
    schedule(queue, cron, work) {
      const begin = async () => {
        await takeOn(queue, work, 5)
        await persist(() => boss.schedule(queue, cron, null, { singletonKey: queue }))
      }
      begin().catch(unlessStopping)
    },
    async send(queue, data, key, retries = mostRetries) {
      if (!queues.has(queue)) await withTimeout(sendPatience, open(queue))
      await boss.send(queue, data, { singletonKey: key, retryLimit: retries })
    },
    isWorking: () => [...asked].every(queue => taken.has(queue)),
    lengths: () => queueLengths(pool),
    ended,
    async stop() {
      stopping.abort()
      await started.catch(() => undefined)
      await boss.stop({ graceful: true, timeout: stopPatience, close: false })
    },
  }
}
