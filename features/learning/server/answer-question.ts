import { randomUUID } from 'node:crypto'
import { retryOnConflict } from '#kit/db/retry-on-conflict.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { routeWithCredential } from '#kit/http/route.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import type { PetRow } from '#pet/server/pet.store.ts'
import { answerQuestion } from '../contract.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { isQuestionId } from '../rules/question-id.ts'
import type { AnswerLoad } from './answer.store.ts'
import { loadAnswer, saveAnswer } from './answer.store.ts'
import type { CompleteLoad } from './decide-answer.ts'
import { decideAnswer } from './decide-answer.ts'
import { readStoredOutcome } from './stored-outcome.ts'

/**
 * Answers a question: load, decide, save. Of two concurrent answers the second to save starts over with the new state. A retry with
 * the same idempotency key gets the first outcome, even if both arrive at once.
 */
export function answerQuestionRoute(
  { db, clock }: HandlerDeps,
  awardAchievements: AwardAchievements,
  free: FreeTime,
): Route {
  return routeWithCredential(answerQuestion, async ({ params, body, credential, idempotencyKey }) => {
    if (!credential) return failed('not_signed_in')
    const attempt = idempotencyKey ?? randomUUID()
    const question = isQuestionId(params.questionId) ? params.questionId : '0'
    const given = {
      attempt,
      userAnswer: body.userAnswer,
      answerText: body.answerText,
      sessionDuration: body.sessionDuration ?? null,
      breaksTaken: body.breaksTaken ?? 0,
      secondsTaken: body.secondsTaken ?? null,
    }
    const done = await retryOnConflict(async () => {
      const now = clock()
      const load = await loadAnswer.first(db, {
        account: credential.accountId,
        token: credential.tokenHash,
        now,
        question,
        attempt,
      })
      if (!load) return failed('not_signed_in')
      if (await free.startNewDay(load.learner_id, load, now)) return undefined
      // Stored replies are deleted after a month; without one, the key alone still keeps the answer from counting twice.
      if (!hasPet(load)) return failed('creature_not_found')
      if (load.prior_question === question && load.prior_outcome !== null)
        return { ...readStoredOutcome(load.prior_outcome, load, now), session: free.session(load, now) }
      if (load.prior_question !== null) return failed('attempt_reused')
      if (!isComplete(load)) return failed('question_not_found')
      const end = free.answerTimeOver(load, now)
      if (end !== undefined) return failed(end)
      const { outcome, save } = decideAnswer(load, given, awardAchievements, now)
      const saved = await saveAnswer.first(db, { ...save, ...free.most })
      return saved && { ...outcome, session: free.session(saved, now) }
    })
    return done ?? failed('unavailable', 1)
  })
}

function hasPet(load: AnswerLoad): load is AnswerLoad & PetRow {
  return load.creature_id !== null
}

function isComplete(load: AnswerLoad & PetRow): load is CompleteLoad {
  return load.question_id !== null && load.topic_id !== null && load.draft !== null
}
