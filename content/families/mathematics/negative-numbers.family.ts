import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { whole } from './shared/print-number.ts'

interface Task {
  stem: string
  figure?: Figure
  key: number
  unit?: string
  wrong: Slip<number>[]
  steps: string[]
}

const degrees = (n: number): string => `${whole(n)} °C`
const bracketed = (n: number): string => (n < 0 ? `(${whole(n)})` : whole(n))

/** A number line with its start and the way to go; it ends beyond the place that is asked for. */
function walk(start: number, change: number, label: string, numbered: number): Figure {
  const [low, high] = [Math.min(0, start, start + change), Math.max(0, start, start + change)]
  const [from, to] = [Math.floor((low - 2) / 5) * 5, Math.ceil((high + 2) / 5) * 5]
  return {
    kind: 'number-line',
    from,
    to,
    step: 1,
    scale: Array.from({ length: (to - from) / 5 + 1 }, (_, i) => from + 5 * i)
      .filter(n => n % numbered === 0)
      .map(n => ({ at: n, text: whole(n) })),
    points: [{ at: start, label: whole(start) }],
    arrow: { from: start, towards: change > 0 ? 'larger' : 'smaller', label },
  }
}

const temperature = (dice: Dice): Task => {
  const up = dice.chance()
  const size = dice.int(2, 12)
  const start = up ? -dice.int(1, 15) : dice.int(1, 9)
  const change = up ? size : start + dice.int(1, 10)
  const key = up ? start + change : start - change
  return {
    stem: `${dice.pick(['In the morning', 'At noon', 'On Monday', 'On Friday'])} it is ${degrees(start)}. Then it gets ${change} degrees ${up ? 'warmer' : 'colder'}. How many degrees is it then?`,
    figure: walk(start, key - start, `${change} ${up ? 'warmer' : 'colder'}`, 5),
    key,
    unit: '°C',
    wrong: [
      [-key, 'lost-the-sign'],
      [up ? start - change : start + change, 'wrong-direction'],
      [Math.abs(start) + change, 'added-the-sizes'],
    ],
    steps: [
      `${up ? 'Warmer means up' : 'Colder means down'} on the number line, starting at ${whole(start)}.`,
      `${change} steps ${up ? 'up' : 'down'} from ${whole(start)} lead to ${degrees(key)}.`,
    ],
  }
}

const sum = (dice: Dice): Task => {
  const [a, b] = [dice.pick([-1, 1]) * dice.int(2, 15), dice.pick([-1, 1]) * dice.int(2, 15)]
  const [first, second] = a > 0 && b > 0 ? [-a, b] : [a, b]
  const key = first + second
  return {
    stem: howMuch(dice, `${whole(first)} + ${bracketed(second)}`),
    ...(key === 0 ? {} : { figure: walk(first, second, second > 0 ? `+${second}` : whole(second), 1000) }),
    key,
    wrong: [
      [-key, 'lost-the-sign'],
      [Math.abs(first) + Math.abs(second), 'added-the-sizes'],
      [first - second, 'wrong-direction'],
      [-(Math.abs(first) + Math.abs(second)), 'added-the-sizes'],
    ],
    steps: [
      second < 0
        ? `Adding ${whole(second)} is the same as taking away ${-second}.`
        : `Start at ${whole(first)} and go ${second} up.`,
      `${whole(first)} + ${bracketed(second)} = ${whole(key)}.`,
    ],
  }
}

const minusNegative = (dice: Dice): Task => {
  const a = dice.pick([-1, 1]) * dice.int(2, 20)
  const b = dice.int(2, 20)
  const key = a + b
  return {
    stem: howMuch(dice, `${whole(a)} − (${whole(-b)})`),
    key,
    wrong: [
      [a - b, 'two-minuses'],
      [-key, 'lost-the-sign'],
      [Math.abs(a) + b, 'added-the-sizes'],
      [-Math.abs(a) - b, 'added-the-sizes'],
    ],
    steps: [`Taking away ${whole(-b)} is the same as adding ${b}.`, `${whole(a)} + ${b} = ${whole(key)}.`],
  }
}

