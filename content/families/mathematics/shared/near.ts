import type { Dice } from '#kit/random/dice.ts'
import { type Exact, type Fraction, plus, times } from './fraction.ts'

/** Values one to five steps away from `key`, the closer ones first, above and below in random order. */
export function around(dice: Dice, key: Exact, step: Exact = 1): Fraction[] {
  const at = (n: number) => plus(key, times(step, n))
  return [...dice.shuffle([-2, -1, 1, 2]), ...dice.shuffle([-3, 3]), 4, 5].map(at)
}
