import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { calibrateQuestions } from './calibrate-questions.ts'
import { findAwaitingRevalidation } from './report.store.ts'
import { revalidateQuestion } from './revalidate-question.ts'

/** Calibrates and revalidates questions every ten minutes, in one of the server processes. */
export function registerQuestionJobs(deps: HandlerDeps, jobs: Jobs, awardAchievements: AwardAchievements): void {
  jobs.schedule(
    'calibrate-questions',
    everyTenMinutes,
    async () => void (await calibrateQuestions(deps, awardAchievements)),
  )
  jobs.schedule('recheck-questions', everyTenMinutes, () => revalidateWaiting(deps, awardAchievements))
}

const everyTenMinutes = '*/10 * * * *'

/** Revalidates questions whose check was interrupted by a server's end. */
export async function revalidateWaiting(deps: HandlerDeps, awardAchievements: AwardAchievements): Promise<void> {
  for (const { id } of await findAwaitingRevalidation.run(deps.db, {}))
    await revalidateQuestion(deps, awardAchievements, id)
}
