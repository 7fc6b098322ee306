import type { Pool } from '#learning/server/stock-pool.ts'
import { presets } from '#topics/rules/presets.ts'

/**
 * Brings every preset's questions into the pool, one topic after the other, while the server is already serving. A topic
 * that fails keeps the questions it has, and does not stop the others.
 */
export async function stockAll(questions: Pool, report: (fault: unknown, topicId: string) => void): Promise<void> {
  for (const { id } of presets) await questions.stock(id).catch(fault => report(fault, id))
}
