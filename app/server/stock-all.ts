import type { Pool } from '#learning/server/stock-pool.ts'
import { presets } from '#topics/rules/presets.ts'

/** Brings every preset's questions into the pool, one topic after the other, while the server is already serving. */
export async function stockAll(questions: Pool): Promise<void> {
  for (const preset of presets) await questions.stock(preset.id)
}
