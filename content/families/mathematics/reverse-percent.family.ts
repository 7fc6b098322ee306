import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { decimalsOf, fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { currency } from './shared/people.ts'
import { money } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const goods = ['coat', 'bicycle', 'lamp', 'tent', 'pair of skates', 'drum', 'rucksack', 'telescope', 'chair'] as const

const rates: Record<Level, readonly number[]> = {
  1: [50],
  2: [10, 50],
  3: [10, 20, 25, 30, 40, 50],
  4: [5, 12, 15, 35, 45, 60],
}

function draw(dice: Dice, level: Level): Problem {
  const down = dice.chance(0.6)
  const sign = currency(dice)
  const [rate, before] = redraw(
    () => [dice.pick(rates[level]), dice.int(4, 48) * (level === 4 ? 5 : 10)] as const,
    ([p, n]) => decimalsOf(fraction(n * p, 100)) <= 1,
  )
  const left = down ? 100 - rate : 100 + rate
  const after = fraction(before * left, 100)
  const thing = dice.pick(goods)
  const stem = down
    ? `In a sale everything costs ${rate}% less. A ${thing} now costs ${money(sign, after)}. What did it cost before the sale?`
    : `The price of a ${thing} went up by ${rate}%. Now it costs ${money(sign, after)}. What did it cost before?`
  const off = down ? 1 : -1
  const one = fraction(before, 100)
  return composeNumbers({
    stem,
    key: before,
    print: v => money(sign, v),
    form: { decimals: 2 },
    wrong: [
      [fraction(after.n * (100 + off * rate), after.d * 100), 'percent-of-the-new'],
      [fraction(after.n + off * rate * after.d, after.d), 'percent-as-money'],
      [fraction(after.n * left, after.d * 100), 'same-way-again'],
      [fraction(after.n * rate, after.d * 100), 'gave-the-part'],
    ],
    near: around(dice, before, dice.pick([5, 10])),
    steps: [
      `${money(sign, after)} is ${left}% of the old price.`,
      `So 1% is ${money(sign, after)} ÷ ${left} = ${decimalsOf(one) <= 2 ? money(sign, one) : `${sign}${one.n / one.d}`}.`,
      `100% is 100 times as much: ${money(sign, before)}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/reverse-percent',
  topic: 'mathematics',
  title: 'Finding the original price',
  levels: [2, 3, 4],
  applied: true,
  misconceptions: {
    'percent-of-the-new': 'The percentage was taken of the new price. It belongs to the old price, which is 100%.',
    'percent-as-money': 'The percentage was used like money. It means so many hundredths of the old price.',
    'same-way-again': 'The change was made once more. We want to go back to before it.',
    'gave-the-part': 'That is only a part of the price. The question asks for the full price before.',
  },
  source: { title: 'Percentage – Wikipedia', url: 'https://en.wikipedia.org/wiki/Percentage' },
  draw,
}
