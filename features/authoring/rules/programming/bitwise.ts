import type { Dice } from '#kit/chance/dice.ts'
import { lines, mdn, programFamily, type Written } from './program-family.ts'
import { near } from './settle.ts'

const four = (n: number): string => n.toString(2).padStart(4, '0')

const signs: Readonly<Record<string, { apply: (a: number, b: number) => number; told: string }>> = {
  '&': { apply: (a, b) => a & b, told: '& keeps a 1 where both have a 1.' },
  '|': { apply: (a, b) => a | b, told: '| gives a 1 where at least one has a 1.' },
  '^': { apply: (a, b) => a ^ b, told: '^ gives a 1 where the two differ.' },
}

function pair(dice: Dice): Written {
  const a = dice.int(1, 15)
  let b = dice.int(1, 15)
  while (b === a) b = dice.int(1, 15)
  const sign = dice.pick(Object.keys(signs))
  const { apply = () => 0, told = '' } = signs[sign] ?? {}
  const key = apply(a, b)
  const others = Object.keys(signs).filter(one => one !== sign)
  return {
    stem: 'The sign works on the bits. Which number does this program print?',
    javascript: lines(`let a = ${a};`, `let b = ${b};`, `console.log(a ${sign} b);`),
    python: lines(`a = ${a}`, `b = ${b}`, `print(a ${sign} b)`),
    key,
    wrong: [
      ...others.map(one => [signs[one]?.apply(a, b) ?? 0, 'other-sign'] as const),
      [a + b, 'adds'],
      [sign === '^' ? a ** 2 : a * b, 'adds'],
    ],
    nearMisses: near(key),
    steps: [
      `${a} is ${four(a)} and ${b} is ${four(b)} in binary. ${told}`,
      `That gives ${four(key)}, which is ${key}.`,
    ],
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
      [left ? a * by : Math.floor(a / by), 'shift-times'],
      [left ? a >> by : a << by, 'other-way'],
      [left ? a * 10 ** by : Math.floor(a / 10 ** by), 'shift-times'],
      [left ? a + by : a - by, 'adds'],
      [left ? a << (by + 1) : a >> (by + 1), 'shift-times'],
    ],
    nearMisses: near(key),
    steps: [
      left
        ? 'Each shift to the left doubles the number.'
        : 'Each shift to the right halves the number and drops the rest.',
      `${by} shifts take ${a} to ${key}.`,
    ],
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
      [a & mask, 'half-done'],
      [moved, 'half-done'],
      [moved | mask, 'other-sign'],
      [moved ^ mask, 'other-sign'],
      [(a << by) & mask, 'other-way'],
      [moved + mask, 'adds'],
    ],
    nearMisses: near(key),
    steps: [
      `${a} is ${a.toString(2)} in binary. ${by} shifts to the right leave ${moved.toString(2)}.`,
      `& ${mask} keeps the last ${mask === 3 ? 'two' : 'three'} bits of it. That gives ${key}.`,
    ],
  }
}

/** Signs that work bit by bit. */
export const bitwise = programFamily({
  id: 'programming/bitwise',
  title: 'Working with bits',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'other-sign': 'Another sign gives that: & wants a 1 in both numbers, | in at least one, ^ in just one of them.',
    'half-done': 'Do both steps: shift first, then keep the bits where the second number has a 1.',
    adds: 'The sign does not calculate with whole numbers. It works bit by bit.',
    'shift-times': 'Each shift doubles or halves the number, once for every place.',
    'other-way': 'You shifted the other way. The sign points to where the bits go.',
  },
  source: mdn('Bitwise AND (&)', 'Web/JavaScript/Reference/Operators/Bitwise_AND'),
  write: (dice, level) => (level === 3 ? pair(dice) : dice.chance(0.6) ? field(dice) : shift(dice)),
})
