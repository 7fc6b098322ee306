import type { Jobs } from '#kit/jobs/jobs.ts'
import { finishAll } from './finish-leaving.ts'
import type { Leaving } from './leaving.ts'

const queue = 'finish-leaving'

/** Goes on with accounts that were closed and are not gone: every five minutes, and when a server starts. */
export function keepLeaving(leaving: Leaving, jobs: Jobs): void {
  jobs.every(queue, '*/5 * * * *', () => finishAll(leaving))
  // Names nobody: a job that named a learner would outlive them.
  jobs.send(queue, {}, queue).catch(leaving.report)
}
