import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import { lyingTriangle, triangleOfAngles } from '#authoring/rules/figures/triangle-of-angles.ts'
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
  unit?: string
  step: number
  wrong: Slip<Exact>[]
  steps: string[]
}

const given = (degrees: number) => ({ degrees, label: `${degrees}°` })
const asked = (degrees: number) => ({ degrees, label: '?' })

const sideBySide = (whole: 90 | 180, known: number): Figure => ({
  kind: 'angle',
  whole,
  parts: [given(known), asked(whole - known)],
})

const onALine = (dice: Dice): Task => {
  const a = dice.int(2, 16) * 10
  const key = 180 - a
  return {
    stem: `Two angles make a straight line, 180°. One is ${a}°. How big is the other?`,
    figure: sideBySide(180, a),
    key,
    step: 10,
    wrong: [
      [360 - a, 'wrong-turn'],
      [a < 90 ? 90 - a : undefined, 'wrong-turn'],
      [a, 'gave-the-known-one'],
      [key + 10, 'counting-slip'],
    ],
    steps: [`A straight line is half a turn, 180°.`, `180° − ${a}° = ${key}°.`],
  }
}

const rightAngle = (dice: Dice): Task => {
  const a = dice.int(2, 16) * 5
  const key = 90 - a
  return {
    stem: `Two angles make a square corner, 90°. One is ${a}°. How big is the other?`,
    figure: sideBySide(90, a),
    key,
    step: 5,
    wrong: [
      [180 - a, 'wrong-turn'],
      [100 - a, 'wrong-turn'],
      [a, 'gave-the-known-one'],
      [key + 10, 'counting-slip'],
    ],
    steps: [`A square corner is 90°.`, `90° − ${a}° = ${key}°.`],
  }
}

const inATriangle = (dice: Dice): Task => {
  const [a, b] = redraw(
    () => [dice.int(20, 110), dice.int(20, 110)] as const,
    ([x, y]) => x + y <= 160 && x !== y && 180 - x - y !== x && 180 - x - y !== y,
  )
  const key = 180 - a - b
  return {
    stem: `Two angles of a triangle are ${a}° and ${b}°. How big is the third angle?`,
    figure: lyingTriangle([given(a), given(b), asked(key)]),
    key,
    step: 5,
    wrong: [
      [360 - a - b, 'wrong-turn'],
      [a + b, 'sum-of-given'],
      [180 - a, 'one-taken'],
      [key + 10, 'counting-slip'],
    ],
    steps: [`All three angles make 180°.`, `180° − ${a}° − ${b}° = ${key}°.`],
  }
}

const isosceles = (dice: Dice): Task => {
  const tip = dice.int(10, 79) * 2
  const key = (180 - tip) / 2
  return {
    stem: `A triangle has two equal sides. The angle between these two sides is ${tip}°. How big is each of the other two angles?`,
    figure: { ...triangleOfAngles(asked(key), asked(key), given(tip)), equalSides: true },
    key,
    step: 5,
    wrong: [
      [180 - tip, 'forgot-to-halve'],
      [(360 - tip) / 2, 'wrong-turn'],
      [tip, 'gave-the-known-one'],
      [tip / 2, 'one-angle-only'],
    ],
    steps: [`The other two are equal and make 180° − ${tip}° = ${180 - tip}° together.`, `Half of that is ${key}°.`],
  }
}

const quadrilateral = (dice: Dice): Task => {
  const [a, b, c] = redraw(
    () => [dice.int(50, 130), dice.int(50, 130), dice.int(50, 130)] as const,
    ([x, y, z]) => x + y + z <= 320 && x + y + z >= 210,
  )
  const key = 360 - a - b - c
  return {
    stem: `Three angles of a shape with four corners are ${a}°, ${b}° and ${c}°. How big is the fourth angle?`,
    key,
    step: 5,
    wrong: [
      [400 - a - b - c, 'wrong-turn'],
      [180 - a > 0 ? 180 - a : undefined, 'wrong-turn'],
      [key + 10, 'counting-slip'],
    ],
    steps: [`Four corners make two triangles, 2 × 180° = 360°.`, `360° − ${a}° − ${b}° − ${c}° = ${key}°.`],
  }
}

const polygonSum = (dice: Dice): Task => {
  const n = dice.int(5, 20)
  const key = (n - 2) * 180
  return {
    stem: `What do the inside angles of a shape with ${n} straight sides add up to?`,
    key,
    step: 180,
    wrong: [
      [n * 180, 'miscounted-triangles'],
      [(n - 1) * 180, 'miscounted-triangles'],
      [(n - 2) * 360, 'wrong-turn'],
      [360, 'wrong-turn'],
    ],
    steps: [`From one corner it falls into ${n} − 2 = ${n - 2} triangles.`, `${n - 2} × 180° = ${whole(key)}°.`],
  }
}

