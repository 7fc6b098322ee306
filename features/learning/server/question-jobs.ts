import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Honours } from '../rules/honours.ts'
import { calibrateQuestions } from './calibrate-questions.ts'
import { recheckQuestion } from './recheck-question.ts'
import { findWaiting } from './report.store.ts'

/** What is done for the questions every ten minutes, by one of the server processes. */
export function registerQuestionJobs(deps: HandlerDeps, jobs: Jobs, honours: Honours): void {
  jobs.schedule('calibrate-questions', everyTenMinutes, async () => void (await calibrateQuestions(deps, honours)))
  jobs.schedule('recheck-questions', everyTenMinutes, () => recheckWaiting(deps, honours))
}

const everyTenMinutes = '*/10 * * * *'

/** Re-checks that a server began and did not end. */
export async function recheckWaiting(deps: HandlerDeps, honours: Honours): Promise<void> {
  for (const { id } of await findWaiting.run(deps.db, [])) await recheckQuestion(deps, honours, id)
}
