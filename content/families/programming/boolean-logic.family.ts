import type { Level } from '#authoring/rules/pack.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

interface Rule {
  javascript: string
  python: string
  /** The two values in words: `true and not false`. */
  said: string
  value: boolean
  /** With `and` and `or` swapped. */
  swapped: boolean
  /** Without regard to `not`. */
  unnegated: boolean
  /** With `not` on the first name alone. */
  firstOnly: boolean
}

type Make = (a: string, b: string, x: boolean, y: boolean) => Rule

const and: Make = (a, b, x, y) => ({
  javascript: `${a} && ${b}`,
  python: `${a} and ${b}`,
  said: `${x} and ${y}`,
  value: x && y,
  swapped: x || y,
  unnegated: x && y,
  firstOnly: x && y,
})

const or: Make = (a, b, x, y) => ({
  javascript: `${a} || ${b}`,
  python: `${a} or ${b}`,
  said: `${x} or ${y}`,
  value: x || y,
  swapped: x && y,
  unnegated: x || y,
  firstOnly: x || y,
})

const notFirst: Make = (a, b, x, y) => ({
  javascript: `!${a} || ${b}`,
  python: `not ${a} or ${b}`,
  said: `(not ${x}) or ${y}`,
  value: !x || y,
  swapped: !x && y,
  unnegated: x || y,
  firstOnly: !(x || y),
})

const notSecond: Make = (a, b, x, y) => ({
  javascript: `${a} && !${b}`,
  python: `${a} and not ${b}`,
  said: `${x} and not ${y}`,
  value: x && !y,
  swapped: x || !y,
  unnegated: x && y,
  firstOnly: !x && y,
})

const notBoth: Make = (a, b, x, y) => ({
  javascript: `!(${a} && ${b})`,
  python: `not (${a} and ${b})`,
  said: `not (${x} and ${y})`,
  value: !(x && y),
  swapped: !(x || y),
  unnegated: x && y,
  firstOnly: !x && y,
})

const neither: Make = (a, b, x, y) => ({
  javascript: `!(${a} || ${b})`,
  python: `not (${a} or ${b})`,
  said: `not (${x} or ${y})`,
  value: !(x || y),
  swapped: !(x && y),
  unnegated: x || y,
  firstOnly: !x || y,
})

const rules: Readonly<Record<Level, readonly Make[]>> = {
  1: [and, or],
  2: [and, or, notFirst, notSecond],
  3: [notBoth, neither, notFirst, notSecond],
  4: [],
}

const names = [
  ['sunny', 'warm'],
  ['hungry', 'awake'],
  ['open', 'full'],
  ['red', 'round'],
  ['ready', 'early'],
  ['quiet', 'dark'],
  ['tall', 'green'],
  ['windy', 'dry'],
  ['heavy', 'shiny'],
  ['soft', 'fresh'],
  ['loud', 'fast'],
  ['near', 'free'],
] as const

/** And, or, not; and how a negated bracket changes them (De Morgan). */
export const family = programFamily({
  id: 'programming/boolean-logic',
  title: 'And, or, not',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    swapped: 'You swapped and with or. And needs both to be true; or is content with one.',
    'not-ignored': 'You read past the not. It turns true into false and false into true.',
    'not-place': 'The not belongs to something else. Before a bracket it turns the whole bracket.',
    'first-line': 'The second line is right. Check the first one: and needs both to be true, or is content with one.',
    'second-line': 'The first line is right. Check the second one: and needs both to be true, or is content with one.',
    'both-lines': 'Both lines are turned round. And needs both to be true; or is content with one.',
  },
  source: mdn('Expressions and operators', 'Web/JavaScript/Guide/Expressions_and_operators'),
  pythonSource: pythonPages.types,
  write(dice, level) {
    const [a, b] = dice.pick(names)
    const x = dice.chance()
    const y = dice.chance()
    const [make1 = and, make2 = or] = dice.shuffle(rules[level])
    const first = make1(a, b, x, y)
    const second = level > 1 && dice.chance(0.3) ? make2(b, a, y, x) : make2(a, b, x, y)
    const pair = (of: (rule: Rule) => boolean): string => `${of(first)} ${of(second)}`
    const key = pair(rule => rule.value)
    return {
      stem: 'What does this program print, line by line?',
      javascript: lines(
        `let ${a} = ${x};`,
        `let ${b} = ${y};`,
        `console.log(${first.javascript});`,
        `console.log(${second.javascript});`,
      ),
      python: lines(
        `${a} = ${x ? 'True' : 'False'}`,
        `${b} = ${y ? 'True' : 'False'}`,
        `print(${first.python})`,
        `print(${second.python})`,
      ),
      key,
      wrong: [
        [pair(rule => rule.swapped), 'swapped'],
        [pair(rule => rule.unnegated), 'not-ignored'],
        [pair(rule => rule.firstOnly), 'not-place'],
        [`${!first.value} ${second.value}`, 'first-line'],
        [`${first.value} ${!second.value}`, 'second-line'],
        [`${!first.value} ${!second.value}`, 'both-lines'],
      ],
      steps: [
        `First line: ${first.said} gives ${first.value}.`,
        `Second line: ${second.said} gives ${second.value}. The output is ${key}.`,
      ],
    }
  },
})
