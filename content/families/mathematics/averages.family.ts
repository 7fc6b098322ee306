import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { person } from './shared/people.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  figure?: Figure
  key: number
  wrong: Slip<Exact>[]
  /** Further wrong values, where not any number close to the key is believable. */
  near?: readonly number[]
  steps: string[]
}

/** What is counted, as the beginning of a sentence that a list ends. */
const settings = [
  { say: (name: string) => `${name} counts goals`, title: 'goals' },
  { say: (name: string) => `${name} counts pages`, title: 'pages' },
  { say: (name: string) => `${name} counts birds`, title: 'birds' },
  { say: (name: string) => `${name} counts shells`, title: 'shells' },
  { say: (name: string) => `${name} notes points`, title: 'points' },
  { say: (name: string) => `${name} counts bicycles`, title: 'bicycles' },
] as const

/** The sentence that lists the numbers, and a chart of them unless it would be too crowded. */
function told(dice: Dice, values: readonly number[]): { text: string; chart: { figure?: Figure } } {
  const { say, title } = dice.pick(settings)
  const bars = values.map(value => ({ value }))
  return {
    text: `${say(person(dice))}: ${values.join(', ')}.`,
    chart: values.length > 6 ? {} : { figure: { kind: 'bar-chart', title, bars } },
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)
const meanOf = (values: readonly number[]) => fraction(sumOf(values), values.length)
const middleOf = (values: readonly number[]) => {
  const sorted = ascending(values)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? fraction(sorted[half] ?? 0)
    : fraction((sorted[half - 1] ?? 0) + (sorted[half] ?? 0), 2)
}
const rangeOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

const draws = (dice: Dice, size: number, low: number, high: number): number[] =>
  Array.from({ length: size }, () => dice.int(low, high))

const mode = (dice: Dice): Task => {
  const often = dice.int(1, 12)
  const others = dice.shuffle(Array.from({ length: 14 }, (_, i) => i + 1).filter(n => n !== often)).slice(0, 4)
  const values = dice.shuffle([often, often, ...(dice.chance() ? [often] : []), ...others])
  const { text, chart } = told(dice, values)
  return {
    stem: `${text} Which number comes most often?`,
    ...chart,
    key: often,
    wrong: [[Math.max(...values), 'largest-value'], ...others.map((n): Slip<Exact> => [n, 'less-often'])],
    near: [],
    steps: [
      `Count how often each number is in the list.`,
      `${often} comes ${values.filter(v => v === often).length === 2 ? 'twice' : 'three times'}, more often than the others.`,
    ],
  }
}

const range = (dice: Dice): Task => {
  const values = redraw(
    () => draws(dice, 5, 2, 30),
    v => rangeOf(v) > 4 && v[0] !== v[4],
  )
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const { text, chart } = told(dice, values)
  return {
    stem: `${text} How far apart are smallest and largest?`,
    ...chart,
    key: high - low,
    wrong: [
      [high, 'largest-value'],
      [Math.abs((values[4] ?? 0) - (values[0] ?? 0)), 'did-not-sort'],
      [middleOf(values), 'other-middle'],
      [high + low, 'total'],
    ],
    steps: [`The largest is ${high}, the smallest is ${low}.`, `${high} − ${low} = ${high - low}.`],
  }
}

const mean = (dice: Dice, size: number, high: number): Task => {
  const values = redraw(
    () => draws(dice, size, 1, high),
    v => sumOf(v) % size === 0 && rangeOf(v) > 3,
  )
  const key = sumOf(values) / size
  const { text, chart } = told(dice, values)
  return {
    stem: `${text} What is the mean of these numbers?`,
    ...chart,
    key,
    wrong: [
      [middleOf(values), 'other-middle'],
      [fraction(sumOf(values), size - 1), 'wrong-count'],
      [sumOf(values), 'total'],
      [fraction(Math.min(...values) + Math.max(...values), 2), 'other-middle'],
      [rangeOf(values), 'other-middle'],
    ],
    steps: [
      `Add them up: ${values.join(' + ')} = ${sumOf(values)}.`,
      `There are ${size} numbers: ${sumOf(values)} ÷ ${size} = ${key}.`,
    ],
  }
}

const median = (dice: Dice): Task => {
  const size = dice.pick([5, 7])
  const values = redraw(
    () => draws(dice, size, 2, 40),
    v => v[(size - 1) / 2] !== ascending(v)[(size - 1) / 2] && new Set(v).size === size,
  )
  const sorted = ascending(values)
  const key = sorted[(size - 1) / 2] ?? 0
  const { text, chart } = told(dice, values)
  return {
    stem: `${text} What is the median of these numbers?`,
    ...chart,
    key,
    wrong: [
      [values[(size - 1) / 2], 'did-not-sort'],
      [meanOf(values), 'other-middle'],
      [rangeOf(values), 'other-middle'],
      [sorted[(size + 1) / 2], 'wrong-count'],
    ],
    steps: [`In order: ${sorted.join(', ')}.`, `The one in the middle is ${key}.`],
  }
}

const missing = (dice: Dice): Task => {
  const size = dice.pick([3, 4, 5])
  const [known, average] = redraw(
    () => [draws(dice, size - 1, 2, 30), dice.int(5, 28)] as const,
    ([v, m]) => m * size - sumOf(v) > 1 && m * size - sumOf(v) < 40 && m * size - sumOf(v) !== m,
  )
  const key = average * size - sumOf(known)
  const { text, chart } = told(dice, known)
  return {
    stem: `${text} With one more number the mean of all ${size} is ${average}. What is that number?`,
    ...chart,
    key,
    wrong: [
      [average, 'gave-the-mean'],
      [average * (size - 1) - sumOf(known), 'wrong-count'],
      [meanOf([...known, average]), 'gave-the-mean'],
      [Math.abs(average * 2 - Math.round(sumOf(known) / (size - 1))), 'gave-the-mean'],
    ],
    steps: [
      `All ${size} make ${size} × ${average} = ${size * average}.`,
      `Those known make ${sumOf(known)}, so ${size * average} − ${sumOf(known)} = ${key} is missing.`,
    ],
  }
}

const groups = (dice: Dice): Task => {
  const [m, n, a, b] = redraw(
    () => [dice.int(2, 12), dice.int(2, 12), dice.int(4, 40), dice.int(4, 40)] as const,
    ([p, q, x, y]) => p !== q && Math.abs(x - y) > 2 && (p * x + q * y) % (p + q) === 0,
  )
  const key = (m * a + n * b) / (m + n)
  const thing = dice.pick(['points', 'coins', 'books', 'cards', 'stickers'])
  return {
    stem: `${m} children have ${a} ${thing} each on average, and ${n} other children have ${b} ${thing} each on average. What is the mean for all of them?`,
    key,
    wrong: [
      [fraction(a + b, 2), 'mean-of-the-means'],
      [fraction(m * b + n * a, m + n), 'mean-of-the-means'],
      [a + b, 'total'],
      [Math.round((a + b) / 2), 'mean-of-the-means'],
    ],
    steps: [
      `All together: ${m} × ${a} + ${n} × ${b} = ${whole(m * a + n * b)}.`,
      `For ${m + n} children: ${whole(m * a + n * b)} ÷ ${m + n} = ${key}.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [mode, range],
  2: [dice => mean(dice, dice.pick([3, 4, 5]), 30), median],
  3: [missing],
  4: [groups],
}

/** Source page by a phrase in the stem; other questions use the page on averages. */
const pages: readonly (readonly [words: RegExp, source: { title: string; url: string }])[] = [
  [/most often/, { title: 'Mode (statistics) – Wikipedia', url: 'https://en.wikipedia.org/wiki/Mode_(statistics)' }],
  [
    /How far apart/,
    { title: 'Range (statistics) – Wikipedia', url: 'https://en.wikipedia.org/wiki/Range_(statistics)' },
  ],
  [/median/, { title: 'Median – Wikipedia', url: 'https://en.wikipedia.org/wiki/Median' }],
]

function draw(dice: Dice, level: Level): Problem {
  const { stem, figure, key, wrong, near, steps } = dice.pick(tasks[level])(dice)
  const source = pages.find(([words]) => words.test(stem))?.[1]
  const problem = composeNumbers({
    stem,
    figure,
    key,
    print: v => whole(v.n),
    wrong,
    near: near ?? around(dice, key),
    ...(near === undefined ? {} : { within: 20 }),
    steps,
  })
  return source === undefined ? problem : { ...problem, source }
}

export const family: Family = {
  id: 'mathematics/averages',
  topic: 'mathematics',
  title: 'Mean, median, mode and range',
  levels: [1, 2, 3, 4],
  applied: true,
  misconceptions: {
    'other-middle':
      'That is another measure. Mean: share out equally. Median: the middle in order. Range: largest minus smallest.',
    'did-not-sort': 'Put the numbers in order first, then look.',
    'wrong-count': 'The count is off. Count once more, one number after the other.',
    'largest-value': 'That is the largest number in the list. Read once more what is asked for.',
    total: 'That is a sum. Read once more what is asked for.',
    'less-often': 'Another number is in the list more often. Make a tally mark for each one.',
    'gave-the-mean': 'Think of the total: the mean times how many there are.',
    'mean-of-the-means': 'The groups differ in size, so the bigger one counts more.',
  },
  source: { title: 'Average – Wikipedia', url: 'https://en.wikipedia.org/wiki/Average' },
  draw,
}
