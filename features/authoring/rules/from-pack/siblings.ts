import type { Dice } from '#kit/random/dice.ts'
import type { PackIndex } from '../pack-index.ts'
import { fold } from '../text/fold.ts'

/** A wrong option taken from another fact of the pack. */
export interface Sibling {
  text: string
  why: string
  class: string
  level: number
}

/** What a sibling is compared with. */
export interface Target {
  text: string
  class: string
  level: number
}

/** Dissimilarity, lower is better: first by kind of thing, then by level, then by length. */
function dissimilarity(index: PackIndex, target: Target, sibling: Sibling): number {
  const length = Math.abs(sibling.text.length - target.text.length) / Math.max(8, target.text.length)
  return (
    3 * index.classDistance(target.class, sibling.class) +
    1.2 * Math.abs(target.level - sibling.level) +
    3 * Math.min(1, length)
  )
}

const contains = (a: string, b: string): boolean => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)

/**
 * Three siblings, the most similar first with some randomness: different from the key and each other, never two names for one thing, never a pair
 * that the pack keeps apart. Undefined if the pack has too few siblings.
 */
export function chooseSiblings(
  index: PackIndex,
  target: Target,
  siblings: readonly Sibling[],
  dice: Dice,
  count = 3,
): Sibling[] | undefined {
  const ranked = siblings
    .map(sibling => ({ sibling, rank: dissimilarity(index, target, sibling) + 1.6 * dice.next() }))
    .sort((a, b) => a.rank - b.rank)
  const chosen: Sibling[] = []
  const taken = [target.text]
  for (const { sibling } of ranked) {
    const clashes = taken.some(text => contains(fold(text), fold(sibling.text)) || index.apart(text, sibling.text))
    if (clashes) continue
    chosen.push(sibling)
    taken.push(sibling.text)
    if (chosen.length === count) return chosen
  }
  return undefined
}
