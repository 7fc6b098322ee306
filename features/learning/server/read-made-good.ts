import type { House } from '#account/server/house.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { readMadeGood } from '../contract.ts'
import type { Honours } from '../rules/honours.ts'
import { findOwed, findUntold } from './made-good.store.ts'
import { makeAnswerGood } from './make-answer-good.ts'

/**
 * What was made good and not told yet. First makes good what is still owed: a question that thousands had answered does
 * not feed thousands of creatures within one report.
 */
export function readMadeGoodRoute(house: House, honours: Honours): Route {
  return route(readMadeGood, async ({ accountId }) => {
    for (const { question_id } of await findOwed.run(house.db, [accountId])) {
      await makeAnswerGood(house, honours, accountId, question_id)
    }
    const rows = await findUntold.run(house.db, [accountId])
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
