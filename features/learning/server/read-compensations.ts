import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { readCompensations } from '../contract.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { compensateLearner } from './compensate-learner.ts'
import { findOwedCompensations, findUnseenCompensations } from './compensation.store.ts'

/**
 * Compensations that the learner hasn't seen yet. First makes any that are still owed, as a report only compensates the first
 * learners of a question that thousands may have answered.
 */
export function readCompensationsRoute(deps: HandlerDeps, awardAchievements: AwardAchievements): Route {
  return route(readCompensations, async ({ learnerId }) => {
    for (const { question_id } of await findOwedCompensations.run(deps.db, { learner: learnerId })) {
      await compensateLearner(deps, awardAchievements, learnerId, question_id)
    }
    const rows = await findUnseenCompensations.run(deps.db, { learner: learnerId })
    return {
      notes: rows.map(({ question_id, question, experience, creature_name }) => ({
        questionId: question_id,
        question,
        experience,
        creatureName: creature_name,
      })),
    }
  })
}
