import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Shape {
  expression: string
  key: number
  wrong: Slip<number>[]
  steps: string[]
}

const plusTimes = (dice: Dice, most: number): Shape => {
  const [a, b, c] = [dice.int(2, most), dice.int(2, most), dice.int(2, 6)]
  const key = a + b * c
  return {
    expression: `${a} + ${b} × ${c}`,
    key,
    wrong: [
      [(a + b) * c, 'left-to-right'],
      [a + b + c, 'misread-a-sign'],
      [a * b + c, 'misread-a-sign'],
    ],
    steps: [`Times comes first: ${b} × ${c} = ${b * c}.`, `${a} + ${b * c} = ${key}.`],
  }
}

const timesPlus = (dice: Dice, most: number): Shape => {
  const [a, b, c] = [dice.int(2, 6), dice.int(2, most), dice.int(2, most)]
  const key = a * b + c
  return {
    expression: `${a} × ${b} + ${c}`,
    key,
    wrong: [
      [a * (b + c), 'plus-first'],
      [a + b + c, 'misread-a-sign'],
      [a + b * c, 'misread-a-sign'],
    ],
    steps: [`Times comes first: ${a} × ${b} = ${a * b}.`, `${a * b} + ${c} = ${key}.`],
  }
}

const minusTimes = (dice: Dice): Shape => {
  const [b, c] = [dice.int(2, 9), dice.int(2, 6)]
  const a = b * c + dice.int(2, 20)
  const key = a - b * c
  return {
    expression: `${a} − ${b} × ${c}`,
    key,
    wrong: [
      [(a - b) * c, 'left-to-right'],
      [a - b - c, 'misread-a-sign'],
      [a - b + c, 'misread-a-sign'],
    ],
    steps: [`Times comes first: ${b} × ${c} = ${b * c}.`, `${a} − ${b * c} = ${key}.`],
  }
}

const minusOver = (dice: Dice): Shape => {
  const c = dice.int(2, 5)
  const b = c * dice.int(2, 6)
  const a = b + c * dice.int(1, 6)
  const key = a - b / c
  return {
    expression: `${a} − ${b} ÷ ${c}`,
    key,
    wrong: [
      [(a - b) / c, 'left-to-right'],
      [a - b - c, 'misread-a-sign'],
      [a - b + c, 'misread-a-sign'],
    ],
    steps: [`Divide first: ${b} ÷ ${c} = ${b / c}.`, `${a} − ${b / c} = ${key}.`],
  }
}

const bracketTimes = (dice: Dice): Shape => {
  const [a, b, c] = [dice.int(2, 12), dice.int(2, 12), dice.int(3, 7)]
  const key = (a + b) * c
  return {
    expression: `(${a} + ${b}) × ${c}`,
    key,
    wrong: [
      [a + b * c, 'ignored-brackets'],
      [a * c + b, 'ignored-brackets'],
      [a + b + c, 'misread-a-sign'],
    ],
    steps: [`The brackets come first: ${a} + ${b} = ${a + b}.`, `${a + b} × ${c} = ${key}.`],
  }
}

const minusPlus = (dice: Dice): Shape => {
  const [b, c] = [dice.int(3, 15), dice.int(2, 12)]
  const a = b + c + dice.int(2, 15)
  const key = a - b + c
  return {
    expression: `${a} − ${b} + ${c}`,
    key,
    wrong: [
      [a - (b + c), 'plus-first'],
      [a + b - c, 'misread-a-sign'],
      [a + b + c, 'misread-a-sign'],
    ],
    steps: [
      `Plus and minus are equal partners: go from left to right.`,
      `${a} − ${b} = ${a - b}.`,
      `${a - b} + ${c} = ${key}.`,
    ],
  }
}

const twoProducts = (dice: Dice): Shape => {
  const [a, b, c, d] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9), dice.int(2, 6)]
  const key = a * b + c * d
  return {
    expression: `${a} × ${b} + ${c} × ${d}`,
    key,
    wrong: [
      [(a * b + c) * d, 'left-to-right'],
      [a * (b + c) * d, 'plus-first'],
      [(a + b) * (c + d), 'misread-a-sign'],
    ],
    steps: [
      `Both products come first: ${a} × ${b} = ${a * b} and ${c} × ${d} = ${c * d}.`,
      `${a * b} + ${c * d} = ${key}.`,
    ],
  }
}

