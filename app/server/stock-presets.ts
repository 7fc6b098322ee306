import type { QuestionPool } from '#learning/server/question-pool.ts'
import { presets } from '#topics/rules/presets.ts'

/**
 * Brings every preset's questions into the pool, one topic after the other, while the server is already serving. A topic
 * that fails keeps the questions it has, and does not stop the others.
 *
 * @param signal ends it, for another start to go on
 */
export async function stockPresets(
  questions: QuestionPool,
  report: (fault: unknown, topicId: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (const { id } of presets) {
    if (signal?.aborted) return
    await questions.stock(id, signal).catch(fault => signal?.aborted || report(fault, id))
  }
}
