import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import type { ModelAuthor } from '#topics/server/custom-topic/custom-topic-deps.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { acknowledgeCompensationsRoute } from './acknowledge-compensations.ts'
import { answerQuestionRoute } from './answer-question.ts'
import { completeBreakRoute } from './complete-break.ts'
import { exportCardsRoute } from './export/export-cards.ts'
import { exportReviewsRoute } from './export/export-reviews.ts'
import { generateQuestionsRoute } from './generate-questions.ts'
import { listMistakesRoute } from './list-mistakes.ts'
import type { QuestionPool } from './question-pool.ts'
import { readCompensationsRoute } from './read-compensations.ts'
import { readProofRoute } from './read-proof.ts'
import { reportQuestionRoute } from './report-question.ts'
import { serveFigureRoute } from './serve-figure.ts'
import { takeBreakRoute } from './take-break.ts'
import { takeHintRoute } from './take-hint.ts'

export const learningRoutes = (
  deps: HandlerDeps,
  pool: QuestionPool,
  jobs: Jobs,
  awardAchievements: AwardAchievements,
  free: FreeTime,
  model?: ModelAuthor,
): Route[] => [
  generateQuestionsRoute(deps, pool, jobs, free, model),
  answerQuestionRoute(deps, awardAchievements, free),
  takeHintRoute(deps, free),
  listMistakesRoute(deps),
  readProofRoute(deps),
  reportQuestionRoute(deps, awardAchievements),
  readCompensationsRoute(deps, awardAchievements),
  acknowledgeCompensationsRoute(deps),
  serveFigureRoute(deps),
  takeBreakRoute(deps),
  completeBreakRoute(deps),
  exportReviewsRoute(deps),
  exportCardsRoute(deps),
]
