import { account } from '#account/tables.ts'
import type { Queryable } from '#kit/db/statement.ts'

const findModelText = account.statement('find-model-text', 'select model_text from learner where id = :learner')

/** Whether models may write for a learner: a grown-up can have switched that off. */
export async function wantsModelText(db: Queryable, learnerId: number): Promise<boolean> {
  return (await findModelText.first(db, { learner: learnerId }))?.model_text ?? false
}
