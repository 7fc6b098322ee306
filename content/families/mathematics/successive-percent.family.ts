import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { decimalsOf, type Exact, type Fraction, fraction, minus, plus, times } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { currency, person } from './shared/people.ts'
import { money, whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  key: Fraction
  sign: string
  wrong: Slip<Exact>[]
  steps: string[]
}

const goods = ['violin', 'bicycle', 'sofa', 'tent', 'telescope', 'carpet', 'kayak'] as const
const hundredth = (n: number) => fraction(n, 100)
const printable = (v: Fraction): boolean => decimalsOf(v) <= 2

/** The price after one change of `rate` percent. */
const after = (price: Exact, rate: number): Fraction => times(price, hundredth(100 + rate))
const turn = (rate: number): string => `${rate > 0 ? 'rises' : 'falls'} by ${Math.abs(rate)}%`

const twoChanges = (dice: Dice): Task => {
  const sign = currency(dice)
  const [price, first, second] = redraw(
    () =>
      [dice.int(2, 40) * 20, dice.pick([-1, 1]) * dice.int(1, 8) * 5, dice.pick([-1, 1]) * dice.int(1, 8) * 5] as const,
    ([p, a, b]) => printable(after(after(p, a), b)),
  )
  const middle = after(price, first)
  const key = after(middle, second)
  return {
    stem: `A ${dice.pick(goods)} costs ${money(sign, price)}. The price ${turn(first)}, and later the new price ${turn(second)}. What does it cost in the end?`,
    key,
    sign,
    wrong: [
      [after(price, first + second), 'added-the-percents'],
      [middle, 'one-step-only'],
      [after(price, second), 'one-step-only'],
      [after(middle, -second), 'wrong-direction'],
    ],
    steps: [
      `After the first change: ${money(sign, middle)}.`,
      `The second change is taken of that price: ${money(sign, key)}.`,
    ],
  }
}

const compound = (dice: Dice): Task => {
  const sign = currency(dice)
  const years = dice.pick([2, 2, 3])
  const [start, rate] = redraw(
    () => [dice.int(1, 50) * 200, dice.pick([1, 2, 3, 4, 5, 6, 8, 10])] as const,
    ([p, r]) => printable(times(p, fraction((100 + r) ** years, 100 ** years))),
  )
  const grown = (n: number): Fraction => times(start, fraction((100 + rate) ** n, 100 ** n))
  const key = grown(years)
  const yearly = (n: number) =>
    `after year ${n}: ${printable(grown(n)) ? money(sign, grown(n)) : `${sign}${whole(start)} × ${1 + rate / 100}^${n}`}`
  return {
    stem: `${person(dice)} puts ${money(sign, start)} into a savings account. Each year ${rate}% interest is added and stays there. How much is in it after ${years} years?`,
    key,
    sign,
    wrong: [
      [plus(start, times(start, hundredth(rate * years))), 'added-the-percents'],
      [grown(years - 1), 'one-step-only'],
      [minus(key, start), 'gave-the-growth'],
      [printable(grown(years + 1)) ? grown(years + 1) : undefined, 'one-step-too-many'],
    ],
    steps: [
      `Each year the amount is multiplied by ${1 + rate / 100}.`,
      `That makes ${yearly(1)}.`,
      `And ${yearly(years)}.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [twoChanges],
  2: [twoChanges],
  3: [twoChanges],
  4: [compound],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, key, sign, wrong, steps } = dice.pick(tasks[level])(dice)
  const step = fraction(Math.max(1, Math.round(key.n / key.d / 50)))
  return composeNumbers({
    stem,
    key,
    print: v => money(sign, v),
    form: { decimals: 2 },
    wrong,
    near: around(dice, key, step),
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/successive-percent',
  topic: 'mathematics',
  title: 'Repeated percentage changes',
  levels: [3, 4],
  applied: true,
  misconceptions: {
    'added-the-percents': 'The percentages were just put together. The second one is taken of the new amount.',
    'one-step-only': 'A step is missing here. Go on from the amount you have reached.',
    'wrong-direction': 'Up and down got swapped in the second step.',
    'gave-the-growth': 'That is only what was added. The question asks for all of it.',
    'one-step-too-many': 'That is one year too far.',
  },
  source: { title: 'Compound interest – Wikipedia', url: 'https://en.wikipedia.org/wiki/Compound_interest' },
  draw,
}
