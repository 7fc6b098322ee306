import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { acknowledgeCompensations } from '../contract.ts'
import { isQuestionId } from '../rules/question-id.ts'
import { markCompensationsSeen } from './compensation.store.ts'

/** Marks compensations as seen, so that each is shown once. Ids that match none change nothing. */
export function acknowledgeCompensationsRoute({ db, clock }: HandlerDeps): Route {
  return route(acknowledgeCompensations, async ({ learnerId, body }) => {
    const seen = await markCompensationsSeen.run(db, {
      learner: learnerId,
      questions: body.questionIds.filter(isQuestionId),
      now: clock(),
    })
    return { told: seen.length }
  })
}
