import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { decimalsOf, type Fraction, fraction, minus, over, times } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { decimal, whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const rates: Record<Level, readonly number[]> = {
  1: [10, 50, 25, 20],
  2: [5, 15, 20, 25, 30, 40, 60, 70, 75, 80, 90],
  3: [2, 4, 8, 12, 18, 24, 35, 45, 65, 85, 95],
  4: [3, 7, 13, 17, 22, 36, 44, 58, 62, 125, 150],
}
const bases: Record<Level, [number, number, number]> = {
  1: [10, 200, 10],
  2: [20, 500, 10],
  3: [50, 900, 25],
  4: [40, 900, 10],
}

/** The steps in which a rate is counted in the head: 10%, 5% or 1%. */
const unitOf = (rate: number): number => (rate % 10 === 0 ? 10 : rate % 5 === 0 ? 5 : 1)

/** A hundred percent as a bar, cut into steps that fit the rate; none where counting its parts would give the answer. */
function hundredAsBar(rate: number, key: Fraction): Figure | undefined {
  const step = 100 % rate === 0 && rate > 10 ? rate : rate === 75 ? 25 : unitOf(rate)
  const [parts, filled] = [100 / step, rate / step]
  if (key.n === parts || key.n === filled) return undefined
  return { kind: 'fraction-bars', bars: [{ parts, filled, label: `${rate}%` }] }
}

/** How the rate is taken apart in the head: 10% steps and 1% steps. */
function steps(rate: number, base: number, key: Fraction): string[] {
  if (rate === 50) return ['50% is one half.', `Half of ${whole(base)} is ${decimal(key)}.`]
  if (rate === 25) return ['25% is one quarter.', `${whole(base)} ÷ 4 = ${decimal(key)}.`]
  const unit = unitOf(rate)
  const one = fraction(base * unit, 100)
  if (rate === unit)
    return [`${rate}% is 1 of ${100 / rate} equal parts.`, `${whole(base)} ÷ ${100 / rate} = ${decimal(key)}.`]
  return [
    `${unit}% of ${whole(base)} is ${decimal(one)}.`,
    `${rate}% is ${rate / unit} times as much: ${rate / unit} × ${decimal(one)} = ${decimal(key)}.`,
  ]
}

function draw(dice: Dice, level: Level): Problem {
  const [low, high, step] = bases[level]
  const [rate, base] = redraw(
    () => [dice.pick(rates[level]), dice.int(low / step, high / step) * step] as const,
    ([p, n]) => (level === 4 || (p * n) % 100 === 0) && n !== 100,
  )
  const key = fraction(rate * base, 100)
  const byRate = fraction(base, rate)
  const places = decimalsOf(key)
  const sign = rate > unitOf(rate) && dice.chance() ? -1 : 1
  return composeNumbers({
    stem: howMuch(dice, `${rate}% of ${whole(base)}`),
    figure: level < 3 ? hundredAsBar(rate, key) : undefined,
    key,
    print: v => decimal(v),
    form: places === 0 ? 'whole' : { decimals: places },
    wrong: [
      [byRate, 'divided-by-the-percent'],
      [minus(base, key), 'gave-the-rest'],
      [base > rate ? base - rate : undefined, 'took-away-the-percent'],
      [fraction((rate + unitOf(rate) * sign) * base, 100), 'one-step-off'],
      [over(key, 10), 'place-slip'],
      [times(key, 10), 'place-slip'],
    ],
    near: around(dice, key, fraction(base, rate % 10 === 0 ? 10 : 20)).concat(
      around(dice, key, key.n > 20 * key.d ? 5 : 1),
    ),
    fits: v => rate > 100 || v.n <= base * v.d,
    steps: steps(rate, base, key),
  })
}

export const family: Family = {
  id: 'mathematics/percent-of',
  topic: 'mathematics',
  title: 'A percentage of a number',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'divided-by-the-percent':
      'The number was divided by the percent. Dividing by 100 gives 1%; then take as many of those as you need.',
    'gave-the-rest': 'This is what is left over. The question asks for the part itself.',
    'took-away-the-percent':
      'The percent was taken away like a plain number. A percent is so many hundredths of the number.',
    'one-step-off': 'One step too many or too few. Count how many times 10%, 5% or 1% you need.',
    'place-slip': 'Nearly! The digits are right, one place off. 10% is one tenth of the number.',
  },
  source: { title: 'Percentage – Wikipedia', url: 'https://en.wikipedia.org/wiki/Percentage' },
  draw,
}