const product = (dice: Dice): Task => {
  const signs = dice.pick([
    [-1, -1],
    [-1, 1],
    [1, -1],
  ] as const)
  const [a, b] = [signs[0] * dice.int(2, 12), signs[1] * dice.int(2, 12)]
  const key = a * b
  return {
    stem: howMuch(dice, `${whole(a)} × ${bracketed(b)}`),
    key,
    wrong: [
      [-key, 'sign-of-the-product'],
      [a + b, 'added-instead'],
      [-(a + b), 'added-instead'],
      [key > 0 ? key - Math.abs(a) : key + Math.abs(a), 'added-instead'],
    ],
    steps: [
      `The sizes give ${Math.abs(a)} × ${Math.abs(b)} = ${Math.abs(key)}.`,
      `${a < 0 && b < 0 ? 'Two minuses make a plus' : 'One minus makes a minus'}, so it is ${whole(key)}.`,
    ],
  }
}

const chain = (dice: Dice): Task => {
  const [a, b, c] = [-dice.int(2, 9), dice.int(2, 7), dice.int(2, 8)]
  const key = a * a - b * -c
  return {
    stem: howMuch(dice, `(${whole(a)})² − ${b} × (${whole(-c)})`),
    key,
    wrong: [
      [a * a - b * c, 'two-minuses'],
      [-a * a + b * c, 'sign-of-the-product'],
      [a * 2 + b * c, 'added-instead'],
      [-a * a - b * c, 'sign-of-the-product'],
    ],
    steps: [
      `(${whole(a)})² = ${a * a}, because two minuses make a plus.`,
      `${b} × (${whole(-c)}) = ${whole(-b * c)}.`,
      `${a * a} − (${whole(-b * c)}) = ${a * a} + ${b * c} = ${key}.`,
    ],
  }
}

const twoProducts = (dice: Dice): Task => {
  const [a, b, c, d] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9), dice.int(2, 9)]
  const key = a * b - c * d
  return {
    stem: howMuch(dice, `(${whole(-a)}) × (${whole(-b)}) + ${c} × (${whole(-d)})`),
    key,
    wrong: [
      [a * b + c * d, 'sign-of-the-product'],
      [-a * b - c * d, 'sign-of-the-product'],
      [-key, 'lost-the-sign'],
      [-(a + b) + (c - d), 'added-instead'],
    ],
    steps: [
      `(${whole(-a)}) × (${whole(-b)}) = ${a * b} and ${c} × (${whole(-d)}) = ${whole(-c * d)}.`,
      `${a * b} + (${whole(-c * d)}) = ${a * b} − ${c * d} = ${whole(key)}.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [temperature],
  2: [temperature, sum],
  3: [sum, minusNegative, product],
  4: [chain, twoProducts],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, figure, key, unit, wrong, steps } = dice.pick(tasks[level])(dice)
  return composeNumbers({
    stem,
    figure,
    key,
    print: v => (unit === undefined ? whole(v.n) : `${whole(v.n)} ${unit}`),
    wrong,
    near: around(dice, key, dice.pick([1, 2])),
    signed: true,
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/negative-numbers',
  topic: 'mathematics',
  title: 'Negative numbers',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'lost-the-sign': 'The size is right. Look on which side of zero you end up.',
    'wrong-direction': 'You walked the other way on the number line.',
    'added-the-sizes': 'The sizes were put together without their signs. The sign tells the direction.',
    'two-minuses': 'Taking away a negative number makes more, so two minuses in a row become a plus.',
    'sign-of-the-product': 'Minus times minus is plus, and minus times plus is minus.',
    'added-instead': 'Look at the sign between them: here the numbers are multiplied.',
  },
  source: { title: 'Negative number – Wikipedia', url: 'https://en.wikipedia.org/wiki/Negative_number' },
  draw,
}
