import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { decimalsOf, fraction, minus, over, plus, times } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { decimal, whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Range {
  digits: [number, number]
  places: number
}

/** The two factors; the second one may be whole. */
const factors: Record<Level, readonly [Range, Range][]> = {
  1: [
    [
      { digits: [2, 9], places: 1 },
      { digits: [2, 9], places: 0 },
    ],
  ],
  2: [
    [
      { digits: [2, 9], places: 1 },
      { digits: [2, 9], places: 1 },
    ],
    [
      { digits: [11, 69], places: 1 },
      { digits: [2, 9], places: 0 },
    ],
  ],
  3: [
    [
      { digits: [11, 99], places: 1 },
      { digits: [2, 9], places: 1 },
    ],
    [
      { digits: [11, 99], places: 2 },
      { digits: [3, 9], places: 1 },
    ],
  ],
  4: [
    [
      { digits: [101, 999], places: 2 },
      { digits: [12, 49], places: 1 },
    ],
  ],
}

function product(dice: Dice, level: Level): Problem {
  const [first, second] = dice.pick(factors[level])
  const make = ({ digits }: Range) =>
    redraw(
      () => dice.int(...digits),
      n => n % 10 !== 0,
    )
  const [m, n] = [make(first), make(second)]
  const [a, b] = [fraction(m, 10 ** first.places), fraction(n, 10 ** second.places)]
  const key = times(a, b)
  const places = first.places + second.places
  return composeNumbers({
    stem: howMuch(dice, `${decimal(a)} × ${decimal(b)}`),
    key,
    print: v => decimal(v),
    form: { decimals: places + 1 },
    wrong: [
      [times(key, 10), 'point-too-far-right'],
      [over(key, 10), 'point-too-far-left'],
      [plus(a, b), 'added-instead'],
      [fraction((m + (m > 10 ? 10 : 1)) * n, 10 ** places), 'slip-in-the-table'],
    ],
    near: [...around(dice, key, fraction(m, 10 ** places)), ...around(dice, key, fraction(n, 10 ** places))],
    steps: [
      `Ignore the decimal points: ${m} × ${n} = ${whole(m * n)}.`,
      `The factors have ${places} ${places === 1 ? 'digit' : 'digits'} after the decimal point in all.`,
      `So move the decimal point ${places} ${places === 1 ? 'place' : 'places'} to the left: ${decimal(fraction(m * n, 10 ** places), places)}${decimalsOf(key) < places ? `, which is ${decimal(key)}` : ''}.`,
    ],
  })
}

function quotient(dice: Dice, level: Level): Problem {
  const n = dice.int(2, level >= 4 ? 24 : 9)
  const answer = redraw(
    () => dice.int(level === 1 ? 2 : 4, level >= 3 ? 89 : 19),
    q => q % 10 !== 0 && q !== n,
  )
  const bothTenths = level >= 2
  const places = bothTenths ? dice.pick(level === 2 ? [1] : [1, 2]) : 1
  const b = fraction(n, bothTenths ? 10 ** places : 1)
  const key = bothTenths && level >= 3 ? fraction(answer, 10) : bothTenths ? fraction(answer) : fraction(answer, 10)
  const a = times(key, b)
  return composeNumbers({
    stem: howMuch(dice, `${decimal(a)} ÷ ${decimal(b)}`),
    key,
    print: v => decimal(v),
    form: { decimals: 2 },
    wrong: [
      [over(key, 10), 'point-too-far-left'],
      [times(key, 10), 'point-too-far-right'],
      [a.n * b.d > b.n * a.d ? minus(a, b) : undefined, 'took-away-instead'],
      [plus(key, fraction(1, key.d === 1 ? 1 : 10)), 'slip-in-the-table'],
    ],
    near: around(dice, key, fraction(1, key.d === 1 ? 1 : 10)),
    steps: [
      bothTenths
        ? `Make both ${10 ** places} times as big: ${decimal(times(a, 10 ** places))} ÷ ${n}.`
        : `${decimal(a)} is ${a.n * (10 / a.d)} tenths, and ${a.n * (10 / a.d)} ÷ ${n} = ${answer}.`,
      `So the answer is ${decimal(key)}. Check: ${decimal(key)} × ${decimal(b)} = ${decimal(a)}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/multiply-decimals',
  topic: 'mathematics',
  title: 'Multiplying and dividing decimals',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'point-too-far-right': 'The digits are right, but the decimal point is too far to the right.',
    'point-too-far-left': 'The digits are right, but the decimal point is too far to the left.',
    'added-instead': 'These were added. Times is something else.',
    'took-away-instead': 'One was taken from the other. Dividing asks how often it fits.',
    'slip-in-the-table': 'The decimal point is in the right place. There is a small slip in the times table.',
  },
  source: { title: 'Decimal – Wikipedia', url: 'https://en.wikipedia.org/wiki/Decimal' },
  draw: (dice, level) => (dice.chance(0.6) ? product(dice, level) : quotient(dice, level)),
}