const overTimes = (dice: Dice): Shape => {
  const [b, c] = [dice.int(2, 5), dice.int(2, 4)]
  const a = b * c * dice.int(2, 6)
  const key = (a / b) * c
  return {
    expression: `${a} ÷ ${b} × ${c}`,
    key,
    wrong: [
      [a / (b * c), 'times-before-divide'],
      [(a * b) / c, 'misread-a-sign'],
      [a / b + c, 'misread-a-sign'],
    ],
    steps: [
      `Times and divide are equal partners: go from left to right.`,
      `${a} ÷ ${b} = ${a / b}.`,
      `${a / b} × ${c} = ${key}.`,
    ],
  }
}

const minusBracket = (dice: Dice): Shape => {
  const [b, c, d] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 4)]
  const a = d * (b + c) + dice.int(3, 20)
  const key = a - d * (b + c)
  return {
    expression: `${a} − ${d} × (${b} + ${c})`,
    key,
    wrong: [
      [a - d * b + c, 'ignored-brackets'],
      [(a - d) * (b + c), 'left-to-right'],
      [a - d * b - c, 'ignored-brackets'],
    ],
    steps: [
      `The brackets come first: ${b} + ${c} = ${b + c}.`,
      `Then times: ${d} × ${b + c} = ${d * (b + c)}.`,
      `${a} − ${d * (b + c)} = ${key}.`,
    ],
  }
}

const plusSquare = (dice: Dice): Shape => {
  const [a, b, c] = [dice.int(2, 12), dice.int(3, 7), dice.int(2, 5)]
  const key = a + c * b * b
  return {
    expression: `${a} + ${c} × ${b}²`,
    key,
    wrong: [
      [a + (c * b) ** 2, 'power-first'],
      [(a + c) * b * b, 'left-to-right'],
      [a + c * b * 2, 'power-first'],
    ],
    steps: [
      `The power comes first: ${b}² = ${b * b}.`,
      `Then times: ${c} × ${b * b} = ${c * b * b}.`,
      `${a} + ${c * b * b} = ${key}.`,
    ],
  }
}

const bracketSquare = (dice: Dice): Shape => {
  const [a, b, c, d] = [dice.int(2, 6), dice.int(1, 5), dice.int(2, 4), dice.int(2, 5)]
  const key = (a + b) ** 2 - c * d
  return {
    expression: `(${a} + ${b})² − ${c} × ${d}`,
    key,
    wrong: [
      [a * a + b * b - c * d, 'ignored-brackets'],
      [((a + b) ** 2 - c) * d, 'left-to-right'],
      [(a + b) * 2 - c * d, 'power-first'],
    ],
    steps: [
      `The brackets come first: ${a} + ${b} = ${a + b}, and ${a + b}² = ${(a + b) ** 2}.`,
      `Then times: ${c} × ${d} = ${c * d}.`,
      `${(a + b) ** 2} − ${c * d} = ${key}.`,
    ],
  }
}

const shapes: Record<Level, readonly ((dice: Dice) => Shape)[]> = {
  1: [dice => plusTimes(dice, 9), dice => timesPlus(dice, 9)],
  2: [dice => plusTimes(dice, 20), dice => timesPlus(dice, 15), minusTimes, minusOver, bracketTimes, minusPlus],
  3: [twoProducts, overTimes, minusBracket, plusSquare, bracketSquare],
  4: [plusSquare, bracketSquare],
}

function draw(dice: Dice, level: Level): Problem {
  const make = dice.pick(shapes[level])
  const { expression, key, wrong, steps } = redraw(
    () => make(dice),
    shape => shape.key > 2,
  )
  return composeNumbers({
    stem: howMuch(dice, expression),
    key,
    print: v => whole(v.n),
    wrong,
    near: around(dice, key, dice.pick([1, 2])),
    steps: [...steps.slice(0, -1), `Last: ${steps.at(-1)}`],
  })
}

export const family: Family = {
  id: 'mathematics/order-of-operations',
  topic: 'mathematics',
  title: 'Order of operations',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'left-to-right': 'You went straight from left to right. Times and divide go before plus and minus.',
    'plus-first': 'The plus was done too early here. Look which part has to come first.',
    'misread-a-sign': 'One sign was read as another. Check each sign again.',
    'ignored-brackets': 'What is inside the brackets is worked out first, and then used as one number.',
    'times-before-divide': 'Times does not go before divide. They are equal partners, from left to right.',
    'power-first': 'The little 2 means times itself. It belongs to the number right in front of it, and it goes first.',
  },
  source: { title: 'Order of operations – Wikipedia', url: 'https://en.wikipedia.org/wiki/Order_of_operations' },
  draw,
}
