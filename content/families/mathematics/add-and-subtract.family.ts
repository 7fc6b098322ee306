import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { digitsOf } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const sizes: Record<Level, [low: number, high: number]> = {
  1: [12, 79],
  2: [125, 899],
  3: [1250, 8999],
  4: [12500, 89999],
}

/** Column by column, with what a column cannot hold thrown away (the highest column keeps it). */
function withoutCarrying(a: number, b: number): number {
  const [x, y] = [digitsOf(a), digitsOf(b)]
  const top = Math.max(x.length, y.length) - 1
  let sum = 0
  for (let i = 0; i <= top; i++) {
    const column = (x[i] ?? 0) + (y[i] ?? 0)
    sum += (i === top ? column : column % 10) * 10 ** i
  }
  return sum
}

const withoutBorrowing = (a: number, b: number): number =>
  digitsOf(a).reduce((sum, digit, i) => sum + Math.abs(digit - (digitsOf(b)[i] ?? 0)) * 10 ** i, 0)

/** `a + 300`, `… + 40`, `… + 7`: one place of `b` after the other; a single digit goes up or down to the full ten first. */
function stepwise(a: number, b: number, sign: 1 | -1): string[] {
  let total = a
  const parts = digitsOf(b)
    .map((digit, i) => digit * 10 ** i)
    .filter(part => part > 0)
    .reverse()
  const [only = 0] = parts
  const toTheTen = sign > 0 ? (10 - (a % 10)) % 10 : a % 10
  const pieces = parts.length === 1 && only < 10 && toTheTen < only ? [toTheTen, only - toTheTen] : parts
  return pieces
    .filter(piece => piece > 0)
    .map(piece => {
      const before = total
      total += sign * piece
      return `${whole(before)} ${sign > 0 ? '+' : '−'} ${whole(piece)} = ${whole(total)}.`
    })
}

function addition(dice: Dice, level: Level): Problem {
  const [low, high] = sizes[level]
  const [a, b] = redraw(
    () => [dice.int(low, high), dice.int(level === 1 ? 5 : low, level === 1 ? 60 : high)] as const,
    ([x, y]) => (x % 10) + (y % 10) >= 10 && (level > 1 || x + y <= 100),
  )
  const key = a + b
  return composeNumbers({
    stem: howMuch(dice, `${whole(a)} + ${whole(b)}`),
    key,
    print: v => whole(v.n),
    wrong: [
      [withoutCarrying(a, b), 'forgot-the-carry'],
      [key + (level > 2 ? 100 : 10), 'carried-twice'],
      [key + dice.pick([-1, 1]), 'counting-slip'],
    ],
    near: around(dice, key, dice.pick(level === 1 ? [2, 10] : [10, 100])),
    steps:
      a % 10 === 10 - b && b < 10
        ? [`The ${b} fills up the ten: ${whole(a)} + ${b} = ${whole(key)}.`]
        : [...stepwise(a, b, 1), `So ${whole(a)} + ${whole(b)} = ${whole(key)}.`],
  })
}

function subtraction(dice: Dice, level: Level): Problem {
  const [low, high] = sizes[level]
  const [a, b] = redraw(
    () =>
      [
        dice.int(level === 1 ? 21 : low * 2, high + (level === 1 ? 16 : 0)),
        dice.int(level === 1 ? 4 : low, high),
      ] as const,
    ([x, y]) => x % 10 < y % 10 && x - y >= low / 3,
  )
  const key = Math.abs(a - b)
  const problem = composeNumbers({
    stem: howMuch(dice, `${whole(Math.max(a, b))} − ${whole(Math.min(a, b))}`),
    key,
    print: v => whole(v.n),
    wrong: [
      [withoutBorrowing(a, b), 'smaller-from-larger'],
      [key + 10, 'forgot-the-borrow'],
      [key + dice.pick([-1, 1]), 'counting-slip'],
    ],
    near: around(dice, key, dice.pick(level === 1 ? [2, 10] : [10, 100])),
    steps: [
      ...stepwise(Math.max(a, b), Math.min(a, b), -1),
      `So ${whole(Math.max(a, b))} − ${whole(Math.min(a, b))} = ${whole(key)}.`,
    ],
  })
  return { ...problem, source: { title: 'Subtraction – Wikipedia', url: 'https://en.wikipedia.org/wiki/Subtraction' } }
}

export const family: Family = {
  id: 'mathematics/add-and-subtract',
  topic: 'mathematics',
  title: 'Adding and subtracting',
  levels: [1, 2],
  applied: false,
  misconceptions: {
    'forgot-the-carry':
      'When a column makes ten or more, the extra ten moves to the next column. That ten got lost here.',
    'carried-twice': 'The ten was carried over once too often. Each full column gives just one to the next.',
    'counting-slip': 'So close! One step of counting slipped. Counting again from the other number helps to check.',
    'smaller-from-larger':
      'In a column the top digit was the smaller one. Borrow a ten from the left and then take away.',
    'forgot-the-borrow': 'A ten was borrowed, but it was not taken from the tens. They have one less now.',
  },
  source: { title: 'Carry (arithmetic) – Wikipedia', url: 'https://en.wikipedia.org/wiki/Carry_(arithmetic)' },
  draw: (dice, level) => (dice.chance() ? addition(dice, level) : subtraction(dice, level)),
}
