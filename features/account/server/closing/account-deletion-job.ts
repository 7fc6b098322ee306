import type { Jobs } from '#kit/jobs/jobs.ts'
import type { ClosingDeps } from './closing-deps.ts'
import { deleteClosedAccounts } from './delete-closed-account.ts'

/**
 * Deletes closed accounts every five minutes, and once when a server starts because a job that a killed server had begun
 * can block its queue for a while. There is no job for each account: such jobs would outlive the account.
 */
export function registerAccountDeletionJob(closing: ClosingDeps, jobs: Jobs): void {
  jobs.schedule('finish-leaving', '*/5 * * * *', () => deleteClosedAccounts(closing))
  deleteClosedAccounts(closing).catch(closing.report)
}
