import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { around } from './shared/near.ts'
import { person } from './shared/people.ts'
import { whole } from './shared/print-number.ts'

interface Task {
  stem: string
  figure?: Figure
  key: number
  unit: string
  step?: number
  wrong: Slip<number>[]
  steps: string[]
}

interface Places {
  /** Greatest length of the long side, in metres. */
  upTo: number
  names: readonly string[]
}

const grounds: readonly Places[] = [
  { upTo: 7, names: ['sandpit', 'terrace', 'pond', 'barn'] },
  { upTo: 15, names: ['garden', 'courtyard', 'lawn', 'barn'] },
  { upTo: 25, names: ['playground', 'schoolyard', 'garden', 'pool'] },
  { upTo: Number.POSITIVE_INFINITY, names: ['field', 'meadow', 'park', 'pasture'] },
]
const floors: readonly Places[] = [
  { upTo: 6, names: ['kitchen floor', 'bedroom floor', 'terrace', 'playroom floor'] },
  { upTo: 12, names: ['classroom floor', 'terrace', 'stage', 'library floor'] },
  { upTo: Number.POSITIVE_INFINITY, names: ['hall floor', 'gym floor', 'market place', 'dance floor'] },
]

/** A place that may well have a side as long as this one, in metres. */
const place = (dice: Dice, places: readonly Places[], long: number): string =>
  dice.pick(places.find(({ upTo }) => long <= upTo)?.names ?? ['field'])

function sides(dice: Dice, low: number, high: number): [number, number] {
  const width = dice.int(low, high - 1)
  // Few places are more than three times as long as wide.
  return [dice.int(width + 1, Math.min(high, 3 * width)), width]
}

const perimeter = (dice: Dice, high: number): Task => {
  const [a, b] = sides(dice, 2, high)
  const key = 2 * (a + b)
  return {
    stem: `A ${place(dice, grounds, a)} is a rectangle, ${a} m by ${b} m. How far is it around?`,
    figure: { kind: 'rectangle', length: a, width: b, labels: { length: `${a} m`, width: `${b} m` } },
    key,
    unit: 'm',
    wrong: [
      [a + b, 'two-sides-only'],
      [a * b, 'inside-instead'],
      [2 * a + b, 'forgot-one-side'],
    ],
    steps: [
      `Two sides are ${a} m and two sides are ${b} m.`,
      `2 × ${a} + 2 × ${b} = ${2 * a} + ${2 * b} = ${key}, so it is ${whole(key)} m.`,
    ],
  }
}

const area = (dice: Dice, high: number): Task => {
  const [a, b] = sides(dice, 2, high)
  const key = a * b
  return {
    stem: `A ${place(dice, floors, a)} is ${a} m by ${b} m. How many 1-metre squares cover it?`,
    figure: {
      kind: 'rectangle',
      length: a,
      width: b,
      labels: { length: `${a} m`, width: `${b} m` },
      unitSquare: '1 m by 1 m',
    },
    key,
    unit: '',
    step: b,
    wrong: [
      [2 * (a + b), 'around-instead'],
      [a + b, 'sides-added'],
    ],
    steps: [`There are ${b} rows of ${a} squares.`, `${a} × ${b} = ${whole(key)}.`],
  }
}

const missingSide = (dice: Dice): Task => {
  const [a, b] = sides(dice, 4, 18)
  const round = 2 * (a + b)
  return {
    stem: `${person(dice)} walks once around a rectangular ${place(dice, grounds, a)}. That is ${round} m. The long side is ${a} m. How long is the short side?`,
    figure: { kind: 'rectangle', length: a, width: b, labels: { length: `${a} m`, width: '?' } },
    key: b,
    unit: 'm',
    wrong: [
      [round - a, 'forgot-one-side'],
      [round - 2 * a, 'forgot-to-halve'],
      [Math.round((round - a) / 2), 'forgot-one-side'],
      [round / 2, 'half-way-round'],
    ],
    steps: [
      `A long and a short side are half the way round: ${round} ÷ 2 = ${round / 2} m.`,
      `${round / 2} − ${a} = ${b}, so the short side is ${b} m.`,
    ],
  }
}

const sideFromArea = (dice: Dice): Task => {
  const [a, b] = sides(dice, 4, 15)
  return {
    stem: `A rectangular ${place(dice, grounds, a)} covers ${whole(a * b)} m². It is ${b} m wide. How long is it all the way around?`,
    figure: { kind: 'rectangle', length: a, width: b, labels: { width: `${b} m`, inside: `${whole(a * b)} m²` } },
    key: 2 * (a + b),
    unit: 'm',
    wrong: [
      [a, 'half-way-round'],
      [a + b, 'two-sides-only'],
      [2 * a + b, 'forgot-one-side'],
    ],
    steps: [
      `The length is ${whole(a * b)} ÷ ${b} = ${a} m.`,
      `Around it: 2 × ${a} + 2 × ${b} = ${2 * (a + b)}, so it is ${2 * (a + b)} m.`,
    ],
  }
}

const path = (dice: Dice): Task => {
  const [a, b] = sides(dice, 5, 16)
  const w = dice.int(1, 3)
  const outer = (a + 2 * w) * (b + 2 * w)
  const key = outer - a * b
  return {
    stem: `A pool is ${a} m long and ${b} m wide. A path ${w} m wide runs all around it, with square corners. What is the area of the path?`,
    figure: {
      kind: 'rectangle',
      length: a,
      width: b,
      labels: { length: `${a} m`, width: `${b} m` },
      border: { width: w, label: `${w} m` },
    },
    key,
    unit: 'm²',
    wrong: [
      [2 * (a + b) * w, 'forgot-the-corners'],
      [(a + w) * (b + w) - a * b, 'one-side-of-the-path'],
      [2 * (a + b + 4 * w), 'around-instead'],
    ],
    steps: [
      `Pool and path together: ${a + 2 * w} × ${b + 2 * w} = ${whole(outer)} m².`,
      `Take away the pool: ${whole(outer)} − ${whole(a * b)} = ${whole(key)}, so the path has ${whole(key)} m².`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [dice => perimeter(dice, 12), dice => area(dice, 10)],
  2: [dice => perimeter(dice, 40), dice => area(dice, 25), missingSide],
  3: [missingSide, sideFromArea],
  4: [path],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, figure, key, unit, step, wrong, steps } = dice.pick(tasks[level])(dice)
  return composeNumbers({
    stem,
    figure,
    key,
    print: v => `${whole(v.n)} ${unit}`.trim(),
    wrong,
    near: around(dice, key, step ?? dice.pick([1, 2])),
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/rectangle',
  topic: 'mathematics',
  title: 'Perimeter and area of rectangles',
  levels: [1, 2, 3, 4],
  applied: true,
  misconceptions: {
    'inside-instead': 'That counts the squares inside. The way around adds all four sides.',
    'around-instead': 'That is the way around. Squares inside lie in rows, so multiply.',
    'sides-added': 'The sides were added. The squares lie in rows: multiply the rows by the squares in each.',
    'two-sides-only': 'Only two sides are in here. A rectangle has four.',
    'forgot-one-side': 'One side is missing here. The opposite side is just as long.',
    'half-way-round': 'This is a step on the way. Look again at what is asked for.',
    'forgot-to-halve': 'This is two short sides together. Halve it for one of them.',
    'forgot-the-corners': 'Almost! The four corners of the path are missing.',
    'one-side-of-the-path': 'The path runs along both ends, so its width counts twice.',
  },
  source: { title: 'Rectangle – Wikipedia', url: 'https://en.wikipedia.org/wiki/Rectangle' },
  draw,
}
