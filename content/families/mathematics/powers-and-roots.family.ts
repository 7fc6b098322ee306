import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, type Fraction, fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { ratio, superscript, whole } from './shared/print-number.ts'

interface Task {
  expression: string
  key: Exact
  /** A page that fits better than the one of the family. */
  source?: { title: string; url: string }
  wrong: Slip<Exact>[]
  near?: Exact[]
  steps: string[]
}

const written = (base: number, exponent: number): string => `${base}${superscript(exponent)}`
const spelled = (base: number, exponent: number): string => Array(exponent).fill(base).join(' × ')

const squareRoot = { title: 'Square root – Wikipedia', url: 'https://en.wikipedia.org/wiki/Square_root' }
const cubeRootPage = { title: 'Cube root – Wikipedia', url: 'https://en.wikipedia.org/wiki/Cube_root' }

const onePower = (dice: Dice): Task => {
  const exponent = dice.pick([2, 2, 3, 4, 5])
  const base = dice.int(2, { 2: 15, 3: 10, 4: 6, 5: 4 }[exponent] ?? 4)
  const key = base ** exponent
  return {
    expression: written(base, exponent),
    key,
    wrong: [
      [base * exponent, 'times-the-exponent'],
      [exponent ** base, 'swapped'],
      [base ** (exponent - 1), 'one-factor-short'],
      [base + exponent, 'times-the-exponent'],
      [base ** (exponent + 1), 'one-factor-short'],
    ],
    near: [...dice.shuffle([(base - 1) ** exponent, (base + 1) ** exponent]), key + base, key - base, key + 2, key - 1],
    steps: [`${written(base, exponent)} means ${spelled(base, exponent)}.`, `That is ${whole(key)}.`],
  }
}

const root = (dice: Dice): Task => {
  const n = dice.int(3, 20)
  const k = dice.int(2, 9)
  const plus = dice.chance(0.6)
  const key = plus ? n + k : n
  return {
    expression: plus ? `√${n * n} + ${k}` : `√${n * n}`,
    key,
    wrong: [
      [fraction(n * n + (plus ? 2 * k : 0), 2), 'not-the-root'],
      [plus ? n * n + k : undefined, 'not-the-root'],
      [plus ? n : undefined, 'forgot-the-rest'],
    ],
    steps: [
      `√${n * n} asks which number times itself is ${n * n}.`,
      plus ? `That is ${n}, and ${n} + ${k} = ${key}.` : `${n} × ${n} = ${n * n}, so it is ${key}.`,
    ],
    source: squareRoot,
  }
}

const twoSquares = (dice: Dice): Task => {
  const [a, b] = [dice.int(2, 12), dice.int(2, 12)]
  const key = a * a + b * b
  return {
    expression: `${a}² + ${b}²`,
    key,
    wrong: [
      [(a + b) ** 2, 'joined-first'],
      [2 * a + 2 * b, 'times-the-exponent'],
      [(a * b) ** 2 < key * 10 ? (a * b) ** 2 : undefined, 'joined-first'],
      [a * a + b, 'one-factor-short'],
    ],
    steps: [`${a}² = ${a * a} and ${b}² = ${b * b}.`, `${a * a} + ${b * b} = ${key}.`],
  }
}

const rootTimesPower = (dice: Dice): Task => {
  const [n, base, exponent] = [dice.int(2, 12), dice.int(2, 5), dice.pick([2, 3])]
  const key = n * base ** exponent
  return {
    expression: `√${n * n} × ${written(base, exponent)}`,
    key,
    wrong: [
      [n * base * exponent, 'times-the-exponent'],
      [n * n * base ** exponent, 'not-the-root'],
      [fraction(n * n * base ** exponent, 2), 'not-the-root'],
      [n + base ** exponent, 'times-the-exponent'],
    ],
    steps: [
      `√${n * n} = ${n}, because ${n} × ${n} = ${n * n}.`,
      `${written(base, exponent)} = ${base ** exponent}.`,
      `${n} × ${base ** exponent} = ${whole(key)}.`,
    ],
    source: squareRoot,
  }
}

