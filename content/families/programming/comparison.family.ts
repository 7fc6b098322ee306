import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

interface Line {
  javascript: string
  python?: string
  value: boolean
  /** What went wrong where somebody takes this line for the opposite. */
  slip: keyof typeof slips
  /** Why a special rule decides. */
  why?: string
}

const slips = {
  reversed: 'You read one sign the other way round. The open side of > and < points to the bigger number.',
  edge: 'Look at the equal numbers: > and < are false for them, >= and <= are true.',
  equal: 'Check whether the two numbers are equal, and whether the line asks for that.',
  converts: '=== and !== never convert: to them, a number and a text always differ.',
  loose: '== and != convert first: to them, a text of digits counts as its number.',
  texts: 'Two texts are not turned into numbers. They are compared character by character.',
  mixed: 'Beside a number, < and == turn a text into a number.',
  chain: 'The first comparison gives true or false, and that is compared with the next number as 1 or 0.',
  nan: 'NaN equals nothing, not even itself.',
  nothing: 'null and undefined are equal with ==, but not with ===, and null is not equal to 0.',
} as const

const numbers: Readonly<
  Record<string, { python: string; test: (a: number, b: number) => boolean; ifEqual: string; slip: keyof typeof slips }>
> = {
  '>': { python: '>', test: (a, b) => a > b, ifEqual: 'neither is greater', slip: 'reversed' },
  '<': { python: '<', test: (a, b) => a < b, ifEqual: 'neither is smaller', slip: 'reversed' },
  '>=': { python: '>=', test: (a, b) => a >= b, ifEqual: 'equal is enough', slip: 'reversed' },
  '<=': { python: '<=', test: (a, b) => a <= b, ifEqual: 'equal is enough', slip: 'reversed' },
  '===': { python: '==', test: (a, b) => a === b, ifEqual: 'the two are equal', slip: 'equal' },
  '!==': { python: '!=', test: (a, b) => a !== b, ifEqual: 'the two do not differ', slip: 'equal' },
}

function ofNumbers(dice: Dice): Line {
  const a = dice.int(1, 12)
  const b = dice.chance(0.4) ? a : dice.int(1, 12)
  const sign = dice.pick(Object.keys(numbers))
  const { python = '', test = () => false, ifEqual = '', slip = 'equal' } = numbers[sign] ?? {}
  return {
    javascript: `${a} ${sign} ${b}`,
    python: `${a} ${python} ${b}`,
    value: test(a, b),
    slip: a === b && slip === 'reversed' ? 'edge' : slip,
    ...(a === b ? { why: ifEqual } : {}),
  }
}

function ofTypes(dice: Dice): Line {
  const n = dice.int(1, 40)
  const m = dice.chance(0.8) ? n : n + 1
  const same = n === m
  const converted = `the text converts to the number ${m}`
  const kept = 'a number and a text differ'
  const all: readonly Line[] = [
    { javascript: `${n} == '${m}'`, value: same, slip: 'loose', why: converted },
    { javascript: `${n} === '${m}'`, value: false, slip: 'converts', why: kept },
    { javascript: `'${n}' == ${m}`, value: same, slip: 'loose', why: `the text converts to the number ${n}` },
    { javascript: `${n} !== '${m}'`, value: true, slip: 'converts', why: kept },
    { javascript: `${n} != '${m}'`, value: !same, slip: 'loose', why: converted },
    {
      javascript: `'${n}' === '${m}'`,
      value: same,
      slip: 'texts',
      why: `the two texts ${same ? 'are the same' : 'differ'}`,
    },
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
      slip: 'texts',
      why: `texts are compared character by character, and 1 comes before ${a}`,
    },
    { javascript: `'${ten}' < ${a}`, value: false, slip: 'mixed', why: 'beside a number the text counts as a number' },
    {
      javascript: `${ten} > ${a} > 1`,
      value: false,
      slip: 'chain',
      why: 'the first part gives true, which counts as 1, and 1 > 1 is false',
    },
    {
      javascript: `1 < ${a} < ${ten}`,
      value: true,
      slip: 'chain',
      why: `the first part gives true, which counts as 1, and 1 < ${ten} is true`,
    },
    { javascript: `NaN === NaN`, value: false, slip: 'nan', why: 'NaN equals nothing, not even itself' },
    { javascript: `null == undefined`, value: true, slip: 'nothing', why: 'with two signs these two count as equal' },
    {
      javascript: `null === undefined`,
      value: false,
      slip: 'nothing',
      why: 'they are two different values, and three signs never convert',
    },
    {
      javascript: `null == 0`,
      value: false,
      slip: 'nothing',
      why: 'with two signs null equals only null and undefined',
    },
    { javascript: `'' == 0`, value: true, slip: 'mixed', why: 'the empty text converts to 0' },
    { javascript: `'0${a}' == ${a}`, value: true, slip: 'mixed', why: `the text converts to the number ${a}` },
    {
      javascript: `'0${a}' == '${a}'`,
      value: false,
      slip: 'texts',
      why: 'two texts are compared character by character',
    },
  ]
  return dice.pick(all)
}

const said = (line: Line): string =>
  `${line.javascript} is ${line.value}${line.why === undefined ? '' : `: ${line.why}`}.`

const kinds: Readonly<Record<Level, (dice: Dice) => Line>> = { 1: ofNumbers, 2: ofNumbers, 3: ofTypes, 4: ofOddOnes }

/** Comparing gives true or false; two equals signs convert first, three do not. */
export const family = programFamily({
  id: 'programming/comparison',
  title: 'Comparing two values',
  levels: [1, 3, 4],
  applied: false,
  misconceptions: { ...slips, both: 'Both lines are turned round here. Check each of them.' },
  source: mdn('Equality comparisons and sameness', 'Web/JavaScript/Guide/Equality_comparisons_and_sameness'),
  pythonSource: pythonPages.types,
  write(dice, level) {
    const first = kinds[level](dice)
    let second = kinds[level](dice)
    while (second.javascript === first.javascript) second = kinds[level](dice)
    const key = `${first.value} ${second.value}`
    const ordered = [first, second].some(line => /[<>]/.test(line.javascript))
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
        [`${!first.value} ${second.value}`, first.slip],
        [`${first.value} ${!second.value}`, second.slip],
        [`${!first.value} ${!second.value}`, 'both'],
      ],
      steps: [`${said(first)} ${said(second)}`, `So the program prints ${key}.`],
      ...(ordered
        ? { source: mdn('Expressions and operators', 'Web/JavaScript/Guide/Expressions_and_operators') }
        : {}),
    }
  },
})
