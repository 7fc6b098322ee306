import { madePack } from '#authoring/server/made-pack.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import type { OpenReports } from '../rules/report.ts'
import { afterRevalidation } from '../rules/report.ts'
import { compensateLearners } from './compensate-learners.ts'
import { findOpenReports, holdQuestion, lockForRevalidation, returnQuestion } from './report.store.ts'
import { revalidateDraft } from './revalidate-draft.ts'

export async function openReportsOf(on: Queryable, questionId: string): Promise<OpenReports> {
  const rows = await findOpenReports.run(on, { question: questionId })
  return { reasons: rows.map(({ reason }) => reason), isPrivate: rows.some(({ is_private }) => is_private) }
}

/**
 * Checks a question that reports took out of service. It either returns with its reports settled, or is held for a human and the
 * learners it marked wrong are compensated. Does nothing if the question isn't waiting for a check, so calls can be repeated.
 */
export async function revalidateQuestion(
  deps: HandlerDeps,
  awardAchievements: AwardAchievements,
  questionId: string,
): Promise<void> {
  const { db, clock } = deps
  const result = await transaction(db, async client => {
    const question = await lockForRevalidation.first(client, { question: questionId })
    if (!question) return undefined
    const reports = await openReportsOf(client, questionId)
    const verdict = revalidateDraft(question.draft, await madePack(client, question.draft.topic))
    const result = afterRevalidation(verdict, reports)
    if (result === 'returned') await returnQuestion.run(client, { question: questionId })
    else {
      const because = [...verdict.faults, `reported: ${reports.reasons.join(', ')}`].join('; ')
      await holdQuestion.run(client, { question: questionId, now: clock(), because })
    }
    return result
  })
  if (result === 'held') await compensateLearners(deps, awardAchievements, questionId)
}
