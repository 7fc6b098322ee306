import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { compose, composeNumbers } from './shared/compose.ts'
import { around } from './shared/near.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const listed = (values: readonly number[]): string => `${values.map(whole).join(', ')}, …`

function nextNumber(dice: Dice): Problem {
  const down = dice.chance(0.3)
  const step = dice.int(2, 9)
  const start = down ? step * 4 + dice.int(3, 25) : dice.int(1, 20)
  const at = (i: number) => start + (down ? -step : step) * i
  const values = [0, 1, 2, 3].map(at)
  const key = at(4)
  const last = at(3)
  return composeNumbers({
    stem: `${listed(values)} Which number comes next?`,
    key,
    print: v => whole(v.n),
    wrong: [
      [last + (down ? -1 : 1), 'wrong-step'],
      [at(5), 'number-beside'],
      [last + (down ? step : -step), 'wrong-way'],
    ],
    near: around(dice, key),
    steps: [
      `Each number is ${step} ${down ? 'less' : 'more'} than the one before.`,
      `${last} ${down ? '−' : '+'} ${step} = ${key}.`,
    ],
  })
}

function laterNumber(dice: Dice): Problem {
  const step = dice.int(3, 12)
  const start = dice.int(1, 20)
  const place = dice.pick([8, 10, 12, 15, 20])
  const at = (n: number) => start + step * (n - 1)
  return composeNumbers({
    stem: `${listed([1, 2, 3, 4].map(at))} What is number ${place} in this sequence?`,
    key: at(place),
    print: v => whole(v.n),
    wrong: [
      [at(place + 1), 'number-beside'],
      [step * place, 'forgot-the-start'],
      [at(place - 1), 'number-beside'],
      [start * place, 'wrong-step'],
    ],
    near: around(dice, at(place), dice.pick([1, 2])),
    steps: [
      `It starts at ${start} and grows by ${step} each time.`,
      `Number ${place} comes after ${place - 1} steps: ${start} + ${place - 1} × ${step} = ${at(place)}.`,
    ],
  })
}

function growing(dice: Dice): Problem {
  const factor = dice.pick([2, 2, 3, 4, 5])
  const start = dice.int(2, factor === 2 ? 15 : 7)
  const at = (i: number) => start * factor ** i
  const key = at(4)
  return composeNumbers({
    stem: `${listed([0, 1, 2, 3].map(at))} Which number comes next?`,
    key,
    print: v => whole(v.n),
    wrong: [
      [at(3) + (at(3) - at(2)), 'added-the-last-gap'],
      [at(3) + factor, 'added-the-last-gap'],
      [at(3) + at(2), 'added-the-last-gap'],
      [at(3) * (factor + 1), 'wrong-factor'],
    ],
    near: around(dice, key, start),
    steps: [`Each number is ${factor} times the one before.`, `${whole(at(3))} × ${factor} = ${whole(key)}.`],
  })
}

/** `a·n² + b·n + c`. */
type Formula = readonly [a: number, b: number, c: number]

function write([a, b, c]: Formula): string {
  const terms = [
    [a, 'n²'],
    [b, 'n'],
    [c, ''],
  ] as const
  return terms
    .filter(([size]) => size !== 0)
    .map(([size, letter], i) => {
      const text = Math.abs(size) === 1 && letter !== '' ? letter : `${Math.abs(size)}${letter}`
      return i === 0 ? `${size < 0 ? '−' : ''}${text}` : `${size < 0 ? '−' : '+'} ${text}`
    })
    .join(' ')
}

const alike = (p: Formula, q: Formula): boolean => p.every((n, i) => n === q[i])

function formula(dice: Dice): Problem {
  const step = dice.int(2, 12)
  const start = redraw(
    () => dice.int(1, 20),
    s => s !== step,
  )
  const at = (n: number) => start + step * (n - 1)
  const key: Formula = [0, step, start - step]
  return compose<Formula>({
    stem: `${listed([1, 2, 3, 4].map(at))} Which formula gives number n of this sequence?`,
    key,
    print: write,
    alike,
    fits: ([, b, c]) => b > 0 && c !== 0,
    wrong: [
      [[0, step, start], 'one-step-off'],
      [[0, start, step], 'wrong-step'],
      [[0, 1, step], 'wrong-step'],
      [[0, step, step - start], 'wrong-way'],
      [[0, step + 1, start - step - 1], 'wrong-step'],
      [[0, step, start - step + 1], 'one-step-off'],
      [[0, step, start - step - 1], 'one-step-off'],
    ],
    near: [],
    steps: [
      `It grows by ${step} each time, so it begins with ${write([0, step, 0])}.`,
      `For n = 1 it has to be ${start}: ${step} ${start < step ? '−' : '+'} ${Math.abs(start - step)} = ${start}. So it is ${write(key)}.`,
    ],
  })
}

function squareFormula(dice: Dice): Problem {
  const [a, b, c] = redraw(
    () => [dice.int(1, 3), dice.int(-2, 4), dice.int(-4, 9)] as const,
    ([x, y, z]) => (y !== 0 || z !== 0 || x > 1) && x + y + z > 0,
  )
  const at = (n: number) => a * n * n + b * n + c
  const key: Formula = [a, b, c]
  const values = [1, 2, 3, 4].map(at)
  return compose<Formula>({
    stem: `${listed(values)} Which formula gives number n of this sequence?`,
    key,
    print: write,
    alike,
    fits: f => f[0] !== 0 || f[1] !== 0,
    wrong: [
      [[0, at(2) - at(1), 2 * at(1) - at(2)], 'first-gap-only'],
      [[2 * a, b, c], 'first-gap-only'],
      [[a, -b, c], 'wrong-way'],
      [[a, b, at(1)], 'one-step-off'],
      [[a, b + 1, c - 1], 'wrong-step'],
      [[a + 1, b, c - 1], 'wrong-step'],
      [[a, b, c + 1], 'one-step-off'],
    ],
    near: [],
    steps: [
      `The gaps ${values
        .slice(1)
        .map((v, i) => whole(v - (values[i] ?? 0)))
        .join(', ')} grow by ${2 * a} each time, so it begins with ${write([a, 0, 0])}.`,
      b === 0 && c === 0
        ? `That fits already: ${write(key)}.`
        : `What is missing is ${write([0, b, c])}, so it is ${write(key)}.`,
    ],
  })
}

const tasks: Record<Level, readonly ((dice: Dice) => Problem)[]> = {
  1: [nextNumber],
  2: [laterNumber, growing],
  3: [formula],
  4: [squareFormula],
}

export const family: Family = {
  id: 'mathematics/sequences',
  topic: 'mathematics',
  title: 'Number sequences',
  levels: [1, 2, 3, 4],
  applied: false,
  misconceptions: {
    'wrong-step': 'The step is another one. Look how much changes between two neighbours.',
    'number-beside': 'This is its neighbour in the row. Count the places again.',
    'wrong-factor': 'These numbers do grow by multiplying, but by another number. Divide two neighbours to see it.',
    'one-step-off': 'The growth is right, but the row starts at another number. Put in n = 1 to check.',
    'wrong-way': 'Up and down got swapped here. Try the first numbers to check.',
    'forgot-the-start': 'The start is missing. First comes the start, then the steps.',
    'added-the-last-gap': 'Something was added. These numbers grow by multiplying.',
    'first-gap-only': 'The gaps themselves grow here. Half of what they grow by goes in front of n².',
  },
  source: { title: 'Sequence – Wikipedia', url: 'https://en.wikipedia.org/wiki/Sequence' },
  draw: (dice, level) => dice.pick(tasks[level])(dice),
}
