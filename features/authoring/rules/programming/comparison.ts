import type { Dice } from '#kit/chance/dice.ts'
import type { Level } from '../pack.ts'
import { lines, mdn, programFamily } from './program-family.ts'

interface Line {
  javascript: string
  python?: string
  value: boolean
  /** What one gets who takes `==` for `===`, or who misses that equal numbers are neither greater nor smaller. */
  strict: boolean
  /** What one gets who takes `===` for `==`. */
  loose: boolean
  /** Why a special rule decides. */
  why?: string
}

const numbers: Readonly<Record<string, { python: string; test: (a: number, b: number) => boolean }>> = {
  '>': { python: '>', test: (a, b) => a > b },
  '<': { python: '<', test: (a, b) => a < b },
  '>=': { python: '>=', test: (a, b) => a >= b },
  '<=': { python: '<=', test: (a, b) => a <= b },
  '===': { python: '==', test: (a, b) => a === b },
  '!==': { python: '!=', test: (a, b) => a !== b },
}

function ofNumbers(dice: Dice): Line {
  const a = dice.int(1, 12)
  const b = dice.chance(0.4) ? a : dice.int(1, 12)
  const sign = dice.pick(Object.keys(numbers))
  const { python = '', test = () => false } = numbers[sign] ?? {}
  return {
    javascript: `${a} ${sign} ${b}`,
    python: `${a} ${python} ${b}`,
    value: test(a, b),
    strict: a === b ? !test(a, b) : test(a, b),
    loose: a === b ? test(a, b) : test(b, a),
  }
}

function ofTypes(dice: Dice): Line {
  const n = dice.int(1, 40)
  const m = dice.chance(0.8) ? n : n + 1
  const same = n === m
  const all: readonly Line[] = [
    { javascript: `${n} == '${m}'`, value: same, strict: false, loose: same },
    { javascript: `${n} === '${m}'`, value: false, strict: false, loose: same },
    { javascript: `'${n}' == ${m}`, value: same, strict: false, loose: same },
    { javascript: `${n} !== '${m}'`, value: true, strict: true, loose: !same },
    { javascript: `${n} != '${m}'`, value: !same, strict: true, loose: !same },
    { javascript: `'${n}' === '${m}'`, value: same, strict: same, loose: same },
  ]
  return dice.pick(all)
}

function ofOddOnes(dice: Dice): Line {
  const a = dice.int(2, 9)
  const ten = dice.int(10, 19)
  const all: readonly Line[] = [
    {
      javascript: `'${ten}' < '${a}'`,
      value: true,
      strict: true,
      loose: false,
      why: `texts are compared sign by sign, and 1 comes before ${a}`,
    },
    {
      javascript: `'${ten}' < ${a}`,
      value: false,
      strict: true,
      loose: false,
      why: 'beside a number the text counts as a number',
    },
    {
      javascript: `${ten} > ${a} > 1`,
      value: false,
      strict: true,
      loose: true,
      why: 'the first part gives true, and true > 1 is false',
    },
    {
      javascript: `1 < ${a} < ${ten}`,
      value: true,
      strict: false,
      loose: true,
      why: 'the first part gives true, which counts as 1',
    },
    { javascript: `NaN === NaN`, value: false, strict: true, loose: true, why: 'NaN equals nothing, not even itself' },
    {
      javascript: `null == undefined`,
      value: true,
      strict: false,
      loose: true,
      why: 'two equals signs take both for nothing',
    },
    {
      javascript: `null === undefined`,
      value: false,
      strict: false,
      loose: true,
      why: 'they are two different values',
    },
    { javascript: `null == 0`, value: false, strict: false, loose: true, why: 'null equals only undefined' },
    { javascript: `'' == 0`, value: true, strict: false, loose: true, why: 'the empty text converts to 0' },
    {
      javascript: `'0${a}' == ${a}`,
      value: true,
      strict: false,
      loose: true,
      why: `the text converts to the number ${a}`,
    },
    {
      javascript: `'0${a}' == '${a}'`,
      value: false,
      strict: false,
      loose: true,
      why: 'two texts are compared sign by sign',
    },
  ]
  return dice.pick(all)
}

const said = (line: Line): string =>
  `${line.javascript} is ${line.value}${line.why === undefined ? '' : `: ${line.why}`}.`

const kinds: Readonly<Record<Level, (dice: Dice) => Line>> = { 1: ofNumbers, 2: ofNumbers, 3: ofTypes, 4: ofOddOnes }

/** Comparing gives true or false; two equals signs convert first, three do not. */
export const comparison = programFamily({
  id: 'programming/comparison',
  title: 'Comparing two values',
  levels: [1, 3, 4],
  applied: false,
  misconceptions: {
    edge: 'Look at equal numbers: > and < are false for them, >= and <= are true.',
    reversed: 'You read the sign the other way round. The open side of > and < points to the bigger number.',
    converts: 'Three equals signs never convert: a number and a text are different.',
    strict: 'Two equals signs convert first, so a number and a text with the same digits count as equal.',
    special: 'This comparison follows a special rule. Text is compared sign by sign, and NaN equals nothing.',
    'other-line': 'At least one of the two lines is turned round. Check both.',
  },
  source: mdn('Equality comparisons and sameness', 'Web/JavaScript/Guide/Equality_comparisons_and_sameness'),
  write(dice, level) {
    const first = kinds[level](dice)
    let second = kinds[level](dice)
    while (second.javascript === first.javascript) second = kinds[level](dice)
    const pair = (of: (line: Line) => boolean): string => `${of(first)} ${of(second)}`
    const key = pair(line => line.value)
    const [strict, loose] =
      level === 1 ? ['edge', 'reversed'] : level === 3 ? ['strict', 'converts'] : ['special', 'special']
    const python =
      first.python === undefined || second.python === undefined
        ? {}
        : { python: lines(`print(${first.python})`, `print(${second.python})`) }
    return {
      stem: `What does this ${level === 1 ? '' : 'JavaScript '}program print, line by line?`,
      javascript: lines(`console.log(${first.javascript});`, `console.log(${second.javascript});`),
      ...python,
      key,
      wrong: [
        [pair(line => line.strict), strict],
        [pair(line => line.loose), loose],
        ...['true true', 'true false', 'false true', 'false false'].map(value => [value, 'other-line'] as const),
      ],
      steps: [
        `${said(first)} ${said(second)}`,
        ...(level === 3 ? ['Two equals signs convert a text to a number first, three never do.'] : []),
        `So the program prints ${key}.`,
      ],
    }
  },
})
