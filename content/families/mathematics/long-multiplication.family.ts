import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const ranges: Record<Level, { a: [number, number]; b: [number, number] }> = {
  1: { a: [12, 49], b: [2, 5] },
  2: { a: [23, 98], b: [3, 9] },
  3: { a: [23, 98], b: [12, 79] },
  4: { a: [112, 987], b: [23, 89] },
}

const noZeros = (n: number): boolean => !String(n).includes('0')

function byOneDigit(dice: Dice, level: Level): Problem {
  const { a: first, b: second } = ranges[level]
  const [a, b] = redraw(
    () => [dice.int(...first), dice.int(...second)] as const,
    ([x, y]) => noZeros(x) && (x % 10) * y >= 10,
  )
  const [tens, ones] = [Math.floor(a / 10), a % 10]
  const key = a * b
  const carry = Math.floor((ones * b) / 10)
  return composeNumbers({
    stem: howMuch(dice, `${a} × ${b}`),
    key,
    print: v => whole(v.n),
    wrong: [
      [key - carry * 10, 'lost-the-carry'],
      [tens * 10 * b + ones, 'one-part-only'],
      [(tens + carry) * b * 10 + ((ones * b) % 10), 'carried-too-early'],
      [tens * b + ones * b, 'place-shift'],
    ],
    near: around(dice, key, dice.pick([b, 10])),
    steps: [
      `Split ${a} into ${tens * 10} and ${ones}.`,
      `${tens * 10} × ${b} = ${tens * 10 * b} and ${ones} × ${b} = ${ones * b}.`,
      `${tens * 10 * b} + ${ones * b} = ${key}.`,
    ],
  })
}

function byTwoDigits(dice: Dice, level: Level): Problem {
  const { a: first, b: second } = ranges[level]
  const [a, b] = redraw(
    () => [dice.int(...first), dice.int(...second)] as const,
    ([x, y]) => noZeros(x) && noZeros(y),
  )
  const [tens, ones] = [Math.floor(b / 10) * 10, b % 10]
  const [frontOfA, onesOfA] = [Math.floor(a / 10) * 10, a % 10]
  const key = a * b
  const carry = Math.floor((onesOfA * ones) / 10) * 10
  return composeNumbers({
    stem: howMuch(dice, `${a} × ${b}`),
    key,
    print: v => whole(v.n),
    wrong: [
      [frontOfA * tens + onesOfA * ones, 'one-part-only'],
      [carry > 0 ? key - carry : undefined, 'lost-the-carry'],
      [a * ones + (a * tens) / 10, 'place-shift'],
      [a * tens, 'one-part-only'],
    ],
    near: around(dice, key, dice.pick([a, 100])),
    steps: [
      `Split ${b} into ${tens} and ${ones}.`,
      `${a} × ${tens} = ${whole(a * tens)} and ${a} × ${ones} = ${whole(a * ones)}.`,
      `${whole(a * tens)} + ${whole(a * ones)} = ${whole(key)}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/long-multiplication',
  topic: 'mathematics',
  title: 'Long multiplication',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'lost-the-carry': 'What a column could not hold got lost. Add it to the next column.',
    'one-part-only': 'Some parts were left out. Every part of one number meets every part of the other.',
    'carried-too-early': 'The carried number was added before multiplying. Multiply first, then add it.',
    'place-shift': 'The tens were counted as ones. Add a zero at the end when you multiply by tens.',
  },
  source: {
    title: 'Multiplication algorithm – Wikipedia',
    url: 'https://en.wikipedia.org/wiki/Multiplication_algorithm',
  },
  draw: (dice, level) => (level <= 2 ? byOneDigit(dice, level) : byTwoDigits(dice, level)),
}
