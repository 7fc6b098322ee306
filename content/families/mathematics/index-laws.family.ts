import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { compose, type Slip } from './shared/compose.ts'
import { span } from './shared/integer.ts'
import { superscript, whole } from './shared/print-number.ts'

/** A factor times a power of the letter or number that the stem names. */
interface Term {
  factor: number
  exponent: number
}

interface Task {
  expression: string
  base: string
  key: Term
  wrong: Slip<Term>[]
  steps: string[]
}

const power = (base: string, exponent: number): string => (exponent === 1 ? base : `${base}${superscript(exponent)}`)
const term = (base: string, { factor, exponent }: Term): string =>
  `${factor === 1 ? '' : whole(factor)}${power(base, exponent)}`
const bare = (exponent: number): Term => ({ factor: 1, exponent })

const product = (dice: Dice, base: string): Task => {
  const [m, n] = [dice.int(2, 9), dice.int(2, 9)]
  return {
    expression: `${power(base, m)} × ${power(base, n)}`,
    base,
    key: bare(m + n),
    wrong: [
      [bare(m * n), 'multiplied-exponents'],
      [m === n ? undefined : bare(Math.abs(m - n)), 'wrong-law'],
      [bare(m + n + 1), 'counting-slip'],
    ],
    steps: [
      `${m} factors and ${n} more factors stand in a row.`,
      `${m} + ${n} = ${m + n}, so it is ${power(base, m + n)}.`,
    ],
  }
}

const quotient = (dice: Dice, base: string): Task => {
  const n = dice.int(2, 6)
  const m = n * dice.int(1, 2) + dice.int(2, 7)
  return {
    expression: `${power(base, m)} ÷ ${power(base, n)}`,
    base,
    key: bare(m - n),
    wrong: [
      [m % n === 0 ? bare(m / n) : undefined, 'divided-exponents'],
      [bare(m + n), 'wrong-law'],
      [bare(m - n + 1), 'counting-slip'],
    ],
    steps: [`${n} of the ${m} factors cancel.`, `${m} − ${n} = ${m - n}, so it is ${power(base, m - n)}.`],
  }
}

const powerOfPower = (dice: Dice, base: string): Task => {
  const [m, n] = [dice.int(2, 7), dice.int(2, 5)]
  return {
    expression: `(${power(base, m)})${superscript(n)}`,
    base,
    key: bare(m * n),
    wrong: [
      [bare(m + n), 'wrong-law'],
      [m ** n < 100 ? bare(m ** n) : undefined, 'power-of-the-exponent'],
      [bare(m * n + m), 'counting-slip'],
    ],
    steps: [`${power(base, m)} is a factor ${n} times.`, `${m} × ${n} = ${m * n}, so it is ${power(base, m * n)}.`],
  }
}

const factorToo = (dice: Dice, base: string): Task => {
  const [k, m, n, p] = [dice.int(2, 5), dice.int(3, 6), dice.int(2, 3), dice.int(2, 5)]
  const factor = k ** n
  const key = { factor, exponent: m * n + p }
  return {
    expression: `(${k}${power(base, m)})${superscript(n)} × ${power(base, p)}`,
    base,
    key,
    wrong: [
      [{ factor: k, exponent: m * n + p }, 'forgot-the-factor'],
      [{ factor, exponent: m + n + p }, 'wrong-law'],
      [{ factor: k * n, exponent: m * n + p }, 'forgot-the-factor'],
      [{ factor, exponent: m * n * p }, 'multiplied-exponents'],
      [{ factor, exponent: m ** n + p }, 'power-of-the-exponent'],
      [{ factor, exponent: m * n + p + 1 }, 'counting-slip'],
    ],
    steps: [
      `The number: ${k}${superscript(n)} = ${factor}.`,
      `The letter: ${m} × ${n} = ${m * n}, and ${m * n} + ${p} = ${m * n + p}, so it is ${term(base, key)}.`,
    ],
  }
}

const chain = (dice: Dice, base: string): Task => {
  const [m, n] = [dice.int(2, 9), dice.int(2, 9)]
  const k = dice.int(2, m + n + 6)
  const exponent = m + n - k === 0 || m + n - k === 1 ? m + n - k - 2 : m + n - k
  const last = m + n - exponent
  return {
    expression: `${power(base, m)} × ${power(base, n)} ÷ ${power(base, last)}`,
    base,
    key: bare(exponent),
    wrong: [
      [bare(m * n - last), 'multiplied-exponents'],
      [bare(m + n + last), 'wrong-law'],
      [bare(-exponent), 'wrong-law'],
      [bare(exponent + 1), 'counting-slip'],
    ],
    steps: [
      `Times adds the exponents: ${m} + ${n} = ${m + n}.`,
      `Divide takes away: ${m + n} − ${last} = ${whole(exponent)}, so it is ${power(base, exponent)}.`,
    ],
  }
}

const letters = ['x', 'y', 'a', 'b', 't', 'm'] as const
const numbers = span(2, 9).map(String)

type Make = (dice: Dice, base: string) => Task
const tasks: Record<Level, readonly Make[]> = {
  1: [product],
  2: [product, quotient],
  3: [product, quotient, powerOfPower],
  4: [factorToo, chain],
}

function draw(dice: Dice, level: Level): Problem {
  const make = dice.pick(tasks[level])
  const { expression, base, key, wrong, steps } = make(dice, dice.pick(level <= 2 ? numbers : letters))
  const shifted = (by: number): Term => ({ factor: key.factor, exponent: key.exponent + by })
  return compose<Term>({
    stem:
      key.factor === 1 ? `Write ${expression} as a single power of ${base}.` : `Write ${expression} without brackets.`,
    key,
    print: v => term(base, v),
    alike: (a, b) => a.factor === b.factor && a.exponent === b.exponent,
    fits: v =>
      v.exponent !== 0 &&
      v.exponent !== 1 &&
      Math.abs(v.exponent) < 100 &&
      (key.exponent < 0 || v.exponent > 0 || level === 4),
    wrong: [...wrong, ...[...dice.shuffle([-2, -1, 2, 3]), 4, 5].map(by => [shifted(by), 'counting-slip'] as const)],
    near: [],
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/index-laws',
  topic: 'mathematics',
  title: 'Laws of exponents',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'multiplied-exponents': 'The exponents were multiplied. When powers of one base are multiplied, the exponents add.',
    'divided-exponents': 'The exponents were divided. When powers are divided, one exponent is taken from the other.',
    'wrong-law': 'This is another law. Times adds, divide takes away, a power of a power multiplies.',
    'power-of-the-exponent': 'The exponent itself was raised to a power. It is only multiplied.',
    'forgot-the-factor': 'The number in the bracket is raised to the power as well.',
    'counting-slip': 'The exponent is off. Count the factors once more.',
  },
  source: { title: 'Exponentiation – Wikipedia', url: 'https://en.wikipedia.org/wiki/Exponentiation' },
  draw,
}
