import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { compensateLearner } from './compensate-learner.ts'
import { findMismarkedLearners } from './compensation.store.ts'

/** Learners compensated at once; the others when their page asks for its compensations. */
const maxAtOnce = 50

/** Compensates learners whose answers were marked wrong by a question that has since been held. */
export async function compensateLearners(
  deps: HandlerDeps,
  awardAchievements: AwardAchievements,
  questionId: string,
): Promise<void> {
  for (const { learner_id } of await findMismarkedLearners.run(deps.db, { question: questionId, most: maxAtOnce })) {
    await compensateLearner(deps, awardAchievements, learner_id, questionId)
  }
}
