import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { deleteDeadTokens } from './token.store.ts'

/** Forgets every night which links from mails no longer work. */
export function registerTokenCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-account-tokens', '23 3 * * *', async () => {
    await deleteDeadTokens.run(db, { now: clock() })
  })
}
