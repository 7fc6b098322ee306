import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { readMadeGood } from '../contract.ts'
import type { Honours } from '../rules/honours.ts'
import { findOwed, findUntold } from './made-good.store.ts'
import { makeAnswerGood } from './make-answer-good.ts'

/**
 * What was made good and not told yet. First makes good what is still owed: a question that thousands had answered does
 * not feed thousands of pets within one report.
 */
export function readMadeGoodRoute(deps: HandlerDeps, honours: Honours): Route {
  return route(readMadeGood, async ({ accountId }) => {
    for (const { question_id } of await findOwed.run(deps.db, [accountId])) {
      await makeAnswerGood(deps, honours, accountId, question_id)
    }
    const rows = await findUntold.run(deps.db, [accountId])
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
