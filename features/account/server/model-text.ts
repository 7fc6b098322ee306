import type { Queryable } from '#kit/db/statement.ts'
import { statement } from '#kit/db/statement.ts'

const findModelText = statement<{ model_text: boolean }, [learner: string]>(
  'find-model-text',
  'select model_text from learner where id = $1',
)

/** Whether models may write for a learner: a grown-up can have switched that off. */
export async function wantsModelText(db: Queryable, learnerId: string): Promise<boolean> {
  return (await findModelText.first(db, [learnerId]))?.model_text ?? false
}
