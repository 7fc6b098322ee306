import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { topics } from '#topics/tables.ts'

/** Days after which an unfinished topic is forgotten. */
export const keptDays = 90

const forget = topics.statement('forget-unfinished-topics', 'delete from wizard where updated_at < :before')

/** Deletes old unfinished topics every night. */
export function registerUnfinishedTopicCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-unfinished-topics', '57 3 * * *', async () => {
    await forget.run(db, { before: new Date(clock().getTime() - keptDays * 86_400_000) })
  })
}
