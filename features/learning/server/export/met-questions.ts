import type { ExportPart } from '#account/server/export/export-table.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { presentQuestion } from '../present-question.ts'
import { atOnce, findMet, type MetQuestion } from './export.store.ts'

/** Every question a learner was given, in its current wording. */
export async function* metQuestions(db: Queryable, learnerId: LearnerId): AsyncIterable<MetQuestion> {
  let after = '0'
  for (;;) {
    const found = await findMet.run(db, { learner: learnerId, after })
    yield* found
    after = found.at(-1)?.id ?? after
    if (found.length < atOnce) return
  }
}

/** The text of every question that the rest of the export refers to by id, with options in the learner's order. */
export const questionsPart: ExportPart = {
  as: 'questions',
  one: false,
  async *rows(db, { learnerId }) {
    for await (const each of metQuestions(db, learnerId)) yield presentQuestion(each, learnerId)
  },
}
