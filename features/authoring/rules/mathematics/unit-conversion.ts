import type { Dice } from '#kit/chance/dice.ts'
import type { Family, Problem } from '../family.ts'
import type { Level } from '../pack.ts'
import { composeNumbers } from './compose.ts'
import { decimalsOf, fraction, over, times } from './fraction.ts'
import { around } from './near.ts'
import { decimal } from './print-number.ts'
import { redraw } from './redraw.ts'

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

function draw(dice: Dice, level: Level): Problem {
  const { large, small, factor, line } = dice.pick(pairs[level])
  const amount = amountOf(dice, level)
  const down = dice.chance(0.6)
  const given = down ? amount : times(amount, factor)
  const key = down ? times(amount, factor) : amount
  const [from, to] = down ? [large, small] : [small, large]
  const shift = (by: number) => (down ? times(amount, by) : over(given, by))
  const printed = decimal(given)
  const places = Math.max(decimalsOf(key), down ? 0 : 2)
  return composeNumbers({
    stem: dice.pick([
      `How many ${to} are ${printed} ${from}?`,
      `Change ${printed} ${from} into ${to}. How many ${to} is that?`,
    ]),
    key,
    print: v => `${decimal(v)} ${to}`,
    form: { decimals: places },
    within: 100,
    wrong: [
      [line === undefined ? undefined : shift(line), 'used-the-length'],
      [
        factor === 60 || factor === 24 || factor === 12 || factor === 7
          ? shift(factor === 7 || factor === 12 ? 10 : 100)
          : shift(factor * 10),
        factor % 10 === 0 && factor !== 60 ? 'one-zero-off' : 'counted-in-tens',
      ],
      [
        factor % 10 === 0 && factor !== 60 ? shift(factor / 10) : shift(factor - 1),
        factor % 10 === 0 && factor !== 60 ? 'one-zero-off' : 'slip-in-the-table',
      ],
      [line === undefined ? undefined : shift(line * line * line), 'used-the-length'],
    ],
    near: around(dice, key, level === 1 ? (down ? factor : 1) : down ? fraction(factor, 10) : fraction(1, 2)),
    steps: [
      `${large === 'litres' ? '1 litre' : `1 ${large.replace(/s$/, '')}`} is ${decimal(factor)} ${small}.`,
      down
        ? `Into the smaller unit we multiply: ${printed} × ${decimal(factor)} = ${decimal(key)}.`
        : `Into the larger unit we divide: ${printed} ÷ ${decimal(factor)} = ${decimal(key)}.`,
      `So it is ${decimal(key)} ${to}.`,
    ],
  })
}

export const unitConversion: Family = {
  id: 'mathematics/unit-conversion',
  topic: 'mathematics',
  title: 'Changing units',
  levels: [1, 2, 3, 4],
  applied: false,
  misconceptions: {
    'one-zero-off':
      'Very near: the number of zeros is off by one. Check how many of the small unit make the large one.',
    'counted-in-tens':
      'Time and calendars do not count in tens or hundreds. Check how many of the small unit make the large one.',
    'slip-in-the-table': 'The idea is right. A small slip in the times table crept in.',
    'used-the-length': 'That is how lengths change. Squares change twice as often, cubes three times.',
  },
  source: { title: 'Wikipedia: Conversion of units', url: 'https://en.wikipedia.org/wiki/Conversion_of_units' },
  draw,
}
