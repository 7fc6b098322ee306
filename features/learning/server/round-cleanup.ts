import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { atOnce, forgetHints, forgetReplies, forgetRounds } from './forget.store.ts'

const day = 86_400_000
/**
 * Days for which short-lived data is kept: a page that was offline may still ask for the reply to an answer, a round is resumed
 * within hours, and so is a hint.
 */
export const kept = { replies: 30, rounds: 30, hints: 7 } as const

/** Deletes every night what no page will ask for any more. */
export function registerRoundCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  const before = (days: number) => new Date(clock().getTime() - days * day)
  jobs.schedule('forget-old-rounds', '47 3 * * *', async () => {
    await forgetRounds.run(db, { before: before(kept.rounds) })
    await forgetHints.run(db, { before: before(kept.hints) })
    while ((await forgetReplies.run(db, { before: before(kept.replies) })).length === atOnce);
  })
}
