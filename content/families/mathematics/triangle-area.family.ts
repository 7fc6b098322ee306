import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  figure?: Figure
  key: number
  unit: string
  wrong: Slip<Exact>[]
  steps: string[]
}

/** A triangle with a base and height; its top is a little to the left. */
const standing = (base: number, height: number, unit: string, tall: string): Figure => ({
  kind: 'triangle',
  base,
  top: [Math.round(base * 0.4 * 10) / 10, height],
  sides: { base: `${base} ${unit}` },
  height: tall,
})

const triangle = (dice: Dice, unit: string): Task => {
  const [base, height] = redraw(
    () => [dice.int(4, 24), dice.int(3, 16)] as const,
    ([b, h]) => (b * h) % 2 === 0 && b !== h,
  )
  const key = (base * height) / 2
  const place = dice.pick([
    `A triangle has`,
    `A triangular sail has`,
    `A triangular flag has`,
    `A triangular flower bed has`,
  ])
  return {
    stem: `${place} a base of ${base} ${unit}. It is ${height} ${unit} high above that base. What is its area?`,
    figure: standing(base, height, unit, `${height} ${unit}`),
    key,
    unit: `${unit}²`,
    wrong: [
      [base * height, 'forgot-the-half'],
      [base + height, 'way-around'],
      [fraction(base * height, 4), 'halved-too-often'],
      [2 * (base + height), 'way-around'],
    ],
    steps: [
      `A triangle is half of base times height.`,
      `${base} × ${height} = ${base * height}, and half of that is ${key} ${unit}².`,
    ],
  }
}

const parallelogram = (dice: Dice, unit: string): Task => {
  const [a, b, h] = redraw(
    () => [dice.int(5, 20), dice.int(4, 15), dice.int(3, 14)] as const,
    ([long, slant, height]) => height < slant && slant !== long && height !== long,
  )
  const key = a * h
  return {
    stem: `A parallelogram has sides of ${a} ${unit} and ${b} ${unit}. The height on the side of ${a} ${unit} is ${h} ${unit}. What is its area?`,
    key,
    unit: `${unit}²`,
    wrong: [
      [a * b, 'slanted-side'],
      [fraction(a * h, 2), 'halved-too-often'],
      [2 * (a + b), 'way-around'],
      [b * h, 'wrong-side'],
    ],
    steps: [
      `A parallelogram is base times height; the slanted side does not count.`,
      `${a} × ${h} = ${key}, so ${key} ${unit}².`,
    ],
  }
}

const trapezium = (dice: Dice, unit: string): Task => {
  const [a, b, h] = redraw(
    () => [dice.int(3, 14), dice.int(5, 22), dice.int(3, 12)] as const,
    ([top, bottom, height]) => top < bottom && ((top + bottom) * height) % 2 === 0,
  )
  const key = ((a + b) * h) / 2
  return {
    stem: `The parallel sides of a trapezium are ${a} ${unit} and ${b} ${unit} long. They are ${h} ${unit} apart. What is its area?`,
    key,
    unit: `${unit}²`,
    wrong: [
      [(a + b) * h, 'forgot-the-half'],
      [b * h, 'wrong-side'],
      [a * h, 'wrong-side'],
      [fraction(b * h, 2), 'wrong-side'],
    ],
    steps: [
      `The middle of the parallel sides is (${a} + ${b}) ÷ 2 = ${(a + b) / 2} ${unit}.`,
      `${(a + b) / 2} × ${h} = ${key}, so ${key} ${unit}².`,
    ],
  }
}

const triangleHeight = (dice: Dice, unit: string): Task => {
  const [base, height] = redraw(
    () => [dice.int(4, 20), dice.int(3, 18)] as const,
    ([b, h]) => (b * h) % 2 === 0 && b !== h,
  )
  const area = (base * height) / 2
  return {
    stem: `A triangle has an area of ${area} ${unit}². Its base is ${base} ${unit} long. What is the height above that base?`,
    figure: standing(base, height, unit, '?'),
    key: height,
    unit,
    wrong: [
      [fraction(area, base), 'forgot-the-half'],
      [fraction(4 * area, base), 'doubled-too-often'],
      [area > base ? area - base : undefined, 'area-minus-base'],
    ],
    steps: [
      `Base times height is twice the area: 2 × ${area} = ${2 * area}.`,
      `${2 * area} ÷ ${base} = ${height}, so the height is ${height} ${unit}.`,
    ],
  }
}

const trapeziumHeight = (dice: Dice, unit: string): Task => {
  const [a, b, h] = redraw(
    () => [dice.int(3, 14), dice.int(5, 22), dice.int(3, 12)] as const,
    ([top, bottom, height]) => top < bottom && ((top + bottom) * height) % 2 === 0,
  )
  const area = ((a + b) * h) / 2
  return {
    stem: `A trapezium has an area of ${whole(area)} ${unit}². Its parallel sides are ${a} ${unit} and ${b} ${unit} long. How far apart are they?`,
    key: h,
    unit,
    wrong: [
      [fraction(area, a + b), 'forgot-the-half'],
      [fraction(area, b), 'wrong-side'],
      [fraction(area, a), 'wrong-side'],
      [fraction(area * 4, a + b), 'doubled-too-often'],
    ],
    steps: [
      `The middle of the parallel sides is (${a} + ${b}) ÷ 2 = ${(a + b) / 2} ${unit}.`,
      `${whole(area)} ÷ ${(a + b) / 2} = ${h}, so they are ${h} ${unit} apart.`,
    ],
  }
}

type Make = (dice: Dice, unit: string) => Task
const tasks: Record<Level, readonly Make[]> = {
  1: [triangle],
  2: [triangle, parallelogram],
  3: [trapezium, triangleHeight],
  4: [trapeziumHeight],
}

function draw(dice: Dice, level: Level): Problem {
  const make = dice.pick(tasks[level])
  const { stem, figure, key, unit, wrong, steps } = make(dice, dice.pick(['cm', 'm']))
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
  id: 'mathematics/triangle-area',
  topic: 'mathematics',
  title: 'Areas of triangles, parallelograms and trapeziums',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'forgot-the-half': 'There is a half in this area. The full rectangle around it is twice as big.',
    'doubled-too-often': 'This was doubled once more than needed.',
    'halved-too-often': 'This was halved once more than needed.',
    'area-minus-base': 'The base was taken from the area. Area and height go together by multiplying and dividing.',
    'way-around': 'Lengths were added or taken away here. An area is made by multiplying.',
    'slanted-side': 'The slanted side is longer than the shape is high. Use the height.',
    'wrong-side': 'A side that does not fit was used, or one is missing. Look which sides belong to the height.',
  },
  source: { title: 'Area – Wikipedia', url: 'https://en.wikipedia.org/wiki/Area' },
  draw,
}