const cubeRoot = (dice: Dice): Task => {
  const [n, k] = [dice.int(2, 10), dice.int(1, 9)]
  const key = n + k
  return {
    expression: `∛${whole(n ** 3)} + ${k}`,
    key,
    wrong: [
      [fraction(n ** 3 + 3 * k, 3), 'not-the-root'],
      [n, 'forgot-the-rest'],
      [n * n + k, 'square-of-it'],
    ],
    steps: [
      `∛${whole(n ** 3)} asks which number three times as a factor makes ${whole(n ** 3)}.`,
      `That is ${n}, and ${n} + ${k} = ${key}.`,
    ],
    source: cubeRootPage,
  }
}

const negativePower = (dice: Dice): Task => {
  const exponent = dice.pick([1, 2, 2, 3])
  const base = dice.int(2, exponent === 3 ? 5 : 12)
  const size = base ** exponent
  return {
    expression: written(base, -exponent),
    key: fraction(1, size),
    wrong: [
      [fraction(1, base * exponent), 'times-the-exponent'],
      [fraction(1, base ** (exponent + 1)), 'one-factor-short'],
      [fraction(exponent, base), 'swapped'],
      [fraction(1, base + exponent), 'times-the-exponent'],
      [fraction(1, exponent ** base < 400 ? exponent ** base : size + 1), 'swapped'],
    ],
    near: [fraction(1, size + 1), fraction(1, 2 * size), fraction(1, size + 2), fraction(2, size + 1)],
    steps: [
      `A minus in the exponent means one divided by the power.`,
      `${written(base, exponent)} = ${size}, so it is 1/${size}.`,
    ],
  }
}

const powerQuotient = (dice: Dice): Task => {
  const [base, low] = [dice.int(2, 5), dice.int(3, 6)]
  const gap = dice.pick([1, 2])
  const shift = dice.int(2, 20)
  const key = base ** gap + shift
  return {
    expression: `${written(base, low + gap)} ÷ ${written(base, low)} + ${shift}`,
    key,
    wrong: [
      [base * gap + shift, 'times-the-exponent'],
      [1 + shift, 'joined-first'],
      [base ** (gap + 1) + shift, 'one-factor-short'],
      [gap + shift, 'swapped'],
    ],
    steps: [
      `${low} of the ${low + gap} factors cancel, ${gap} ${gap === 1 ? 'stays' : 'stay'}: ${written(base, gap)} = ${base ** gap}.`,
      `${base ** gap} + ${shift} = ${key}.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [onePower],
  2: [onePower, root],
  3: [twoSquares, rootTimesPower, cubeRoot],
  4: [negativePower, powerQuotient],
}

function draw(dice: Dice, level: Level): Problem {
  const { expression, key, wrong, near, steps, source } = dice.pick(tasks[level])(dice)
  const problem = composeNumbers({
    stem: howMuch(dice, expression),
    key,
    print: (v: Fraction) => ratio(v),
    form: typeof key === 'number' ? 'whole' : 'broken',
    wrong,
    near: near ?? around(dice, key),
    steps,
  })
  return source === undefined ? problem : { ...problem, source }
}

export const family: Family = {
  id: 'mathematics/powers-and-roots',
  topic: 'mathematics',
  title: 'Powers and roots',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'times-the-exponent':
      'Base and exponent were multiplied or added. The exponent counts how often the base is a factor.',
    swapped: 'Base and exponent changed places.',
    'one-factor-short': 'The number of factors is off by one. Count them.',
    'not-the-root':
      'The root was left out or taken for a division. It asks which number, times itself, gives this one.',
    'square-of-it': 'That is the square of the root. The root itself is a factor three times.',
    'joined-first': 'The numbers were joined before the powers were worked out. Powers come first.',
    'forgot-the-rest': 'That is the root alone. The number after it still has to be added.',
  },
  source: { title: 'Exponentiation – Wikipedia', url: 'https://en.wikipedia.org/wiki/Exponentiation' },
  draw,
}
