import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { compare, type Exact, type Fraction, fraction, minus, plus, times } from './shared/fraction.ts'
import { gcd, lcm } from './shared/integer.ts'
import { howMuch } from './shared/phrase.ts'
import { ratio } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

type Part = readonly [top: number, bottom: number]

const proper = (dice: Dice, bottom: number, lowest = true): Part =>
  redraw(
    () => [dice.int(1, bottom - 1), bottom] as const,
    ([t, b]) => !lowest || gcd(t, b) === 1,
  )

const bottoms: Record<Level, (dice: Dice) => [number, number]> = {
  1: dice => {
    // Parts that an eight-year-old has seen on a cake or a ruler.
    const bottom = dice.pick([4, 5, 6, 8, 10])
    return [bottom, bottom]
  },
  2: dice => {
    const bottom = dice.int(2, 6)
    return [bottom, bottom * dice.int(2, 4)]
  },
  3: dice => [dice.int(2, 9), dice.int(3, 10)],
  4: dice => [dice.int(6, 15), dice.int(6, 15)],
}

const half = fraction(1, 2)
const belowOne = (v: Fraction): boolean => v.n > 0 && v.n < v.d

function draw(dice: Dice, level: Level): Problem {
  const adding = dice.chance(0.6)
  const join = (a: Exact, b: Exact) => (adding ? plus(a, b) : minus(a, b))
  const [[a, b], [c, d]] = redraw(
    () => {
      const [first, second] = dice.shuffle(bottoms[level](dice))
      // Pieces of one cake are counted as they are: 2/8 + 3/8.
      return [proper(dice, first ?? 4, level > 1), proper(dice, second ?? 4, level > 1)] as const
    },
    ([x, y]) =>
      belowOne(join(fraction(...x), fraction(...y))) &&
      (level === 1 ? x[0] !== y[0] && join(fraction(...x), fraction(...y)).d === x[1] : x[1] !== y[1]) &&
      (level < 4 || gcd(x[1], y[1]) > 1),
  )
  const [first, second] = [fraction(a, b), fraction(c, d)]
  const key = join(first, second)
  const common = lcm(b, d)
  const [x, y] = [(a * common) / b, (c * common) / d]
  const top = adding ? x + y : x - y
  const sign = adding ? '+' : '−'
  const bottomGap = Math.abs(b - d)
  const wrong: Slip<Fraction>[] = [
    [adding ? fraction(a + c, b + d) : bottomGap > 0 ? fraction(Math.abs(a - c), bottomGap) : undefined, 'bottoms-too'],
    [b === d ? undefined : fraction(adding ? a + c : Math.abs(a - c), common), 'kept-the-tops'],
    [times(first, second), 'multiplied'],
    [adding ? minus(first, second) : plus(first, second), 'other-sign'],
    [fraction(top + (top > 1 && dice.chance() ? -1 : 1), common), 'counting-slip'],
  ]
  const scaling = [
    `A common denominator of ${b} and ${d} is ${common}.`,
    `${a}/${b} = ${x}/${common} and ${c}/${d} = ${y}/${common}.`,
  ]
  return composeNumbers({
    stem: howMuch(dice, `${a}/${b} ${sign} ${c}/${d}`),
    figure: {
      kind: 'fraction-bars',
      bars: [
        { parts: b, filled: a, label: `${a}/${b}` },
        { parts: d, filled: c, label: `${c}/${d}` },
      ],
    },
    key,
    print: ratio,
    form: 'broken',
    wrong,
    near: [
      ...dice.shuffle([1, -1, 2, -2, 3, -3]).map(n => fraction(top + n, common)),
      ...dice.shuffle([1, -1, 2]).map(n => fraction(top, common + n)),
    ],
    fits: v => compare(v, level === 1 ? 1 : plus(1, half)) < 0,
    steps: [
      ...(b === d ? ['The denominators are the same, so only the numerators change.'] : scaling),
      `${x} ${sign} ${y} = ${top}, which gives ${top}/${common}.`,
      gcd(top, common) > 1 ? `In lowest terms that is ${ratio(key)}.` : `So the answer is ${ratio(key)}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/add-fractions',
  topic: 'mathematics',
  title: 'Adding and subtracting fractions',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'bottoms-too': 'The denominators were added or subtracted too. Once they are the same, only the numerators change.',
    'kept-the-tops':
      'The denominator was multiplied, but the numerator stayed the same. Multiply both by the same number.',
    multiplied: 'These two were multiplied. Look at the sign once more.',
    'counting-slip': 'So close! Counting the parts went one off.',
    'other-sign': 'Plus and minus got swapped here. Look at the sign once more.',
  },
  source: { title: 'Fraction – Wikipedia', url: 'https://en.wikipedia.org/wiki/Fraction' },
  draw,
}
