import type { Jobs } from '#kit/jobs/jobs.ts'
import { finishAll } from './finish-leaving.ts'
import type { Leaving } from './leaving.ts'

/**
 * Goes on with accounts that were closed and are not gone: every five minutes, and at once when a server starts. A job
 * that a killed server had begun may block its queue for a while; and one for each learner would outlive them.
 */
export function registerAccountDeletionJob(leaving: Leaving, jobs: Jobs): void {
  jobs.schedule('finish-leaving', '*/5 * * * *', () => finishAll(leaving))
  finishAll(leaving).catch(leaving.report)
}
