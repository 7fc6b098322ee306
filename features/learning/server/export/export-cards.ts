import type { LearnerId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { Download } from '#kit/http/download.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { nameOfTopic } from '#topics/rules/presets.ts'
import { exportCards } from '../../contract.ts'
import { ankiHead, ankiLine } from '../../rules/export/anki-card.ts'
import { presentQuestion } from '../present-question.ts'
import { metQuestions } from './met-questions.ts'

/** Every question a learner was given, as Anki cards. */
export function exportCardsRoute({ db }: HandlerDeps): Route {
  return route(exportCards, async ({ learnerId }) => new Download('mindling-cards.txt', cards(db, learnerId)))
}

async function* cards(db: Queryable, learnerId: LearnerId): AsyncIterable<string> {
  yield ankiHead
  for await (const met of metQuestions(db, learnerId)) {
    const { id, question, options, correctAnswer, explanation, relatedImageAlt } = presentQuestion(met, learnerId)
    yield ankiLine({
      id,
      topic: nameOfTopic(met.topic_id, met.topic_name ?? met.topic_id),
      question,
      figure: relatedImageAlt,
      options,
      answer: options[correctAnswer] ?? '',
      explanation,
      source: met.draft.source,
    })
  }
}
