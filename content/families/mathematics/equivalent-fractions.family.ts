import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { fraction } from './shared/fraction.ts'
import { divisors, gcd } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { person } from './shared/people.ts'
import { ratio, whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const coprime = (dice: Dice, low: number, high: number): [number, number] =>
  redraw(
    () => {
      const bottom = dice.int(low, high)
      return [dice.int(1, bottom - 1), bottom] as [number, number]
    },
    ([top, bottom]) => gcd(top, bottom) === 1,
  )

const wholes = ['pizza', 'cake', 'pie', 'melon', 'tart', 'flatbread'] as const

function slices(dice: Dice): Problem {
  const [some, all] = coprime(dice, 4, 12)
  const food = dice.pick(wholes)
  return composeNumbers({
    stem: `A ${food} is cut into ${all} equal pieces. ${person(dice)} takes ${some}. What fraction is that?`,
    figure: { kind: 'fraction-bars', bars: [{ parts: all, filled: some }] },
    key: fraction(some, all),
    print: ratio,
    form: 'broken',
    wrong: [
      [fraction(all - some, all), 'the-other-part'],
      [some < all - some ? fraction(some, all - some) : undefined, 'part-to-rest'],
      [fraction(some, all + 1), 'counting-slip'],
      [some + 1 < all ? fraction(some + 1, all) : fraction(some - 1, all), 'counting-slip'],
    ],
    near: dice.shuffle([
      fraction(some, all + 1),
      fraction(some + 1, all + 2),
      fraction(some, all + 2),
      fraction(some + 1, all),
    ]),
    fits: v => v.n < v.d,
    steps: [
      `All ${all} pieces make the whole, so the denominator is ${all}.`,
      `${some === 1 ? '1 piece is' : `${some} pieces are`} taken, so the fraction is ${some}/${all}.`,
    ],
  })
}

/** More parts than this are too thin to be counted. */
const mostParts = 24

const equalBars = ([top, bottom]: readonly [number, number], parts: number): Figure => ({
  kind: 'fraction-bars',
  bars: [
    { parts: bottom, filled: top, label: `${top}/${bottom}` },
    { parts, filled: 0, label: `?/${parts}` },
  ],
})

function missingNumber(dice: Dice, level: Level): Problem {
  const [top, bottom] = coprime(dice, level === 1 ? 2 : 3, level === 1 ? 5 : 12)
  const factor = dice.int(bottom === 2 || level > 1 ? 3 : 2, level === 1 ? 5 : 9)
  const key = top * factor
  return composeNumbers({
    stem: `Two fractions are equal: ${top}/${bottom} = ?/${bottom * factor}. Which number goes in place of the question mark?`,
    figure: bottom * factor > mostParts ? undefined : equalBars([top, bottom], bottom * factor),
    key,
    print: v => whole(v.n),
    wrong: [
      [top + bottom * factor - bottom, 'plus-or-minus'],
      [factor, 'half-done'],
      [top, 'half-done'],
    ],
    near: around(dice, key),
    fits: v => v.n <= bottom * factor,
    steps: [
      `${bottom} × ${factor} = ${bottom * factor}.`,
      `Do the same to the numerator: ${top} × ${factor} = ${key}.`,
    ],
  })
}

function lowestTerms(dice: Dice, level: Level): Problem {
  const [top, bottom] = coprime(dice, level === 2 ? 2 : 5, level === 2 ? 9 : 15)
  const factor = dice.pick(level === 2 ? [4, 6, 8, 9, 10] : [6, 12, 14, 15, 18, 21])
  const [n, d] = [top * factor, bottom * factor]
  const part = dice.pick(divisors(factor).slice(1, -1))
  const away = Math.max(1, Math.min(top, factor) - 1)
  return composeNumbers({
    stem: `Write ${n}/${d} in lowest terms. Which fraction is it?`,
    key: fraction(top, bottom),
    print: ratio,
    form: 'broken',
    wrong: [
      [fraction(top * part, bottom), 'uneven-dividing'],
      [fraction(top, bottom * part), 'uneven-dividing'],
      [n > bottom ? fraction(n - (d - bottom), bottom) : undefined, 'plus-or-minus'],
      [fraction(top + away, bottom + away), 'plus-or-minus'],
    ],
    near: dice.shuffle([
      fraction(top + 1, bottom),
      fraction(top, bottom + 1),
      fraction(top + 1, bottom + 1),
      fraction(top, bottom + 2),
      fraction(top + 1, bottom + 3),
    ]),
    fits: v => v.n < v.d,
    steps: [
      `${n} and ${d} can both be divided by ${factor}.`,
      `${n} ÷ ${factor} = ${top} and ${d} ÷ ${factor} = ${bottom}.`,
      `So ${n}/${d} = ${top}/${bottom}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/equivalent-fractions',
  topic: 'mathematics',
  title: 'Equivalent fractions',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'the-other-part': 'This is the part that stays. The question asks for the part that is taken.',
    'part-to-rest': 'The denominator counts all the pieces, including the ones that are taken.',
    'plus-or-minus': 'Adding or taking away the same changes a fraction. Multiplying or dividing both keeps it equal.',
    'uneven-dividing': 'Divide the numerator and the denominator by the same number, or the fraction changes.',
    'half-done': 'You are on the right track: multiply the numerator by the same number as the denominator.',
    'counting-slip': 'Count again: the numerator says how many are taken, the denominator how many there are in all.',
  },
  source: { title: 'Fraction – Wikipedia', url: 'https://en.wikipedia.org/wiki/Fraction' },
  draw(dice, level) {
    if (level === 1) return dice.chance() ? slices(dice) : missingNumber(dice, level)
    return dice.chance(0.4) ? missingNumber(dice, level) : lowestTerms(dice, level)
  },
}
