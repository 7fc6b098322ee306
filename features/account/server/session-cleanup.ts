import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { deleteExpiredCounts } from '#kit/http/rate-limiter.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { forgetFlows } from './google/flow.store.ts'
import { deleteDeadSessions } from './session.store.ts'

/** Every night, deletes expired sessions, abandoned Google sign-ins and old rate-limit counts. */
export function registerSessionCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-sessions', '17 3 * * *', async () => {
    await deleteDeadSessions.run(db, { now: clock() })
    await forgetFlows.run(db, { now: clock() })
    await deleteExpiredCounts.run(db, { now: clock() })
  })
}
