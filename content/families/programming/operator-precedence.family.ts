import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

interface Shape {
  text: string
  value: number
  wrong: readonly (readonly [number, string])[]
  steps: string[]
}

type Draw = (a: number, b: number, c: number, d: number) => Shape

const shapes: Readonly<Record<Level, readonly Draw[]>> = {
  1: [
    (a, b, c) => ({
      text: `${a} + ${b} * ${c}`,
      value: a + b * c,
      wrong: [
        [(a + b) * c, 'left-to-right'],
        [a + b + c, 'one-sign'],
        [a * b + c, 'swapped-signs'],
      ],
      steps: [`Multiply first: ${b} * ${c} = ${b * c}.`, `Then ${a} + ${b * c} = ${a + b * c}.`],
    }),
    (a, b, c) => ({
      text: `${a} * ${b} + ${c}`,
      value: a * b + c,
      wrong: [
        [a * (b + c), 'add-first'],
        [a + b + c, 'one-sign'],
        [a + b * c, 'swapped-signs'],
      ],
      steps: [`Multiply first: ${a} * ${b} = ${a * b}.`, `Then ${a * b} + ${c} = ${a * b + c}.`],
    }),
  ],
  2: [
    (a, b, c) => ({
      text: `${a} * (${b} + ${c})`,
      value: a * (b + c),
      wrong: [
        [a * b + c, 'no-brackets'],
        [a + b * c, 'swapped-signs'],
        [a + b + c, 'one-sign'],
      ],
      steps: [`Brackets first: ${b} + ${c} = ${b + c}.`, `Then ${a} * ${b + c} = ${a * (b + c)}.`],
    }),
    (a, b, c, d) => ({
      text: `${a + b + d} - ${b} + ${c}`,
      value: a + d + c,
      wrong: [
        [a + d - c, 'add-first'],
        [a + b + d + b + c, 'one-sign'],
      ],
      steps: [
        'Plus and minus have the same rank, so work from left to right.',
        `${a + b + d} - ${b} = ${a + d}, then ${a + d} + ${c} = ${a + d + c}.`,
      ],
    }),
    (a, b, c, d) => ({
      text: `${a} + ${b} * ${c} + ${d}`,
      value: a + b * c + d,
      wrong: [
        [(a + b) * c + d, 'left-to-right'],
        [(a + b) * (c + d), 'add-first'],
        [a + b + c + d, 'one-sign'],
      ],
      steps: [`Multiply first: ${b} * ${c} = ${b * c}.`, `Then ${a} + ${b * c} + ${d} = ${a + b * c + d}.`],
    }),
  ],
  3: [
    (a, b, c, d) => ({
      text: `${a + b * c} - ${b} * ${c} + ${d}`,
      value: a + d,
      wrong: [
        [(a + b * c - b) * c + d, 'left-to-right'],
        [a - d, 'add-first'],
        [(a + b * c - b) * (c + d), 'add-first'],
      ],
      steps: [
        `Multiply first: ${b} * ${c} = ${b * c}.`,
        `Then from left to right: ${a + b * c} - ${b * c} = ${a}, and ${a} + ${d} = ${a + d}.`,
      ],
    }),
    (a, b) => ({
      text: `${a} * ${b} ** 2`,
      value: a * b * b,
      wrong: [
        [(a * b) ** 2, 'left-to-right'],
        [a * b * 2, 'power-doubles'],
        [a + b * b, 'swapped-signs'],
      ],
      steps: [`The power comes first: ${b} ** 2 = ${b * b}.`, `Then ${a} * ${b * b} = ${a * b * b}.`],
    }),
    (a, b, c) => ({
      text: `${a} + ${b} * (${c} + 1) ** 2`,
      value: a + b * (c + 1) ** 2,
      wrong: [
        [(a + b) * (c + 1) ** 2, 'left-to-right'],
        [a + b * (c + 1) * 2, 'power-doubles'],
        [a + (b * (c + 1)) ** 2, 'left-to-right'],
      ],
      steps: [
        `Brackets first: ${c} + 1 = ${c + 1}. The power next: ${c + 1} ** 2 = ${(c + 1) ** 2}.`,
        `Then multiply: ${b} * ${(c + 1) ** 2} = ${b * (c + 1) ** 2}. Add ${a}: ${a + b * (c + 1) ** 2}.`,
      ],
    }),
  ],
  4: [],
}

function shape(dice: Dice, level: Level): Shape {
  const top = level === 1 ? 6 : 9
  return dice.pick(shapes[level])(dice.int(2, top), dice.int(2, 6), dice.int(3, top), dice.int(2, 9))
}

/** Powers before products, products before sums, brackets before all, and else from left to right. */
export const family = programFamily({
  id: 'programming/operator-precedence',
  title: 'Which sign comes first',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'left-to-right':
      'You worked from left to right only. Multiplying comes before adding, and powers come before both.',
    'add-first': 'You added first. Multiplying comes before adding, and plus and minus go from left to right.',
    'no-brackets': 'Whatever is in brackets is worked out first.',
    'power-doubles': 'Two stars mean a power: 3 ** 2 is 3 * 3, not 3 * 2.',
    'one-sign': 'You used one sign for everything. The signs in this line are different.',
    'swapped-signs': 'You swapped two signs. Read the line once more, sign by sign.',
  },
  source: mdn('Operator precedence', 'Web/JavaScript/Reference/Operators/Operator_precedence'),
  pythonSource: pythonPages.expressions,
  write(dice, level) {
    const { text, value, wrong, steps } = shape(dice, level)
    return {
      stem: dice.pick(['What does this program print?', 'Which number does this line print?']),
      javascript: `console.log(${text});`,
      python: `print(${text})`,
      key: value,
      wrong,
      nearMisses: near(value),
      steps,
    }
  },
})
