import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { pet } from '#pet/tables.ts'

/** Days after which a pet's latest lines are forgotten. */
export const keptDays = 30

/** What was said, and by which attempt; when it was is what cooldowns run from, and stays. */
const forget = pet.statement(
  'forget-talk',
  `update pet_care set said = '{}', attempt = null
   where (done_at < :before or done_at is null) and (said <> '{}' or attempt is not null)`,
)

/** Forgets the latest lines of pets that have not spoken for long, every night. */
export function registerTalkCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-talk', '53 3 * * *', async () => {
    await forget.run(db, { before: new Date(clock().getTime() - keptDays * 86_400_000) })
  })
}
