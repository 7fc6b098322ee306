import { jsonText } from '#kit/db/json-text.ts'
import { withLease } from '#kit/db/lease.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Kept } from '#outside/encyclopedia/wikipedia.ts'
import { findFetched, putFetched, sweepFetched } from './fetched-page.store.ts'
import type { DeleteUnusedKnowledge } from './knowledge.store.ts'

const keptMs = 30 * 86_400_000
/** Seconds: two calls with the longest pause between them. */
const longestTurn = 30

/** Keeps the encyclopedia's answers for thirty days, and has it asked one call at a time, for all servers together. */
export function keptPages({ db, clock }: HandlerDeps): Kept {
  return {
    find: async url => (await findFetched.first(db, { url, since: new Date(clock().getTime() - keptMs) }))?.body,
    withLease: (signal, ask) => withLease(db, 'encyclopedia', longestTurn, signal, ask),
    put: async (url, body) => void (await putFetched.run(db, { url, body: jsonText(body), now: clock() })),
  }
}

/** Once a day, deletes old replies of the encyclopedia and the packs that no learner uses. */
export function registerPageCleanup(
  { db, clock }: HandlerDeps,
  jobs: Jobs,
  deleteUnusedKnowledge: DeleteUnusedKnowledge,
): void {
  jobs.schedule('sweep-fetched-pages', '17 3 * * *', async () => {
    const before = new Date(clock().getTime() - keptMs)
    await sweepFetched.run(db, { before })
    await deleteUnusedKnowledge.run(db, { before })
  })
}
