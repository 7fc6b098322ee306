import type { PackIndex, ReadFact } from '#authoring/rules/pack-index.ts'
import type { Dice } from '#kit/random/dice.ts'
import type { BreakContentOf } from './break-shapes.ts'
import { factText, sourcesOf } from './fact-sentence.ts'

type FactBreak = BreakContentOf<'fact'>

/** One fact in the pack's words; undefined if there are no facts. */
export function factBreak(index: PackIndex, rows: readonly ReadFact[], dice: Dice): FactBreak | undefined {
  if (rows.length === 0) return undefined
  const row = dice.pick(rows)
  return { kind: 'fact', text: factText(row), sources: sourcesOf(index, [row]) }
}
