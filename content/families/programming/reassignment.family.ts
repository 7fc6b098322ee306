import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { things } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

function semicolons(all: readonly string[], declared: readonly string[]): string[] {
  const open = new Set(declared)
  return all.map(line => {
    const name = line.split(' ')[0] ?? ''
    return open.delete(name) ? `let ${line};` : `${line};`
  })
}

function oneName(dice: Dice): Written {
  const name = dice.pick(things)
  const start = dice.int(2, 9)
  const plus = dice.int(2, 6)
  const last = dice.pick(['* 2', '* 3', '- 1', '- 2'])
  const [sign = '', by = '2'] = last.split(' ')
  const apply = (value: number): number => (sign === '*' ? value * Number(by) : value - Number(by))
  const key = apply(start + plus)
  const body = [`${name} = ${start}`, `${name} = ${name} + ${plus}`, `${name} = ${name} ${last}`]
  return {
    stem: dice.pick(['Which number does this program print?', `How many ${name} does this program print at the end?`]),
    javascript: lines(...semicolons(body, [name]), `console.log(${name});`),
    python: lines(...body, `print(${name})`),
    key,
    wrong: [
      [apply(start), 'from-the-start'],
      [start + plus, 'step-missed'],
      [start, 'first-value'],
      [sign === '*' ? start + plus * Number(by) : start + plus + Number(by), 'order'],
    ],
    nearMisses: near(key),
    steps: [
      `${name} starts as ${start}, then ${start} + ${plus} makes it ${start + plus}.`,
      `Then ${start + plus} ${last} makes it ${key}.`,
    ],
  }
}

function copied(dice: Dice): Written {
  const [a = '', b = ''] = dice.shuffle(things)
  const start = dice.int(2, 12)
  const change = dice.int(2, 9)
  const plus = dice.int(1, 9)
  const body = [`${a} = ${start}`, `${b} = ${a} + ${plus}`, `${a} = ${a} + ${change}`]
  const key = start + plus
  return {
    stem: dice.pick(['Which number does this program print?', `Which value of ${b} does this program print?`]),
    javascript: lines(...semicolons(body, [a, b]), `console.log(${b});`),
    python: lines(...body, `print(${b})`),
    key,
    wrong: [
      [start + plus + change, 'linked'],
      [start + change, 'linked'],
      [start, 'first-value'],
      [plus, 'step-missed'],
    ],
    nearMisses: near(key),
    steps: [
      `When ${b} is set, ${a} is ${start}, so ${b} is ${start} + ${plus} = ${key}.`,
      `${a} changes later, but ${b} keeps its value: ${key}.`,
    ],
  }
}

function swapped(dice: Dice): Written {
  const [a = '', b = ''] = dice.shuffle(things)
  const x = dice.int(1, 20)
  const y = x + dice.int(1, 15)
  const withHelp = dice.chance()
  const body = withHelp
    ? [`${a} = ${x}`, `${b} = ${y}`, `held = ${a}`, `${a} = ${b}`, `${b} = held`]
    : [`${a} = ${x}`, `${b} = ${y}`, `${a} = ${b}`, `${b} = ${a}`]
  const key = withHelp ? `${y} ${x}` : `${y} ${y}`
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(...semicolons(body, [a, b, 'held']), `console.log(${a});`, `console.log(${b});`),
    python: lines(...body, `print(${a})`, `print(${b})`),
    key,
    wrong: [
      [withHelp ? `${y} ${y}` : `${y} ${x}`, withHelp ? 'linked' : 'swap-at-once'],
      [`${x} ${y}`, 'first-value'],
      [`${x} ${x}`, 'first-value'],
    ],
    nearMisses: [`${y} ${x + y}`],
    steps: withHelp
      ? [`held keeps the old value ${x}. Then ${a} becomes ${y}.`, `${b} takes ${x} from held. The output is ${key}.`]
      : [`${a} becomes ${y}, and its old value ${x} is gone.`, `${b} takes ${a}, which is ${y} by now: ${key}.`],
  }
}

/** A name holds the value that it was given last. */
export const family = programFamily({
  id: 'programming/reassignment',
  title: 'Names that change their value',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'first-value': 'That was the value at the start. A later line gives the name a new value.',
    'from-the-start': 'Each line works with the newest value, not with the first one.',
    'step-missed': 'One line is missing in your count. Go through the program line by line.',
    order: 'Do one line after the other, from top to bottom, each with its own sign.',
    linked: 'Each name keeps the number that it got, whatever happens to the other one later.',
    'swap-at-once':
      'The lines run one after the other, so the first value is overwritten before it can be handed over.',
  },
  source: mdn('let', 'Web/JavaScript/Reference/Statements/let'),
  pythonSource: pythonPages.introduction,
  write(dice, level) {
    if (level === 1) return oneName(dice)
    return level === 2 ? copied(dice) : swapped(dice)
  },
})
