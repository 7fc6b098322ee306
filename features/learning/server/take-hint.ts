import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { seededDice } from '#kit/random/dice.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import { takeHint } from '../contract.ts'
import { hintFor } from '../rules/hint.ts'
import { optionSeed, optionsFor } from '../rules/learner-options.ts'
import { isQuestionId } from '../rules/question-id.ts'
import { words } from '../words.ts'
import { findHintable, putHint } from './hint.store.ts'

/** Strikes out one wrong option. The hint is saved before the reply, so that the answer counts as hinted even if the reply is lost. */
export function takeHintRoute({ db, clock }: HandlerDeps, free: FreeTime): Route {
  return route(takeHint, async ({ learnerId, params: { questionId } }) => {
    if (!isQuestionId(questionId)) return failed('question_not_found')
    const now = clock()
    const found = await findHintable.first(db, { learner: learnerId, question: questionId, now })
    if (!found) return failed('question_not_found')
    const end = free.answerTimeOver(found, now)
    if (end !== undefined) return failed(end)
    const hint = hintFor(found.draft, seededDice(optionSeed(learnerId, questionId)))
    await putHint.run(db, { learner: learnerId, question: questionId, struck: hint.struck, now })
    const text = found.draft.distractors[hint.struck - 1]?.text ?? ''
    const struck = optionsFor(learnerId, questionId, found.draft).options.indexOf(text)
    return { struck, why: hint.why ?? words.hint(text) }
  })
}
