import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import type { ModelAuthor } from '#topics/server/own-topic/own-topic.ts'
import type { Honours } from '../rules/honours.ts'
import { answerQuestionRoute } from './answer-question.ts'
import { completeBreakRoute } from './complete-break.ts'
import { exportCardsRoute } from './export/export-cards.ts'
import { exportReviewsRoute } from './export/export-reviews.ts'
import { generateQuestionsRoute } from './generate-questions.ts'
import { listMistakesRoute } from './list-mistakes.ts'
import { noteMadeGoodToldRoute } from './note-made-good-told.ts'
import { readMadeGoodRoute } from './read-made-good.ts'
import { readProofRoute } from './read-proof.ts'
import { reportQuestionRoute } from './report-question.ts'
import { serveFigureRoute } from './serve-figure.ts'
import type { Pool } from './stock-pool.ts'
import { takeBreakRoute } from './take-break.ts'
import { takeHintRoute } from './take-hint.ts'

export const learningRoutes = (
  deps: HandlerDeps,
  pool: Pool,
  jobs: Jobs,
  honours: Honours,
  free: FreeTime,
  model?: ModelAuthor,
): Route[] => [
  generateQuestionsRoute(deps, pool, jobs, free, model),
  answerQuestionRoute(deps, honours, free),
  takeHintRoute(deps, free),
  listMistakesRoute(deps),
  readProofRoute(deps),
  reportQuestionRoute(deps, honours),
  readMadeGoodRoute(deps, honours),
  noteMadeGoodToldRoute(deps),
  serveFigureRoute(deps),
  takeBreakRoute(deps),
  completeBreakRoute(deps),
  exportReviewsRoute(deps),
  exportCardsRoute(deps),
]
