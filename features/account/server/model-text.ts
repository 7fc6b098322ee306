import { account } from '#account/tables.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'

const findModelText = account.statement('find-model-text', 'select model_text from learner where id = :learner')

/** Whether a model may write text for this learner; a grown-up can switch it off. */
export async function wantsModelText(db: Queryable, learnerId: LearnerId): Promise<boolean> {
  return (await findModelText.first(db, { learner: learnerId }))?.model_text ?? false
}
