import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { nameOfTopic } from '#topics/rules/presets.ts'
import { listMistakes } from '../contract.ts'
import type { MistakeRow } from './mistake.store.ts'
import { findMistakes } from './mistake.store.ts'
import { stemWithCode } from './present-question.ts'

export function listMistakesRoute({ db }: HandlerDeps): Route {
  return route(listMistakes, async ({ learnerId }) => {
    const rows = await findMistakes.run(db, { learner: learnerId })
    return { count: rows[0]?.count ?? 0, mistakes: rows.map(presentMistake) }
  })
}

function presentMistake({ question_id, topic_id, topic_name, draft, last_choice, answered_at }: MistakeRow) {
  const wrong = last_choice === null ? undefined : draft.distractors[last_choice - 1]
  return {
    questionId: question_id,
    topicId: topic_id,
    topicName: nameOfTopic(topic_id, topic_name),
    question: stemWithCode(draft),
    ...(wrong === undefined ? {} : { chosen: wrong.text }),
    ...(wrong?.why === undefined ? {} : { why: wrong.why }),
    answer: draft.key,
    explanation: draft.explanation,
    answeredAt: answered_at.toISOString(),
  }
}
