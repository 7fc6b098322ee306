import type { PackIndex, ReadFact } from '#authoring/rules/pack-index.ts'
import type { Dice } from '#kit/random/dice.ts'
import { articleBreak } from './article-break.ts'
import { type BreakKind, type FactlessKind, isFactless } from './break-kinds.ts'
import type { BreakContent, BreakContentOf } from './break-shapes.ts'
import { diagramBreak } from './diagram-break.ts'
import { factBreak } from './fact-break.ts'
import { interactiveBreak } from './interactive-break.ts'

type FactKind = Exclude<BreakKind, FactlessKind>

/** How each kind is made from a topic's facts; undefined if these facts don't make one. */
const makers: {
  readonly [K in FactKind]: (index: PackIndex, facts: readonly ReadFact[], dice: Dice) => BreakContentOf<K> | undefined
} = { fact: factBreak, article: articleBreak, diagram: diagramBreak, interactive: interactiveBreak }

/**
 * What a break of this kind shows, made from facts up to `maxLevel`, or from all facts if those don't suffice. A topic
 * without facts (`index` undefined) gets a brain break instead.
 */
export function breakContent(
  kind: BreakKind,
  index: PackIndex | undefined,
  maxLevel: number,
  dice: Dice,
): BreakContent {
  if (isFactless(kind)) return { kind }
  if (!index) return { kind: 'brain-break' }
  const make = makers[kind]
  const fitting = index.facts.filter(({ fact }) => fact.level <= maxLevel)
  return make(index, fitting, dice) ?? make(index, index.facts, dice) ?? { kind: 'brain-break' }
}
