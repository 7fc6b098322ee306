import { statement } from '#kit/db/statement.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'

/** Days after which nobody remembers what a pet said last. */
export const keptDays = 30

/** What was said, and by which attempt; when it was is what cooldowns run from, and stays. */
const forget = statement<never, [before: Date]>(
  'forget-talk',
  `update pet_care set said = '{}', attempt = null
   where (done_at < $1 or done_at is null) and (said <> '{}' or attempt is not null)`,
)

/** Forgets every night what pets said long ago. */
export function registerTalkCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-talk', '53 3 * * *', async () => {
    await forget.run(db, [new Date(clock().getTime() - keptDays * 86_400_000)])
  })
}
