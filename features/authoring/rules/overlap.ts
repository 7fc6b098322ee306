import type { Draft } from './draft.ts'
import { fold } from './text/fold.ts'

/** What of a draft can tell another one's answer, or be told. */
export type Telling = Pick<Draft, 'author' | 'factIds' | 'kind' | 'key' | 'stem'>

/** Short and common keys (`water`, `12`) stand in many stems and give nothing away. */
const tellingLength = 5

/**
 * Check 19, made when questions are put together: true where one question tells the answer of the other, because its stem says the other's key
 * while they are about the same thing, so that the two must not meet in one sitting.
 */
export function givesAway(a: Telling, b: Telling): boolean {
  const sameFact = a.author === 'library' && a.factIds.some(id => b.factIds.includes(id))
  return sameFact || tells(a, b) || tells(b, a)
}

function tells(teller: Telling, asked: Telling): boolean {
  if (teller.kind === 'computed' || asked.kind === 'computed') return false
  const { key } = foldedOf(asked)
  return key.length >= tellingLength && foldedOf(teller).stem.includes(` ${key} `) && sharesWord(teller, asked)
}

/** True where the teller's own answer, or a word of it, stands in the other's stem: the two ask about one fact from two sides. */
function sharesWord(teller: Telling, asked: Telling): boolean {
  const { stem } = foldedOf(asked)
  return foldedOf(teller)
    .key.split(' ')
    .some(word => word.length >= 4 && stem.includes(` ${word} `))
}

/** A question is compared with many others, and folding takes most of that. */
const folded = new WeakMap<Telling, { key: string; stem: string }>()

/** What a question asks for and how, folded; the stem between two spaces, so that a word can be looked for. */
function foldedOf(telling: Telling): { key: string; stem: string } {
  const known = folded.get(telling)
  if (known) return known
  const fresh = { key: fold(telling.key), stem: ` ${fold(telling.stem)} ` }
  folded.set(telling, fresh)
  return fresh
}
