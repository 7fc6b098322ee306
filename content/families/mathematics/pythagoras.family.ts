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
  wrong: Slip<number>[]
  steps: string[]
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
] as const

/** Whole edges of a box with a whole diagonal through it. */
const boxes = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 5, 14, 15],
  [2, 10, 11, 15],
  [8, 9, 12, 17],
] as const

interface RightTriangle {
  a: number
  b: number
  c: number
}

function rightTriangle(dice: Dice, most: number): RightTriangle {
  const [x, y, z] = dice.pick(triples.filter(t => t[2] <= most))
  const k = dice.int(1, Math.max(1, Math.floor(most / z)))
  return dice.chance() ? { a: x * k, b: y * k, c: z * k } : { a: y * k, b: x * k, c: z * k }
}

const rootSteps = ({ a, b, c }: RightTriangle): string =>
  `${a}² + ${b}² = ${whole(a * a)} + ${whole(b * b)} = ${whole(c * c)}.`
const legSteps = ({ a, b, c }: RightTriangle): string =>
  `${c}² − ${a}² = ${whole(c * c)} − ${whole(a * a)} = ${whole(b * b)}.`

/** The triangle as drawn: the first short side is horizontal, the second vertical; the unknown has a question mark. */
const drawn = (t: RightTriangle, unit: string, asked: 'b' | 'c'): Figure => ({
  kind: 'triangle',
  base: t.a,
  top: [0, t.b],
  rightAngle: true,
  sides: {
    base: `${t.a} ${unit}`,
    left: asked === 'b' ? '?' : `${t.b} ${unit}`,
    right: asked === 'c' ? '?' : `${t.c} ${unit}`,
  },
})

const longSide = ({ a, b, c }: RightTriangle): Slip<number>[] => [
  [a + b, 'added-the-sides'],
  [c * c, 'forgot-the-root'],
  [Math.abs(a - b), 'took-away'],
  [(a * b) / 2, 'area-instead'],
]
const shortSide = ({ a, b, c }: RightTriangle): Slip<number>[] => [
  [c - a, 'took-away'],
  [b * b, 'forgot-the-root'],
  [a + c, 'added-the-sides'],
  [Math.round(Math.sqrt(c * c + a * a)), 'added-the-squares'],
]

const bareLong = (dice: Dice): Task => {
  const t = rightTriangle(dice, 60)
  const unit = dice.pick(['cm', 'm'])
  return {
    stem: `The two short sides of a right-angled triangle are ${t.a} ${unit} and ${t.b} ${unit}. How long is the longest side?`,
    figure: drawn(t, unit, 'c'),
    key: t.c,
    unit,
    wrong: longSide(t),
    steps: [rootSteps(t), `The square root of ${whole(t.c * t.c)} is ${t.c}, so ${t.c} ${unit}.`],
  }
}

const walk = (dice: Dice): Task => {
  const t = rightTriangle(dice, 100)
  const [first, second] = dice.pick([
    ['north', 'east'],
    ['south', 'west'],
    ['east', 'south'],
    ['west', 'north'],
  ] as const)
  return {
    stem: `${person(dice)} walks ${t.a} m ${first} and then ${t.b} m ${second}. How far is it straight back to the start?`,
    figure: drawn(first === 'north' || first === 'south' ? { ...t, a: t.b, b: t.a } : t, 'm', 'c'),
    key: t.c,
    unit: 'm',
    wrong: longSide(t),
    steps: [
      `The way back is the longest side of a right-angled triangle.`,
      rootSteps(t),
      `The square root of that is ${t.c}, so ${t.c} m.`,
    ],
  }
}

const ladder = (dice: Dice): Task => {
  const t = rightTriangle(dice, 75)
  const thing = dice.pick(['A ladder', 'A ramp', 'A pole', 'A plank', 'A board'])
  return {
    stem: `${thing} is ${t.c} dm long. Its lower end is ${t.a} dm from a wall, and its upper end leans against the wall. How high up does it reach?`,
    figure: drawn(t, 'dm', 'b'),
    key: t.b,
    unit: 'dm',
    wrong: shortSide(t),
    steps: [
      `${thing.replace('A ', 'The ')} is the longest side of a right-angled triangle.`,
      legSteps(t),
      `The square root of that is ${t.b}, so ${t.b} dm.`,
    ],
  }
}

const throughABox = (dice: Dice): Task => {
  const [x, y, z, d] = dice.pick(boxes)
  const k = dice.int(1, 5)
  const [a, b, c] = dice.shuffle([x * k, y * k, z * k]) as [number, number, number]
  const key = d * k
  return {
    stem: `A ${dice.pick(['box', 'crate', 'room', 'tank'])} is ${a} dm long, ${b} dm wide and ${c} dm high. How long is the longest straight stick that fits inside?`,
    figure: {
      kind: 'box',
      length: a,
      width: b,
      height: c,
      labels: { length: `${a} dm`, width: `${b} dm`, height: `${c} dm` },
    },
    key,
    unit: 'dm',
    wrong: [
      [a + b + c, 'added-the-sides'],
      [key * key, 'forgot-the-root'],
      [Math.round(Math.sqrt(a * a + b * b)), 'stayed-on-the-floor'],
      [Math.max(a + b, c), 'added-the-sides'],
    ],
    steps: [
      `Pythagoras works with three lengths too.`,
      `${a}² + ${b}² + ${c}² = ${whole(key * key)}.`,
      `The square root of that is ${key}, so ${key} dm.`,
    ],
  }
}

const kite = (dice: Dice): Task => {
  const t = rightTriangle(dice, 50)
  return {
    stem: `A triangle has two equal sides of ${t.c} cm and a third side of ${2 * t.a} cm. How high does it stand above its third side?`,
    figure: {
      kind: 'triangle',
      base: 2 * t.a,
      top: [t.a, t.b],
      equalSides: true,
      sides: { base: `${2 * t.a} cm`, left: `${t.c} cm`, right: `${t.c} cm` },
      height: '?',
    },
    key: t.b,
    unit: 'cm',
    wrong: [[t.c - t.a, 'took-away'], ...shortSide(t)],
    steps: [
      `The height cuts the third side into two halves of ${t.a} cm.`,
      legSteps(t),
      `The square root of that is ${t.b}, so ${t.b} cm.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [bareLong],
  2: [bareLong],
  3: [walk, ladder],
  4: [throughABox, kite],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, figure, key, unit, wrong, steps } = dice.pick(tasks[level])(dice)
  return composeNumbers({
    stem,
    figure,
    key,
    print: v => `${whole(v.n)} ${unit}`,
    wrong,
    near: around(dice, key, dice.pick([1, 2])),
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/pythagoras',
  topic: 'mathematics',
  title: 'The theorem of Pythagoras',
  levels: [2, 3, 4],
  applied: true,
  misconceptions: {
    'added-the-sides': 'The lengths were added. It is their squares that add up.',
    'forgot-the-root': 'This is the square. Take the square root to get the length.',
    'took-away': 'The lengths were taken from each other. It works only with their squares.',
    'area-instead': 'That is the area of the triangle. The question asks for a side.',
    'added-the-squares': 'The longest side is known already, so take the other square away from its square.',
    'stayed-on-the-floor': 'That is the way across the floor. The stick also goes up.',
  },
  source: { title: 'Pythagorean theorem – Wikipedia', url: 'https://en.wikipedia.org/wiki/Pythagorean_theorem' },
  draw,
}
