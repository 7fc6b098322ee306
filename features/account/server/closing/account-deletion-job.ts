import type { Jobs } from '#kit/jobs/jobs.ts'
import type { ClosingDeps } from './closing-deps.ts'
import { deleteClosedAccounts } from './delete-closed-account.ts'

/**
 * Goes on with accounts that were closed and are not gone: every five minutes, and at once when a server starts. A job
 * that a killed server had begun may block its queue for a while; and one for each learner would outlive them.
 */
export function registerAccountDeletionJob(closing: ClosingDeps, jobs: Jobs): void {
  jobs.schedule('finish-leaving', '*/5 * * * *', () => deleteClosedAccounts(closing))
  deleteClosedAccounts(closing).catch(closing.report)
}
