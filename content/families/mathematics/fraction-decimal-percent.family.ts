import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Fraction, fraction, minus, over, times } from './shared/fraction.ts'
import { gcd } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { decimal, ratio } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const percent = (v: Fraction): string => `${decimal(times(v, 100))}%`

const bottoms: Record<Level, readonly number[]> = {
  1: [2, 4, 5, 10],
  2: [4, 5, 10, 20, 25],
  3: [8, 16, 20, 25, 40, 50],
  4: [8],
}

const forms = {
  fraction: { print: ratio, name: 'a fraction in lowest terms' },
  decimal: { print: (v: Fraction) => decimal(v), name: 'a decimal' },
  percent: { print: percent, name: 'a percentage' },
} as const
type FormName = keyof typeof forms

/** Everyday talk for the youngest: part of a thing, no bare conversion. */
const asks: readonly ((from: string, to: string) => string)[] = [
  (from, to) => `Write ${from} as ${to}.`,
  (from, to) => `Which of these is ${from}, written as ${to}?`,
  (from, to) => `A bar on a screen is ${from} full. How is that written as ${to}?`,
]

function slips(from: FormName, to: FormName, v: Fraction): Slip<Fraction>[] {
  const { n, d } = v
  if (to === 'fraction') {
    const digits = from === 'percent' ? times(v, 100) : times(v, 10)
    return [
      [digits.d === 1 && digits.n > 1 ? fraction(1, digits.n) : undefined, 'copied-the-digits'],
      [over(v, 10), 'place-slip'],
      [minus(1, v), 'gave-the-rest'],
      [fraction(d - n, d), 'gave-the-rest'],
    ]
  }
  if (from === 'decimal' && to === 'percent')
    return [
      [over(v, 100), 'only-the-sign'],
      [over(v, 10), 'place-slip'],
      [times(v, 10), 'place-slip'],
      [minus(1, v), 'gave-the-rest'],
    ]
  const glued = fraction(n * 10 + d, 100)
  return [
    [from === 'fraction' ? (d < 10 ? glued : undefined) : undefined, 'copied-the-digits'],
    [from === 'fraction' ? fraction(d, 100) : undefined, 'bottom-alone'],
    [from === 'fraction' && n > 1 ? fraction(n, 100) : undefined, 'top-alone'],
    [times(v, 10), 'place-slip'],
    [over(v, 10), 'place-slip'],
    [minus(1, v), 'gave-the-rest'],
  ]
}

function steps(from: FormName, to: FormName, v: Fraction): string[] {
  const hundredths = times(v, 100)
  const first: Record<FormName, string> = {
    fraction: `${ratio(v)} means ${v.n} ÷ ${v.d}, and that is ${decimal(v)}.`,
    decimal: `${decimal(v)} is ${decimal(hundredths)} hundredths.`,
    percent: `${percent(v)} means ${decimal(hundredths)} out of 100.`,
  }
  const last: Record<FormName, string> = {
    fraction: `As a fraction in lowest terms that is ${ratio(v)}.`,
    decimal: `As a decimal that is ${decimal(v)}.`,
    percent: `Out of 100 that is ${percent(v)}.`,
  }
  return [first[from], last[to]]
}

function draw(dice: Dice, level: Level): Problem {
  const bottom = dice.pick(bottoms[level])
  const top = redraw(
    () => dice.int(1, bottom - 1),
    n => gcd(n, bottom) === 1,
  )
  const v = fraction(top, bottom)
  const names: FormName[] = ['fraction', 'decimal', 'percent']
  const [from = 'fraction', to = 'decimal'] = dice.shuffle(names)
  const signAdded = from === 'decimal' && to === 'percent'
  const step = fraction(1, to === 'fraction' ? v.d : level === 3 ? 40 : 20)
  const fractionNear = [
    fraction(top, bottom + 1),
    fraction(top + 1, bottom + 1),
    fraction(top, bottom + 2),
    fraction(1, bottom),
    fraction(top, bottom * 2),
    fraction(top * 2, bottom),
    fraction(top + 1, bottom + 2),
  ]
  return composeNumbers({
    stem: dice.pick(asks)(forms[from].print(v), forms[to].name),
    key: v,
    print: forms[to].print,
    form: to === 'fraction' ? 'broken' : { decimals: signAdded ? 6 : to === 'percent' ? (level === 3 ? 4 : 2) : 4 },
    fits: w => (to === 'fraction' ? w.n < w.d && w.d <= 100 : w.n <= w.d * (signAdded ? 10 : 9)),
    ...(signAdded ? { within: 100 } : {}),
    wrong: slips(from, to, v),
    near: to === 'fraction' ? dice.shuffle(fractionNear) : around(dice, v, step).filter(w => w.n < w.d),
    steps: steps(from, to, v),
  })
}

export const family: Family = {
  id: 'mathematics/fraction-decimal-percent',
  topic: 'mathematics',
  title: 'Fractions, decimals and percentages',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'copied-the-digits': 'The digits were copied over. A fraction is a division: numerator divided by denominator.',
    'bottom-alone': 'Only the denominator was used. It says how many equal parts make the whole.',
    'top-alone': 'Only the numerator was used. The size depends on the denominator too.',
    'only-the-sign': 'Only a % sign was added. Per cent means out of 100, so multiply by 100.',
    'place-slip': 'Nearly! The digits are right, one place off. One whole is 1, which is 100%.',
    'gave-the-rest': 'This is the part that is missing to make one whole.',
  },
  source: { title: 'Percentage – Wikipedia', url: 'https://en.wikipedia.org/wiki/Percentage' },
  draw,
}
