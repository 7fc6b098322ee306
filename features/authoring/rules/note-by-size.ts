import { quantityOf } from './text/quantity.ts'

/** A wrong number this near to the key, as a share of it, is close. */
const closeBy = 0.25

/**
 * What can be said of a wrong number of which no misconception is known: on which side of the key it lies, and how near.
 * Undefined where the two are no numbers of one unit.
 */
export function noteBySize(key: string, wrong: string): string | undefined {
  const [right, given] = [quantityOf(key), quantityOf(wrong)]
  if (right === undefined || given === undefined || right.unit !== given.unit || right.value === given.value)
    return undefined
  const [less, more] = right.unit === 'clock' ? ['early', 'late'] : ['small', 'large']
  const side = given.value < right.value ? less : more
  const close = Math.abs(given.value - right.value) <= closeBy * Math.abs(right.value)
  return close
    ? `Close, but a little too ${side}. Take the steps one by one.`
    : `Too ${side}. Take the steps one by one.`
}
