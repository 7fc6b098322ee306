import type { PackIndex, ReadFact } from '#authoring/rules/pack-index.ts'
import type { Dice } from '#kit/random/dice.ts'
import type { BreakKind } from '../break-rule.ts'
import type { ArticleBreak } from './article-break.ts'
import { articleBreak } from './article-break.ts'
import type { DiagramBreak } from './diagram-break.ts'
import { diagramBreak } from './diagram-break.ts'
import type { FactBreak } from './fact-break.ts'
import { factBreak } from './fact-break.ts'
import type { InteractiveBreak } from './interactive-break.ts'
import { interactiveBreak } from './interactive-break.ts'

/** A break that needs no facts: the page knows what to do. */
export interface RestBreak {
  kind: 'achievement' | 'energy-boost' | 'brain-break' | 'creature-play'
}
export type BreakContent = FactBreak | ArticleBreak | DiagramBreak | InteractiveBreak | RestBreak

type Make = (index: PackIndex, rows: readonly ReadFact[], dice: Dice) => BreakContent | undefined

const makers: Readonly<Record<Exclude<BreakKind, RestBreak['kind']>, Make>> = {
  fact: factBreak,
  article: articleBreak,
  diagram: diagramBreak,
  interactive: interactiveBreak,
}

/**
 * What a break of this kind shows, made from facts up to a level, or from all facts where those do not suffice. A topic
 * without facts (`index` undefined) gives a brain break in place of what would need them.
 */
export function breakContent(kind: BreakKind, index: PackIndex | undefined, most: number, dice: Dice): BreakContent {
  if (!(kind in makers)) return { kind: kind as RestBreak['kind'] }
  const make = makers[kind as keyof typeof makers]
  if (!index) return { kind: 'brain-break' }
  const fitting = index.facts.filter(({ fact }) => fact.level <= most)
  return make(index, fitting, dice) ?? make(index, index.facts, dice) ?? { kind: 'brain-break' }
}