const regularSides = [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36] as const

const regularAngle = (dice: Dice): Task => {
  const n = dice.pick(regularSides)
  const key = ((n - 2) * 180) / n
  return {
    stem: `A ${dice.pick(['tile', 'window', 'table top', 'coin', 'pond'])} has ${n} equal sides and ${n} equal angles. How big is each inside angle?`,
    key,
    step: 6,
    wrong: [
      [360 / n, 'outside-angle'],
      [fraction((n - 1) * 180, n), 'miscounted-triangles'],
      [fraction((n - 3) * 180, n), 'miscounted-triangles'],
    ],
    steps: [
      `All inside angles make (${n} − 2) × 180° = ${whole((n - 2) * 180)}°.`,
      `${whole((n - 2) * 180)}° ÷ ${n} = ${key}°.`,
    ],
  }
}

const sidesFromAngle = (dice: Dice): Task => {
  const n = dice.pick(regularSides)
  const outside = dice.chance(0.4)
  const angle = outside ? 360 / n : 180 - 360 / n
  return {
    stem: `A shape has equal sides and equal angles. Each ${outside ? 'outside' : 'inside'} angle is ${angle}°. How many sides does the shape have?`,
    key: n,
    unit: 'sides',
    step: 1,
    wrong: [
      [fraction(360, angle), 'outside-angle'],
      [fraction(180, outside ? angle : 180 - angle), 'wrong-turn'],
      [n - 2, 'miscounted-triangles'],
      [n + 2, 'miscounted-triangles'],
    ],
    steps: [
      outside
        ? `The outside angles make one full turn, 360°.`
        : `Each outside angle is 180° − ${angle}° = ${180 - angle}°, and they make 360° in all.`,
      `360 ÷ ${outside ? angle : 180 - angle} = ${n}, so the shape has ${n} sides.`,
    ],
  }
}

const outsideOfTriangle = (dice: Dice): Task => {
  const [x, k] = [dice.int(12, 40), dice.int(2, 4)]
  const [a, b] = [x, k * x]
  const rest = 180 - a - b
  return rest < 10
    ? outsideOfTriangle(dice)
    : {
        stem: `In a triangle one angle is ${k} times as big as another one. The third angle is ${rest}°. How big is the smaller one of these first two angles?`,
        key: a,
        step: 3,
        wrong: [
          [b, 'one-angle-only'],
          [fraction(180 - rest, k), 'miscounted-triangles'],
          [fraction(360 - rest, k + 1), 'wrong-turn'],
          [fraction(180 - rest, 2), 'miscounted-triangles'],
        ],
        steps: [
          `The first two make 180° − ${rest}° = ${180 - rest}°.`,
          `That is ${k} + 1 = ${k + 1} equal parts: ${180 - rest}° ÷ ${k + 1} = ${a}°.`,
        ],
      }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [onALine, rightAngle],
  2: [inATriangle, isosceles],
  3: [quadrilateral, polygonSum, regularAngle],
  4: [sidesFromAngle, outsideOfTriangle],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, figure, key, unit, step, wrong, steps } = dice.pick(tasks[level])(dice)
  return composeNumbers({
    stem,
    figure,
    key,
    print: v => (unit === undefined ? `${whole(v.n)}°` : `${v.n} ${unit}`),
    wrong,
    near: around(dice, key, step),
    fits: v => unit !== undefined || key > 180 || v.n < 360,
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/angles',
  topic: 'mathematics',
  title: 'Angles',
  levels: [1, 2, 3, 4],
  applied: false,
  misconceptions: {
    'wrong-turn':
      'Another total was used. A square corner has 90°, a straight line or triangle 180°, a full turn 360°.',
    'gave-the-known-one': 'That angle is given. The question asks for another one.',
    'sum-of-given': 'That is the two given angles together. The third one is what is left of 180°.',
    'one-taken': 'Only one of the two given angles was taken away.',
    'one-angle-only': 'Check which angles are given and which one is asked for.',
    'counting-slip': 'Ten degrees too many. Add all the angles up to check.',
    'forgot-to-halve': 'That is both of them together. Halve it for one.',
    'miscounted-triangles': 'Count again: a shape has two triangles fewer than sides, and parts add up to the whole.',
    'outside-angle': 'Inside and outside got mixed up. Together they make 180°.',
  },
  source: { title: 'Angle – Wikipedia', url: 'https://en.wikipedia.org/wiki/Angle' },
  draw,
}
