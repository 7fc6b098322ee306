import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, type Fraction, fraction, over, times } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { decimal, whole } from './shared/print-number.ts'

interface Task {
  stem: string
  figure?: Figure
  key: Exact
  print(v: Fraction): string
  step: Exact
  wrong: Slip<Exact>[]
  steps: string[]
}

/** Round things that can be as large as the numbers say. */
const roundThings = {
  cm: ['A wheel', 'A round plate', 'A round mirror', 'A round tray', 'A circle'],
  dm: ['A round table', 'A round rug', 'A round window', 'A circle'],
  m: ['A round pond', 'A round lawn', 'A round stage', 'A circle'],
} as const
const almostPi = fraction(314, 100)
const withPi = (unit: string) => (v: Fraction) => `${whole(v.n)}π ${unit}`

/** Shows the radius or, where that is given, the diameter. */
const withLine = (diameter: boolean, radius: number, unit: string): Figure =>
  diameter ? { kind: 'circle', diameter: `${2 * radius} ${unit}` } : { kind: 'circle', radius: `${radius} ${unit}` }

const aroundWithDecimals = (dice: Dice): Task => {
  const r = dice.int(4, 20)
  const given = dice.chance()
  const key = times(almostPi, 2 * r)
  const unit = dice.pick(['cm', 'dm', 'm'] as const)
  return {
    stem: `${dice.pick(roundThings[unit])} has a ${given ? 'diameter' : 'radius'} of ${given ? 2 * r : r} ${unit}. Take 3.14 for π. What is its circumference?`,
    figure: withLine(given, r, unit),
    key,
    print: v => `${decimal(v)} ${unit}`,
    step: almostPi,
    wrong: [
      [given ? times(key, 2) : over(key, 2), 'radius-or-diameter'],
      [times(almostPi, r * r), 'swapped'],
      [given ? over(key, 2) : times(key, 2), 'radius-or-diameter'],
    ],
    steps: [
      `The circumference is π times the diameter${given ? '' : `, and the diameter is ${2 * r} ${unit}`}.`,
      `3.14 × ${2 * r} = ${decimal(key)}, so it is ${decimal(key)} ${unit}.`,
    ],
  }
}

const areaWithPi = (dice: Dice): Task => {
  const r = dice.int(4, 20)
  const given = dice.chance()
  const unit = dice.pick(['cm', 'm'] as const)
  return {
    stem: `${dice.pick(roundThings[unit])} has a ${given ? 'diameter' : 'radius'} of ${given ? 2 * r : r} ${unit}. What is its area? Leave π as it is.`,
    figure: withLine(given, r, unit),
    key: r * r,
    print: withPi(`${unit}²`),
    step: r,
    wrong: [
      [given ? 4 * r * r : fraction(r * r, 4), 'radius-or-diameter'],
      [2 * r, 'swapped'],
      [r, 'forgot-the-square'],
      [2 * r * r, 'doubled'],
    ],
    steps: [
      `The area is π times the radius squared${given ? `, and the radius is ${r} ${unit}` : ''}.`,
      `${r} × ${r} = ${r * r}, so it is ${r * r}π ${unit}².`,
    ],
  }
}

const aroundWithPi = (dice: Dice): Task => {
  const r = dice.int(4, 30)
  const given = dice.chance(0.3)
  const unit = dice.pick(['cm', 'm'] as const)
  return {
    stem: `${dice.pick(roundThings[unit])} has a ${given ? 'diameter' : 'radius'} of ${given ? 2 * r : r} ${unit}. What is its circumference? Leave π as it is.`,
    figure: withLine(given, r, unit),
    key: 2 * r,
    print: withPi(unit),
    step: 1,
    wrong: [
      [r * r, 'swapped'],
      [given ? 4 * r : r, 'radius-or-diameter'],
      [given ? r : 4 * r, 'radius-or-diameter'],
    ],
    steps: [
      `The circumference is π times the diameter${given ? '' : `, and the diameter is 2 × ${r} = ${2 * r} ${unit}`}.`,
      `So it is ${2 * r}π ${unit}.`,
    ],
  }
}

const ring = (dice: Dice): Task => {
  const small = dice.int(2, 10)
  const large = small + dice.int(1, 8)
  const key = large * large - small * small
  const unit = dice.pick(['cm', 'm'] as const)
  return {
    stem: `A flat ring lies between two circles with the same centre. Their radii are ${large} ${unit} and ${small} ${unit}. What is the area of the ring? Leave π as it is.`,
    figure: {
      kind: 'circle',
      radius: `${large} ${unit}`,
      inner: { share: Math.round((100 * small) / large) / 100, radius: `${small} ${unit}` },
    },
    key,
    print: withPi(`${unit}²`),
    step: 1,
    wrong: [
      [(large - small) ** 2, 'squared-the-difference'],
      [large * large, 'forgot-the-hole'],
      [2 * (large - small), 'swapped'],
      [large * large + small * small, 'forgot-the-hole'],
    ],
    steps: [
      `Large circle: ${large * large}π ${unit}². Small circle: ${small * small}π ${unit}².`,
      `${large * large} − ${small * small} = ${key}, so the ring has ${key}π ${unit}².`,
    ],
  }
}

const areaFromAround = (dice: Dice): Task => {
  const r = dice.int(4, 25)
  const unit = dice.pick(['cm', 'm'] as const)
  return {
    stem: `${dice.pick(roundThings[unit])} is ${2 * r}π ${unit} around the edge. What is its area? Leave π as it is.`,
    figure: { kind: 'circle', around: `${2 * r}π ${unit}` },
    key: r * r,
    print: withPi(`${unit}²`),
    step: r,
    wrong: [
      [4 * r * r, 'radius-or-diameter'],
      [2 * r * r, 'doubled'],
      [r, 'forgot-the-square'],
      [fraction(r * r, 2), 'doubled'],
    ],
    steps: [
      `The circumference is 2 × π × radius, so the radius is ${2 * r} ÷ 2 = ${r} ${unit}.`,
      `${r} × ${r} = ${r * r}, so the area is ${r * r}π ${unit}².`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [aroundWithDecimals],
  2: [aroundWithDecimals],
  3: [areaWithPi, aroundWithPi],
  4: [ring, areaFromAround],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, figure, key, print, step, wrong, steps } = dice.pick(tasks[level])(dice)
  return composeNumbers({
    stem,
    figure,
    key,
    print,
    form: level <= 2 ? { decimals: 2 } : 'whole',
    wrong,
    near: around(dice, key, step),
    fits: v => v.n > v.d,
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/circle',
  topic: 'mathematics',
  title: 'Circles',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'radius-or-diameter': 'Radius and diameter got mixed up. The diameter is twice the radius.',
    swapped:
      "The circumference and the area got mixed up. The area uses the radius squared, the circumference doesn't.",
    'forgot-the-square': 'The radius has to be squared: times itself.',
    doubled: 'There is one factor of two too many. The area is π times radius times radius.',
    'squared-the-difference': 'The radii were taken from each other first. Find both areas, then take one away.',
    'forgot-the-hole': 'The hole in the middle does not belong to the ring. Take it away.',
  },
  source: { title: 'Circle – Wikipedia', url: 'https://en.wikipedia.org/wiki/Circle' },
  draw,
}
