import { quantityOf } from './text/quantity.ts'
import { jaccard, trigramsOf } from './text/trigrams.ts'

/**
 * Where the key stands among its four options by what a reader sees without knowing anything, 0 (least) to 3 (most). Undefined where it shares
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

/** Reads texts once, the key first, so that the places can be told for any three of the others. */
export function placeReader(texts: readonly string[]): (three: readonly number[]) => Places {
  const quantities = texts.map(quantityOf)
  const trigrams = texts.map(text => trigramsOf(text.toLowerCase()))
  const alike = trigrams.map(a => trigrams.map(b => jaccard(a, b)))
  const values = (rows: readonly number[]): number[] | undefined => {
    const unit = quantities[0]?.unit
    const found = rows.flatMap(row => {
      const quantity = quantities[row]
      return quantity !== undefined && quantity.unit === unit ? [quantity.value] : []
    })
    return found.length === rows.length ? found : undefined
  }
  return three => {
    const rows = [0, ...three]
    const numbers = values(rows)
    const likeness = rows.map(row =>
      rows.reduce((sum, other) => sum + (other === row ? 0 : (alike[row]?.[other] ?? 0)), 0),
    )
    return {
      value: numbers === undefined ? undefined : placeOfFirst(numbers),
      likeness: placeOfFirst(likeness),
      length: numbers === undefined ? placeOfFirst(rows.map(row => texts[row]?.length ?? 0)) : undefined,
    }
  }
}

/** How many of the others are smaller than the first; undefined where one is equal. */
function placeOfFirst([own = 0, ...others]: readonly number[]): number | undefined {
  const same = others.some(other => Math.abs(other - own) < 1e-9)
  return same ? undefined : others.filter(other => other < own).length
}
