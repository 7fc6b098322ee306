import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { things } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'

function oneByOne(dice: Dice): Written {
  const name = dice.pick(things)
  const start = dice.int(3, 20)
  const by = dice.int(3, 6)
  const deeds = dice.shuffle([
    { line: `${name}++;`, add: 1, told: '++ adds 1' },
    { line: `${name} += ${by};`, add: by, told: `+= ${by} adds ${by}` },
    dice.chance()
      ? { line: `${name}--;`, add: -1, told: '-- takes 1 away' }
      : { line: `${name} -= 2;`, add: -2, told: '-= 2 takes 2 away' },
  ])
  const key = deeds.reduce((sum, deed) => sum + deed.add, start)
  const without = (text: string): number =>
    deeds.reduce((sum, deed) => (deed.line.includes(text) ? sum : sum + deed.add), start)
  const last = deeds.at(-1)?.add ?? 0
  return {
    stem: 'Which number does this JavaScript program print?',
    javascript: lines(`let ${name} = ${start};`, ...deeds.map(deed => deed.line), `console.log(${name});`),
    key,
    wrong: [
      [without('++'), 'not-kept'],
      [deeds.reduce((sum, deed) => (deed.line.includes('+=') ? by : sum + deed.add), start), 'sets'],
      [deeds.reduce((sum, deed) => sum + Math.abs(deed.add), start), 'sign'],
      [key - last, 'not-kept'],
      [start, 'not-kept'],
    ],
    nearMisses: near(key),
    steps: [`${name} starts as ${start}.`, `${deeds.map(deed => deed.told).join(', ')}: the result is ${key}.`],
  }
}

function beforeOrAfter(dice: Dice): Written {
  const [a, b] = dice.pick([
    ['x', 'y'],
    ['a', 'b'],
    ['n', 'm'],
    ['ticket', 'mine'],
    ['page', 'mark'],
  ] as const)
  const start = dice.int(1, 40)
  const up = dice.chance(0.7)
  const sign = up ? '++' : '--'
  const after = up ? start + 1 : start - 1
  const post = dice.chance(0.6)
  const key = post ? `${after} ${start}` : `${after} ${after}`
  return {
    stem: 'What does this JavaScript program print, line by line?',
    javascript: lines(
      `let ${a} = ${start};`,
      `let ${b} = ${post ? `${a}${sign}` : `${sign}${a}`};`,
      `console.log(${a});`,
      `console.log(${b});`,
    ),
    key,
    wrong: [
      [post ? `${after} ${after}` : `${after} ${start}`, post ? 'post-is-pre' : 'pre-is-post'],
      [`${start} ${after}`, 'not-kept'],
      [`${start} ${start}`, 'not-kept'],
    ],
    steps: post
      ? [
          `The sign comes after ${a}, so ${b} gets the old value ${start}.`,
          `Then ${a} becomes ${after}. The output is ${key}.`,
        ]
      : [
          `The sign comes before ${a}, so ${a} becomes ${after} first.`,
          `${b} gets the new value. The output is ${key}.`,
        ],
    ...(up ? {} : { source: mdn('Decrement (--)', 'Web/JavaScript/Reference/Operators/Decrement') }),
  }
}

function inOneLine(dice: Dice): Written {
  const start = dice.int(1, 20)
  const next = start + 1
  const [text, left, right, otherwise] = dice.pick([
    ['x++ + x', start, next, next + next],
    ['x++ + ++x', start, start + 2, start + next],
    ['++x + x', next, next, next + start],
    ['x + x++', start, start, start + next],
    ['x++ + x++', start, next, start + start],
  ] as const)
  const value = left + right
  return {
    stem: 'Go from left to right. Which number does this JavaScript program print?',
    javascript: lines(`let x = ${start};`, `console.log(${text});`),
    key: value,
    wrong: [
      [otherwise, text.startsWith('++') ? 'not-kept' : 'post-is-pre'],
      [start + start, 'not-kept'],
      [start + start + 2, 'step-by-step'],
      [start + start + 3, 'step-by-step'],
      [start + start + 1, 'step-by-step'],
    ],
    nearMisses: near(value),
    steps: [
      'x++ gives the old value and then adds 1; ++x adds 1 first.',
      `From left to right, ${text} is ${left} + ${right} = ${value}.`,
    ],
  }
}

/** Adding one, and whether the old or the new value goes on. */
export const family = programFamily({
  id: 'programming/increment',
  title: 'Counting up with ++',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'post-is-pre': 'After the name, ++ or -- gives the old value and changes it afterwards.',
    'pre-is-post': 'Before the name, ++ or -- changes the value first and gives the new one.',
    'step-by-step': 'Go step by step: which value does x give, and when does it change?',
    'not-kept': 'The signs ++, --, += and -= change the value itself. Go through each line.',
    sets: 'The sign += adds to the old value. It does not replace it.',
    sign: 'One of the lines takes away. Look for the minus.',
  },
  source: mdn('Increment (++)', 'Web/JavaScript/Reference/Operators/Increment'),
  write(dice, level) {
    if (level === 2) return oneByOne(dice)
    return level === 3 ? beforeOrAfter(dice) : inOneLine(dice)
  },
})
