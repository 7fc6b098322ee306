import type { ExportPart } from '#account/server/export/export-table.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { presentQuestion } from '../present-question.ts'
import { atOnce, findMet, type MetQuestion } from './export.store.ts'

/** Every question that a learner was given, as it stands now. */
export async function* metQuestions(db: Queryable, learnerId: number): AsyncIterable<MetQuestion> {
  let after = '0'
  for (;;) {
    const found = await findMet.run(db, { learner: learnerId, after })
    yield* found
    after = found.at(-1)?.id ?? after
    if (found.length < atOnce) return
  }
}

/** The words of all questions that the rest of the export names by their ids, with the options in the learner's own order. */
export const questionsPart: ExportPart = {
  as: 'questions',
  one: false,
  async *rows(db, learnerId) {
    for await (const each of metQuestions(db, learnerId)) yield presentQuestion(each, learnerId)
  },
}
