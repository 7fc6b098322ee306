import { transaction } from '#kit/db/transaction.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { reportQuestion } from '../contract.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { isQuestionId } from '../rules/question-id.ts'
import { shouldWithdraw } from '../rules/report.ts'
import { words } from '../words.ts'
import { insertReport, lockReported, withdrawReported } from './report.store.ts'
import { openReportsOf, revalidateQuestion } from './revalidate-question.ts'

/**
 * Records a report, and takes the question out of service once enough learners agree. The check that follows takes a few
 * milliseconds, so it runs at once; if the server dies before, a job or the next report runs it.
 */
export function reportQuestionRoute(deps: HandlerDeps, awardAchievements: AwardAchievements): Route {
  const { db, clock } = deps
  return route(reportQuestion, async ({ learnerId, params: { questionId }, body: { reason, note } }) => {
    if (!isQuestionId(questionId)) return failed('question_not_found')
    const found = await transaction(db, async client => {
      const now = clock()
      const locked = await lockReported.first(client, { learner: learnerId, question: questionId })
      if (!locked?.answered) return locked
      const isNew = await insertReport.first(client, {
        learner: learnerId,
        question: questionId,
        reason,
        note: note ?? null,
        now,
      })
      if (isNew && shouldWithdraw(await openReportsOf(client, questionId))) {
        await withdrawReported.run(client, { question: questionId, now })
      }
      return locked
    })
    if (!found) return failed('question_not_found')
    if (!found.answered) return failed('not_answered_yet')
    await revalidateQuestion(deps, awardAchievements, questionId)
    return { thanks: words.reportThanks }
  })
}
