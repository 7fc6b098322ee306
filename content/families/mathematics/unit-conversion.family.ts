import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { decimalsOf, type Fraction, fraction, minus, over, plus, same, times } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { decimal } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

/** One `large` is `factor` times one `small`; for areas and volumes `line` is the factor of the lengths. */
interface Pair {
  large: string
  small: string
  factor: number
  line?: number
}

const days: Pair[] = [
  { large: 'weeks', small: 'days', factor: 7 },
  { large: 'hours', small: 'minutes', factor: 60 },
  { large: 'minutes', small: 'seconds', factor: 60 },
  { large: 'years', small: 'months', factor: 12 },
  { large: 'days', small: 'hours', factor: 24 },
]
const lengths: Pair[] = [
  { large: 'm', small: 'cm', factor: 100 },
  { large: 'cm', small: 'mm', factor: 10 },
]
const metric: Pair[] = [
  ...lengths,
  { large: 'km', small: 'm', factor: 1000 },
  { large: 'kg', small: 'g', factor: 1000 },
  { large: 'litres', small: 'ml', factor: 1000 },
  { large: 'tonnes', small: 'kg', factor: 1000 },
]
const squares: Pair[] = [
  { large: 'cm²', small: 'mm²', factor: 100, line: 10 },
  { large: 'm²', small: 'cm²', factor: 10000, line: 100 },
  { large: 'dm²', small: 'cm²', factor: 100, line: 10 },
  { large: 'm²', small: 'dm²', factor: 100, line: 10 },
]
const cubes: Pair[] = [
  { large: 'cm³', small: 'mm³', factor: 1000, line: 10 },
  { large: 'dm³', small: 'cm³', factor: 1000, line: 10 },
  { large: 'm³', small: 'dm³', factor: 1000, line: 10 },
]

const pairs: Record<Level, readonly Pair[]> = {
  1: [...days, ...lengths],
  2: metric,
  3: squares,
  4: [...squares, ...cubes],
}

const amountOf = (dice: Dice, level: Level) =>
  level === 1
    ? fraction(dice.int(2, 12))
    : fraction(
        redraw(
          () => dice.int(level === 2 ? 11 : 2, level === 2 ? 99 : 95),
          n => n % 10 !== 0,
        ),
        10,
      )

const singular = (unit: string): string => unit.replace(/s$/, '')

type Shift = (by: number) => Fraction

/** Metric units: the digits stay, the zeros go wrong. */
const zeroSlips = (line: number | undefined, factor: number, shift: Shift): Slip<Fraction>[] => [
  [line === undefined ? undefined : shift(line), 'used-the-length'],
  [shift(factor * 10), 'zeros-off'],
  [shift(factor / 10), 'zeros-off'],
  [line === undefined ? undefined : shift(line ** 3), 'used-the-length'],
  [shift(factor * 100), 'zeros-off'],
]

/** Units of time: counted in tens. */
const timeSlips = (factor: number, shift: Shift): Slip<Fraction>[] => [
  [shift(factor < 20 ? 10 : 100), 'counted-in-tens'],
]

function draw(dice: Dice, level: Level): Problem {
  const { large, small, factor, line } = dice.pick(pairs[level])
  const amount = amountOf(dice, level)
  const down = dice.chance(0.6)
  const given = down ? amount : times(amount, factor)
  const key = down ? times(amount, factor) : amount
  const [from, to] = down ? [large, small] : [small, large]
  const shift = (by: number) => (down ? times(amount, by) : over(given, by))
  const printed = decimal(given)
  const decimalPair = /^10+$/.test(String(factor))
  const tenths = times(amount, 10).n % 10
  const glued =
    down && decimalPair && tenths > 0 ? plus(times(minus(amount, fraction(tenths, 10)), factor), tenths) : undefined
  const places = Math.max(decimalsOf(key), down ? 0 : 2)
  return composeNumbers({
    stem: dice.pick([
      `How many ${to} are there in ${printed} ${from}?`,
      `Change ${printed} ${from} into ${to}. How many ${to} is that?`,
    ]),
    key,
    print: v => `${decimal(v)} ${same(v, 1) ? singular(to) : to}`,
    form: level === 1 ? 'whole' : { decimals: places },
    within: 100,
    wrong: [...(decimalPair ? zeroSlips(line, factor, shift) : timeSlips(factor, shift)), [glued, 'point-as-unit']],
    near: around(dice, key, level === 1 ? (down ? factor : 1) : down ? fraction(factor, 10) : fraction(1, 2)),
    steps: [
      `1 ${singular(large)} is ${decimal(factor)} ${small}.`,
      down
        ? `To change to the smaller unit, multiply: ${printed} × ${decimal(factor)} = ${decimal(key)}.`
        : `To change to the larger unit, divide: ${printed} ÷ ${decimal(factor)} = ${decimal(key)}.`,
      `So it is ${decimal(key)} ${to}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/unit-conversion',
  topic: 'mathematics',
  title: 'Changing units',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'zeros-off':
      'The digits are right, the number of zeros is off. Check how many of the small unit make the large one.',
    'point-as-unit': 'The digits after the decimal point were read as small units. They are tenths of the large unit.',
    'counted-in-tens':
      'Time and calendars do not count in tens or hundreds. Check how many of the small unit make the large one.',
    'used-the-length': 'That is how lengths change. Squares change twice as often, cubes three times.',
  },
  source: { title: 'Conversion of units – Wikipedia', url: 'https://en.wikipedia.org/wiki/Conversion_of_units' },
  draw,
}
