import type { QuestionPool } from '#learning/server/question-pool.ts'
import { presets } from '#topics/rules/presets.ts'

/**
 * Fills the question pools of all preset topics, one after the other, while the server is already running. A topic
 * that fails keeps its questions and doesn't stop the others.
 *
 * @param signal aborts it; the next start continues
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
