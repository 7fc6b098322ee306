import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Fraction, fraction, over, plus, times } from './shared/fraction.ts'
import { gcd } from './shared/integer.ts'
import { howMuch } from './shared/phrase.ts'
import { ratio } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  expression: string
  key: Fraction
  wrong: Slip<Fraction>[]
  steps: string[]
}

type Part = readonly [top: number, bottom: number]

const proper = (dice: Dice, most: number): Part =>
  redraw(
    () => {
      const bottom = dice.int(2, most)
      return [dice.int(1, bottom - 1), bottom] as const
    },
    ([top, bottom]) => gcd(top, bottom) === 1,
  )

const lowest = (top: number, bottom: number): string =>
  gcd(top, bottom) === 1
    ? `That is ${top}/${bottom}.`
    : `That is ${top}/${bottom}, in lowest terms ${ratio(fraction(top, bottom))}.`

const product = (dice: Dice, most: number, sign: '×' | 'of'): Task => {
  const [[a, b], [c, d]] = redraw(
    () => [proper(dice, most), proper(dice, most)] as const,
    ([x, y]) => x[0] * x[1] !== y[0] * y[1] && x[0] * y[0] > 1,
  )
  return {
    expression: `${a}/${b} ${sign} ${c}/${d}`,
    key: fraction(a * c, b * d),
    wrong: [
      [fraction(a * d, b * c), 'turned-one-over'],
      [fraction(a + c, b + d), 'added-instead'],
      [b === d ? fraction(a * c, b) : fraction(a * c, b + d), 'kept-the-bottom'],
      [plus(fraction(a, b), fraction(c, d)), 'added-instead'],
    ],
    steps: [
      `Multiply the numerators: ${a} × ${c} = ${a * c}.`,
      `Multiply the denominators: ${b} × ${d} = ${b * d}.`,
      lowest(a * c, b * d),
    ],
  }
}

const quotient = (dice: Dice, most: number): Task => {
  const [[a, b], [c, d]] = redraw(
    () => [proper(dice, most), proper(dice, most)] as const,
    ([x, y]) => (x[0] * y[1]) % (x[1] * y[0]) !== 0 && x[0] * x[1] !== y[0] * y[1],
  )
  return {
    expression: `${a}/${b} ÷ ${c}/${d}`,
    key: fraction(a * d, b * c),
    wrong: [
      [fraction(a * c, b * d), 'forgot-to-turn-over'],
      [fraction(b * c, a * d), 'turned-the-first-over'],
      [fraction(a + d, b + c), 'added-instead'],
    ],
    steps: [
      `Turn the second fraction over: ${a}/${b} × ${d}/${c}.`,
      `${a} × ${d} = ${a * d} and ${b} × ${c} = ${b * c}.`,
      lowest(a * d, b * c),
    ],
  }
}

const chain = (dice: Dice): Task => {
  const [[a, b], [c, d], [e, f]] = redraw(
    () => [proper(dice, 7), proper(dice, 7), proper(dice, 7)] as const,
    ([x, y, z]) => times(fraction(...x), over(fraction(...y), fraction(...z))).d > 1 && y[0] * y[1] !== z[0] * z[1],
  )
  const [top, bottom] = [a * c * f, b * d * e]
  return {
    expression: `${a}/${b} × ${c}/${d} ÷ ${e}/${f}`,
    key: fraction(top, bottom),
    wrong: [
      [fraction(a * c * e, b * d * f), 'forgot-to-turn-over'],
      [fraction(b * d * e, a * c * f), 'turned-the-first-over'],
      [fraction(a * d * f, b * c * e), 'turned-one-over'],
    ],
    steps: [
      `Turn the last fraction over: ${a}/${b} × ${c}/${d} × ${f}/${e}.`,
      `The numerators give ${top}, the denominators give ${bottom}.`,
      lowest(top, bottom),
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [dice => product(dice, 4, 'of')],
  2: [dice => product(dice, 6, 'of'), dice => product(dice, 8, '×')],
  3: [dice => quotient(dice, 9), dice => product(dice, 12, '×')],
  4: [chain],
}

function draw(dice: Dice, level: Level): Problem {
  const make = dice.pick(tasks[level])
  const { expression, key, wrong, steps } = redraw(
    () => make(dice),
    task => task.key.d > 1 && task.key.d < 160,
  )
  const { n, d } = key
  return composeNumbers({
    stem: howMuch(dice, expression),
    key,
    print: ratio,
    form: 'broken',
    wrong,
    near: dice.shuffle([
      fraction(n + 1, d),
      fraction(n, d + 1),
      fraction(n + 2, d + 1),
      fraction(n + 1, d + 2),
      fraction(n, d + 2),
      fraction(n + 1, d + 4),
      fraction(n, d + 3),
    ]),
    fits: v => v.n < 200 && v.d < 200,
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/multiply-fractions',
  topic: 'mathematics',
  title: 'Multiplying and dividing fractions',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'turned-one-over': 'A fraction was turned over here. That is done only to the one you divide by.',
    'added-instead': 'These were added. Look at the sign once more.',
    'kept-the-bottom': 'The denominators are multiplied too, just like the numerators.',
    'forgot-to-turn-over': 'To divide by a fraction, turn it over and multiply. The turning was left out.',
    'turned-the-first-over': 'The wrong fraction was turned over. Turn over the one after the ÷.',
  },
  source: { title: 'Fraction – Wikipedia', url: 'https://en.wikipedia.org/wiki/Fraction' },
  draw,
}
