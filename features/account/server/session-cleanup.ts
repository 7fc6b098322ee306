import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { deleteExpiredCounts } from '#kit/http/rate-limiter.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { forgetFlows } from './google/flow.store.ts'
import { deleteDeadSessions } from './session.store.ts'

/** Forgets every night which sessions have ended, which sign-ins nobody came back from, and which calls were counted. */
export function registerSessionCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-sessions', '17 3 * * *', async () => {
    await deleteDeadSessions.run(db, { now: clock() })
    await forgetFlows.run(db, { now: clock() })
    await deleteExpiredCounts.run(db, { now: clock() })
  })
}
