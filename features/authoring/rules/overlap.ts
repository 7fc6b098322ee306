import type { Draft } from './draft.ts'
import { fold } from './text/fold.ts'

/** The parts of a draft that show whether one question gives away the answer to another. */
export type Telling = Pick<Draft, 'author' | 'factIds' | 'kind' | 'key' | 'stem'>

/** Short and common keys (`water`, `12`) appear in many stems and give nothing away. */
const tellingLength = 5

/**
 * Check 19, made when a round is put together: true where one question gives away the answer to the other, because its stem contains the other's key
 * while they are about the same thing, so the two must not appear in the same round.
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

/** True if the second question's stem contains the first one's key or a word of it: both ask about one fact, from opposite sides. */
function sharesWord(teller: Telling, asked: Telling): boolean {
  const { stem } = foldedOf(asked)
  return foldedOf(teller)
    .key.split(' ')
    .some(word => word.length >= 4 && stem.includes(` ${word} `))
}

/** Cached because each question is compared with many others, and folding takes most of the time. */
const folded = new WeakMap<Telling, { key: string; stem: string }>()

/** The folded key and stem. The stem has a space at each end, so that whole words can be searched for. */
function foldedOf(telling: Telling): { key: string; stem: string } {
  const known = folded.get(telling)
  if (known) return known
  const fresh = { key: fold(telling.key), stem: ` ${fold(telling.stem)} ` }
  folded.set(telling, fresh)
  return fresh
}
