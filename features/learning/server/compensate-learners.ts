import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { compensateLearner } from './compensate-learner.ts'
import { findMismarkedLearners } from './compensation.store.ts'

/** So many learners are made good at once; the others when their page asks for its notes. */
const atOnce = 50

/** Makes good what a question marked wrong that was held since. */
export async function compensateLearners(
  deps: HandlerDeps,
  awardAchievements: AwardAchievements,
  questionId: string,
): Promise<void> {
  for (const { learner_id } of await findMismarkedLearners.run(deps.db, { question: questionId, most: atOnce })) {
    await compensateLearner(deps, awardAchievements, learner_id, questionId)
  }
}
