import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Honours } from '../rules/honours.ts'
import { findWronged } from './made-good.store.ts'
import { makeAnswerGood } from './make-answer-good.ts'

/** So many learners are made good at once; the others when their page asks for its notes. */
const atOnce = 50

/** Makes good what a question marked wrong that was held since. */
export async function makeWrongedGood(deps: HandlerDeps, honours: Honours, questionId: string): Promise<void> {
  for (const { learner_id } of await findWronged.run(deps.db, [questionId, atOnce])) {
    await makeAnswerGood(deps, honours, learner_id, questionId)
  }
}
