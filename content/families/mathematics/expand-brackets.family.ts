import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { compose, type Slip } from './shared/compose.ts'
import { redraw } from './shared/redraw.ts'

/** `a·x² + b·x + c`. */
type Polynomial = readonly [a: number, b: number, c: number]

function write([a, b, c]: Polynomial): string {
  const terms = [
    [a, 'x²'],
    [b, 'x'],
    [c, ''],
  ] as const
  return terms
    .filter(([n]) => n !== 0)
    .map(([n, letter], i) => {
      const size = Math.abs(n) === 1 && letter !== '' ? letter : `${Math.abs(n)}${letter}`
      if (i === 0) return n < 0 ? `−${size}` : size
      return `${n < 0 ? '−' : '+'} ${size}`
    })
    .join(' ')
}

const manyX = (n: number): string => write([0, Math.abs(n), 0])
const bracket = (n: number): string => `(x ${n < 0 ? '−' : '+'} ${Math.abs(n)})`
const small = (dice: Dice, most: number): number => dice.pick([-1, 1, 1]) * dice.int(1, most)
const equal = (p: Polynomial, q: Polynomial): boolean => p.every((n, i) => n === q[i])

function openOne(dice: Dice): Problem {
  const [k, m] = [dice.int(2, 9), small(dice, 9)]
  const extra = dice.chance() ? dice.int(2, 6) : 0
  const key: Polynomial = [0, k + extra, k * m]
  const wrong: Slip<Polynomial>[] = [
    [[0, k + extra, m], 'first-term-only'],
    [[0, k + extra, -k * m], 'lost-a-sign'],
    [[0, k + extra, k + m], 'added-instead'],
    [extra > 0 ? [0, k * extra, k * m] : [0, 1, k * m], 'mixed-up-terms'],
    [[0, k + extra + 1, k * m], 'counted-wrong'],
    [[0, k + extra, k * m + k], 'counted-wrong'],
    [[0, k + extra, k * m - k], 'counted-wrong'],
    [[0, k + extra + 2, k * m], 'counted-wrong'],
  ]
  return compose<Polynomial>({
    stem: `Expand and simplify ${k}${bracket(m)}${extra > 0 ? ` + ${extra}x` : ''}. What do you get?`,
    key,
    print: write,
    alike: equal,
    fits: p => p[2] !== 0,
    wrong,
    near: [],
    steps: [
      `${k} times x is ${k}x, and ${k} times ${m < 0 ? '−' : ''}${Math.abs(m)} is ${m < 0 ? '−' : ''}${Math.abs(k * m)}.`,
      `${extra > 0 ? `With ${extra}x more it is` : 'So it is'} ${write(key)}.`,
    ],
  })
}

function openTwo(dice: Dice): Problem {
  const squared = dice.chance(0.3)
  const m = small(dice, 9)
  const n = squared
    ? m
    : redraw(
        () => small(dice, 9),
        v => v !== m && v !== -m,
      )
  const key: Polynomial = [1, m + n, m * n]
  const wrong: Slip<Polynomial>[] = [
    [[1, 0, m * n], 'forgot-the-middle'],
    [[1, m * n, m + n], 'mixed-up-terms'],
    [[1, m + n, m + n], 'added-instead'],
    [[1, -(m + n), m * n], 'lost-a-sign'],
    [[1, m + n, -m * n], 'lost-a-sign'],
    [squared ? [1, m, m * n] : undefined, 'forgot-the-middle'],
    [[1, m + n + 1, m * n], 'counted-wrong'],
    [[1, m + n, m * n + 1], 'counted-wrong'],
    [[1, m + n - 1, m * n], 'counted-wrong'],
  ]
  return compose<Polynomial>({
    stem: `Expand and simplify ${squared ? `${bracket(m)}²` : `${bracket(m)}${bracket(n)}`}. What do you get?`,
    key,
    print: write,
    alike: equal,
    fits: p => p[2] !== 0,
    wrong,
    near: [],
    steps: [
      `Each part of the first bracket meets each part of the second one.`,
      `The middle: ${n < 0 ? '−' : ''}${manyX(n)} ${m < 0 ? '−' : '+'} ${manyX(m)} = ${m + n === 0 ? '0' : write([0, m + n, 0])}. The end: ${m < 0 ? `(−${-m})` : m} × ${n < 0 ? `(−${-n})` : n} = ${m * n < 0 ? '−' : ''}${Math.abs(m * n)}.`,
      `So it is ${write(key)}.`,
    ],
  })
}

type Pair = readonly [m: number, n: number]
const alikePairs = ([m, n]: Pair, [p, q]: Pair): boolean => (m === p && n === q) || (m === q && n === p)

function factorise(dice: Dice): Problem {
  const [m, n] = redraw(
    () => [small(dice, 9), small(dice, 9)] as const,
    ([p, q]) => p !== q && p + q !== 0,
  )
  const expression = write([1, m + n, m * n])
  return compose<Pair>({
    stem: `Which product of two brackets is equal to ${expression}?`,
    key: [m, n],
    print: ([p, q]) => `${bracket(p)}${bracket(q)}`,
    alike: alikePairs,
    fits: ([p, q]) => p !== 0 && q !== 0,
    wrong: [
      [[-m, -n], 'lost-a-sign'],
      [[m, -n], 'lost-a-sign'],
      [[m + n, 1], 'mixed-up-terms'],
      [[m * n, 1], 'forgot-the-middle'],
      [[-m, n], 'lost-a-sign'],
      [[m + 1, n], 'counted-wrong'],
      [[m, n + 1], 'counted-wrong'],
      [[m + 1, n - 1], 'counted-wrong'],
    ],
    near: [],
    steps: [
      `Two numbers are needed whose product is ${m * n < 0 ? '−' : ''}${Math.abs(m * n)} and whose sum is ${m + n < 0 ? '−' : ''}${Math.abs(m + n)}.`,
      `They are ${m < 0 ? '−' : ''}${Math.abs(m)} and ${n < 0 ? '−' : ''}${Math.abs(n)}, so it is ${bracket(m)}${bracket(n)}.`,
    ],
  })
}

const tasks: Record<Level, (dice: Dice) => Problem> = { 1: openOne, 2: openOne, 3: openTwo, 4: factorise }

export const family: Family = {
  id: 'mathematics/expand-brackets',
  topic: 'mathematics',
  title: 'Expanding brackets',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'first-term-only': 'Only the first part was multiplied. The factor goes to each part in the bracket.',
    'forgot-the-middle':
      'The middle part got lost or is too small. Each part meets each part, which makes four products.',
    'lost-a-sign': 'A sign got turned around. Minus times minus is plus, minus times plus is minus.',
    'counted-wrong': 'One number is off. Put in x = 1 on both sides to check.',
    'added-instead': 'The numbers were added where they are multiplied.',
    'mixed-up-terms': 'The parts got mixed up. The sum goes in front of x, and the product is on its own.',
  },
  source: { title: 'Polynomial – Wikipedia', url: 'https://en.wikipedia.org/wiki/Polynomial' },
  draw: (dice, level) => tasks[level](dice),
}
