import { quantityOf } from './text/quantity.ts'
import { jaccard, trigramsOf } from './text/trigrams.ts'

/**
 * The key's rank among its four options by what a reader sees without knowing anything, 0 (least) to 3 (most). Undefined where it shares
 * its place with another option, or where the feature does not apply.
 */
export interface Places {
  /** By value, where all four are numbers of one unit. */
  value: number | undefined
  /** By how much it looks like the others. */
  likeness: number | undefined
  /** By length, where the options are no numbers. */
  length: number | undefined
}

/** Reads texts once, the key first, so that the ranks can be worked out for any three of the others. */
export function placeReader(texts: readonly string[]): (three: readonly number[]) => Places {
  const [own, ...others] = texts.map(quantityOf)
  const values = [own, ...others].map(quantity => (quantity?.unit === own?.unit ? quantity?.value : undefined))
  const trigrams = texts.map(text => trigramsOf(text.toLowerCase()))
  const alike = trigrams.map(a => trigrams.map(b => jaccard(a, b)))
  return three => {
    const rows = [0, ...three]
    const numbers = rows.flatMap(row => values[row] ?? [])
    const numeric = numbers.length === rows.length
    const likeness = rows.map(row =>
      rows.reduce((sum, other) => sum + (other === row ? 0 : (alike[row]?.[other] ?? 0)), 0),
    )
    return {
      value: numeric ? placeOfFirst(numbers) : undefined,
      likeness: placeOfFirst(likeness),
      length: numeric ? undefined : placeOfFirst(rows.map(row => texts[row]?.length ?? 0)),
    }
  }
}

/** How many of the others are smaller than the first; undefined where one is equal. */
function placeOfFirst([own = 0, ...others]: readonly number[]): number | undefined {
  let smaller = 0
  for (const other of others) {
    if (Math.abs(other - own) < 1e-9) return undefined
    if (other < own) smaller++
  }
  return smaller
}
