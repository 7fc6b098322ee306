import { sameQuantity } from '../text/quantity.ts'
import { jaccard, trigramsOf } from '../text/trigrams.ts'
import type { Check } from './check.ts'
import type { OptionReading, Reading } from './reading.ts'

/** Numbers and Roman numerals distinguish options, however similar the rest is (`Henry VII`, `Henry VIII`). */
const telling = /\d|^[ivxlcdm]+$/

/** Order carries meaning beside such words: `from low to high` is not `from high to low`. */
const directed =
  /\b(to|from|before|after|than|over|into|onto|on|of|by|then|with|for|under|above|below|is|are|eat|eats|in)\b/

/** The same words in another order say the same where they only list things, and the stem does not ask for the order. */
function sameList(reading: Reading, a: OptionReading, b: OptionReading): boolean {
  if (a.symbolic || b.symbolic || directed.test(a.text.toLowerCase())) return false
  const pieces = a.text.split(/,| and | or | & /).filter(piece => piece.trim() !== '')
  return (
    pieces.length > 1 && !/\b(order|sequence|pattern|follow|steps?|stages?|sections?|lines)\b/i.test(reading.draft.stem)
  )
}

function nearlySame(reading: Reading, a: OptionReading, b: OptionReading): boolean {
  if (a.folded === b.folded) return a.folded !== ''
  const left = a.folded.split(' ')
  const right = b.folded.split(' ')
  const onlyLeft = left.filter(word => !right.includes(word))
  const onlyRight = right.filter(word => !left.includes(word))
  if (onlyLeft.length === 0 && onlyRight.length === 0) {
    return left.length === right.length && sameList(reading, a, b)
  }
  if ([...onlyLeft, ...onlyRight].some(word => telling.test(word))) return false
  if (onlyLeft.length === 0 || onlyRight.length === 0) return false
  return jaccard(trigramsOf(onlyLeft.join(' ')), trigramsOf(onlyRight.join(' '))) > 0.75
}

/** A task about the form of a number may offer the same value in another form. */
const asksForm =
  /lowest terms|simplest|simplif|standard form|scientific notation|mixed number|improper|round|decimal places|significant/i

function same(reading: Reading, a: OptionReading, b: OptionReading): string | undefined {
  const exact = (text: string) => text.trim().replace(/\s+/g, ' ')
  if (exact(a.text) === exact(b.text)) return `"${a.text}" appears twice`
  if (reading.verbatim) return undefined
  if (sameQuantity(a.quantity, b.quantity)) {
    return asksForm.test(reading.draft.stem) ? undefined : `"${a.text}" and "${b.text}" are the same number`
  }
  if (a.symbolic || b.symbolic)
    return exact(a.text).toLowerCase() === exact(b.text).toLowerCase() ? `"${a.text}" appears twice` : undefined
  return nearlySame(reading, a, b) ? `"${a.text}" and "${b.text}" are nearly the same` : undefined
}

function eachPair(
  reading: Reading,
  fault: (a: OptionReading, b: OptionReading) => string | undefined,
): string | undefined {
  const { options } = reading
  for (const [i, a] of options.entries()) {
    for (const b of options.slice(i + 1)) {
      const found = fault(a, b)
      if (found !== undefined) return found
    }
  }
  return undefined
}

const distinct: Check = {
  id: 2,
  name: 'distinct options',
  level: 'hard',
  check: reading => eachPair(reading, (a, b) => same(reading, a, b)),
}

/** True where one option contains all the words of the other, in a row. */
function holds(outer: OptionReading, inner: OptionReading): boolean {
  return inner.folded !== '' && outer.folded !== inner.folded && ` ${outer.folded} `.includes(` ${inner.folded} `)
}

const contained: Check = {
  id: 26,
  name: 'option in option',
  level: 'hard',
  check(reading) {
    if (reading.verbatim) return undefined
    return eachPair(reading, (a, b) => {
      if (a.symbolic || b.symbolic) return undefined
      if (holds(a, b)) return `"${b.text}" is a part of "${a.text}"`
      return holds(b, a) ? `"${a.text}" is a part of "${b.text}"` : undefined
    })
  },
}

export const distinctChecks: readonly Check[] = [distinct, contained]
