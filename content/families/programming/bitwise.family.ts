import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const four = (n: number): string => n.toString(2).padStart(4, '0')

interface Sign {
  apply: (a: number, b: number) => number
  rule: string
  /** The misconception of those who take another sign for this one. */
  taken: string
  source: { title: string; url: string }
}

const page = (title: string, path: string) => mdn(title, `Web/JavaScript/Reference/Operators/${path}`)

const signs: Readonly<Record<string, Sign>> = {
  '&': {
    apply: (a, b) => a & b,
    rule: '& keeps a 1 where both have a 1.',
    taken: 'as-and',
    source: page('Bitwise AND (&)', 'Bitwise_AND'),
  },
  '|': {
    apply: (a, b) => a | b,
    rule: '| gives a 1 where at least one has a 1.',
    taken: 'as-or',
    source: page('Bitwise OR (|)', 'Bitwise_OR'),
  },
  '^': {
    apply: (a, b) => a ^ b,
    rule: '^ gives a 1 where the two differ.',
    taken: 'as-xor',
    source: page('Bitwise XOR (^)', 'Bitwise_XOR'),
  },
}

function pair(dice: Dice): Written {
  const a = dice.int(1, 15)
  let b = dice.int(1, 15)
  while (b === a) b = dice.int(1, 15)
  const sign = dice.pick(Object.keys(signs))
  const { apply = () => 0, rule = '', source } = signs[sign] ?? {}
  const key = apply(a, b)
  const others = Object.keys(signs).filter(one => one !== sign)
  return {
    stem: 'The operator works on the bits. Which number does this program print?',
    javascript: lines(`let a = ${a};`, `let b = ${b};`, `console.log(a ${sign} b);`),
    python: lines(`a = ${a}`, `b = ${b}`, `print(a ${sign} b)`),
    key,
    wrong: [
      ...others.flatMap(one => {
        const other = signs[one]
        return other === undefined ? [] : [[other.apply(a, b), other.taken] as const]
      }),
      [a + b, 'adds'],
      [a * b, 'multiplies'],
    ],
    nearMisses: near(key),
    steps: [
      `${a} is ${four(a)} and ${b} is ${four(b)} in binary. ${rule}`,
      `That gives ${four(key)}, which is ${key}.`,
    ],
    ...(source === undefined ? {} : { source }),
  }
}

function shift(dice: Dice): Written {
  const left = dice.chance()
  const a = left ? dice.int(1, 20) : dice.int(8, 100)
  const by = dice.int(2, left ? 4 : 3)
  const key = left ? a << by : a >> by
  return {
    stem: 'The bits are shifted. Which number does this program print?',
    javascript: lines(`let a = ${a};`, `console.log(a ${left ? '<<' : '>>'} ${by});`),
    python: lines(`a = ${a}`, `print(a ${left ? '<<' : '>>'} ${by})`),
    key,
    wrong: [
      left ? [a * by, 'times-places'] : [Math.floor(a / by), 'over-places'],
      [left ? a >> by : a << by, 'other-way'],
      [left ? a + by : a - by, 'moves'],
      [left ? a << (by + 1) : a >> (by + 1), 'one-shift-more'],
    ],
    nearMisses: near(key),
    steps: [
      left
        ? 'Each shift to the left doubles the number.'
        : 'Each shift to the right halves the number and drops the rest.',
      `${by} shifts take ${a} to ${key}.`,
    ],
    source: left ? page('Left shift (<<)', 'Left_shift') : page('Right shift (>>)', 'Right_shift'),
  }
}

/** A few bits read out of the middle of a number. */
function field(dice: Dice): Written {
  const mask = dice.pick([3, 7])
  const by = dice.int(2, 4)
  let a = dice.int(40, 250)
  while (a >> by <= mask || ((a >> by) & mask) === (a & mask)) a = dice.int(40, 250)
  const moved = a >> by
  const key = moved & mask
  return {
    stem: 'Some bits are read out of a number. Which number does this program print?',
    javascript: lines(`let a = ${a};`, `console.log((a >> ${by}) & ${mask});`),
    python: lines(`a = ${a}`, `print((a >> ${by}) & ${mask})`),
    key,
    wrong: [
      [a & mask, 'no-shift'],
      [moved, 'no-mask'],
      [moved | mask, 'as-or'],
      [moved ^ mask, 'as-xor'],
      [(a << by) & mask, 'other-way'],
      [moved + mask, 'adds'],
    ],
    nearMisses: near(key),
    steps: [
      `${a} is ${a.toString(2)} in binary. ${by} shifts to the right leave ${moved.toString(2)}.`,
      `& ${mask} keeps the last ${mask === 3 ? 'two' : 'three'} bits of it. That gives ${key}.`,
    ],
    source: mdn('Expressions and operators', 'Web/JavaScript/Guide/Expressions_and_operators'),
  }
}

/** Signs that work bit by bit. */
export const family = programFamily({
  id: 'programming/bitwise',
  title: 'Working with bits',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'as-and': 'The sign & would give that: a 1 only where both numbers have one.',
    'as-or': 'The sign | would give that: a 1 where at least one number has one.',
    'as-xor': 'The sign ^ would give that: a 1 where just one of the numbers has one.',
    adds: 'You added the two numbers. The sign compares them bit by bit.',
    multiplies: 'You multiplied the two numbers. The sign compares them bit by bit.',
    'no-shift': 'You left the shift out. The bits move to the right first.',
    'no-mask': 'You stopped after the shift. The sign & then keeps only the last bits.',
    'times-places': 'You multiplied by the number of places. Every single place doubles the number.',
    'over-places': 'You divided by the number of places. Every single place halves the number.',
    'one-shift-more': 'That is one place too far.',
    moves: 'You added the number of places or took it away. The sign moves the bits.',
    'other-way': 'You shifted the other way. The sign points to where the bits go.',
  },
  source: mdn('Expressions and operators', 'Web/JavaScript/Guide/Expressions_and_operators'),
  pythonSource: pythonPages.types,
  write: (dice, level) => (level === 3 ? pair(dice) : dice.chance(0.6) ? field(dice) : shift(dice)),
})
