import { reach } from './kinship.ts'
import type { Lexicon, SenseName } from './lexicon.ts'
import { type SenseKey, senseByKey } from './reviewed-kinds.ts'

/** Words that most children meet, in the sense in which they are one of these kinds (`spider` the animal, not the pan). */
export interface FamiliarWords {
  below: readonly SenseKey[]
  /** In small letters. */
  words: readonly string[]
}

/** The sense of each familiar word: the most common one of its kind. */
export function familiarSenses(
  lexicon: Lexicon,
  groups: Readonly<Record<string, FamiliarWords>>,
): ReadonlyMap<number, ReadonlySet<string>> {
  const out = new Map<number, Set<string>>()
  for (const { below, words } of Object.values(groups)) {
    const kinds = new Set(below.flatMap(key => senseByKey(lexicon, key) ?? []))
    for (const word of words) {
      const sense = lexicon
        .senses(word)
        .find(at => kinds.has(at) || reach(lexicon, at, 'above').some(above => kinds.has(above)))
      if (sense !== undefined) out.set(sense, (out.get(sense) ?? new Set()).add(word))
    }
  }
  return out
}

/** 0 for a word that next to nothing speaks of, towards 1 for one that is everywhere. */
const common = (mentions: number): number => Math.min(1, Math.log2(1 + mentions) / 7)

/**
 * How well known a name is in a sense, 0 to 1: words that most children meet, names that hand-marked texts use in this sense, and names that the
 * dictionary itself uses to explain others. A name of several words is half as well known as its least known word where the last one says its kind
 * (`wedding cake`), and unknown where it does not (`meeting house`, a flower).
 */
export function familiarity(lexicon: Lexicon, above: readonly number[], name: SenseName, listed: boolean): number {
  if (listed) return 0.8
  const key = name.text.toLowerCase()
  const used = 0.15 * Math.log2(1 + name.tagged)
  const words = key.split(/[ -]/)
  const last = words.at(-1) ?? ''
  const saysKind = () => above.some(kind => lexicon.names(kind).some(({ text }) => text.toLowerCase().endsWith(last)))
  if (words.length > 1 && !saysKind()) return Math.min(0.69, used)
  const mentions = Math.min(...words.map(lexicon.mentions))
  return Math.min(0.69, used + (name.rank > 0 ? 0.2 : 0.5) * common(mentions))
}
