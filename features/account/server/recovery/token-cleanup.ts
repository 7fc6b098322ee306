import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { deleteDeadTokens } from './token.store.ts'

/** Every night, deletes tokens of mailed links that have expired. */
export function registerTokenCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-account-tokens', '23 3 * * *', async () => {
    await deleteDeadTokens.run(db, { now: clock() })
  })
}
