import { drawFigure } from '#authoring/rules/figures/draw-figure.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { serveFigure } from '../contract.ts'
import { isQuestionId } from '../rules/question-id.ts'
import { findFigure } from './figure.store.ts'

/** Draws a question's figure; a question of a topic that the learner doesn't have counts as not found. */
export function serveFigureRoute({ db }: Pick<HandlerDeps, 'db'>): Route {
  return route(serveFigure, async ({ params, learnerId }) => {
    if (!isQuestionId(params.questionId)) return failed('question_not_found')
    const found = await findFigure.first(db, { learner: learnerId, question: params.questionId })
    return found?.figure ? drawFigure(found.figure) : failed('question_not_found')
  })
}
