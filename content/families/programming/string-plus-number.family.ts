import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const labels = [
  ['Lives', 'lives'],
  ['Coins', 'coins'],
  ['Level', 'level'],
  ['Stars', 'stars'],
  ['Page', 'page'],
  ['Round', 'round'],
  ['Score', 'score'],
  ['Team', 'team'],
  ['Room', 'room'],
] as const

function label(dice: Dice): Written {
  const [title, name] = dice.pick(labels)
  const n = dice.int(1, 40)
  const more = dice.int(2, 9)
  return {
    stem: dice.pick(['What does this program print?', 'What appears on the screen when this program runs?']),
    javascript: lines(`let ${name} = ${n};`, `${name} = ${name} + ${more};`, `console.log('${title}: ' + ${name});`),
    python: lines(`${name} = ${n}`, `${name} = ${name} + ${more}`, `print('${title}: ' + str(${name}))`),
    key: `${title}: ${n + more}`,
    wrong: [
      [`${title}: ${name}`, 'held-value'],
      [`${title}: ${n}${more}`, 'joins-numbers'],
      [`${title}: + ${n + more}`, 'extra'],
      [`${title}: ${n}`, 'held-value'],
    ],
    steps: [
      `${n} + ${more} = ${n + more}, because both are numbers.`,
      `Text + number puts them side by side: ${title}: ${n + more}.`,
    ],
  }
}

function quotedNumber(dice: Dice): Written {
  const a = dice.int(2, 29)
  const b = dice.int(2, 19)
  const name = dice.pick(['door', 'seat', 'code', 'bus', 'house', 'ticket'])
  return {
    stem: 'Look at the quotes. What does this JavaScript program print?',
    javascript: lines(`let ${name} = '${a}';`, `console.log(${name} + ${b});`),
    key: `${a}${b}`,
    wrong: [
      [a + b, 'adds-text'],
      [`${a} ${b}`, 'extra'],
      [`${a} + ${b}`, 'extra'],
      [`${name}${b}`, 'held-value'],
    ],
    steps: [`The quotes make '${a}' a text.`, `Text + number puts them side by side, so it prints ${a}${b}.`],
  }
}

function chain(dice: Dice): Written {
  const [a, b, c] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9)]
  const textFirst = dice.chance()
  const key = textFirst ? `${a}${b}${c}` : `${a + b}${c}`
  return {
    stem: 'Work from left to right. What does this JavaScript program print?',
    javascript: lines(
      `let ${textFirst ? 'first' : 'last'} = '${textFirst ? a : c}';`,
      textFirst ? `console.log(first + ${b} + ${c});` : `console.log(${a} + ${b} + last);`,
    ),
    key,
    wrong: [
      [a + b + c, 'adds-text'],
      [textFirst ? `${a}${b + c}` : `${a}${b}${c}`, 'order'],
      [textFirst ? `${a + b}${c}` : `${a}${b + c}`, 'order'],
      [`${a} ${b} ${c}`, 'extra'],
    ],
    steps: textFirst
      ? [`'${a}' is a text, so '${a}' + ${b} gives '${a}${b}'.`, `Then + ${c} is joined on as well: ${key}.`]
      : [`${a} + ${b} are two numbers: ${a + b}.`, `Then + '${c}' joins a text on: ${key}.`],
  }
}

function otherSign(dice: Dice): Written {
  const b = dice.int(2, 9)
  const a = dice.int(b + 1, 20)
  const minus = dice.chance()
  const key = minus ? a - b : a * b
  const sign = minus ? '-' : '*'
  return {
    stem: 'One value is a text. What does this JavaScript program print?',
    javascript: lines(`let text = '${a}';`, `console.log(text ${sign} ${b});`),
    key,
    wrong: [
      ['NaN', 'not-a-number'],
      [`${a}${b}`, 'joins-like-plus'],
      [`${a} ${sign} ${b}`, 'not-worked-out'],
      [a + b, 'other-sign'],
    ],
    nearMisses: near(key),
    steps: [`Only + joins texts. The sign ${sign} turns '${a}' into the number ${a}.`, `${a} ${sign} ${b} = ${key}.`],
    source: minus
      ? mdn('Subtraction (-)', 'Web/JavaScript/Reference/Operators/Subtraction')
      : mdn('Multiplication (*)', 'Web/JavaScript/Reference/Operators/Multiplication'),
  }
}

/** A plus beside a text joins; every other sign calculates. */
export const family = programFamily({
  id: 'programming/string-plus-number',
  title: 'Joining text and numbers',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'held-value': 'A name without quotes gives the value that it holds at that moment.',
    'joins-numbers': 'You put two numbers side by side. Here they are calculated.',
    extra: 'Joining adds nothing of its own: no space and no sign.',
    'adds-text': 'You added as with numbers. With a text in quotes, + puts the parts side by side.',
    'joins-like-plus': 'Only + puts parts side by side. Every other sign calculates.',
    'not-worked-out': 'The sign is outside the quotes, so the program works it out.',
    'other-sign': 'You added. Look at the sign once more.',
    order: 'The computer works from left to right: number + number adds, and text + anything joins.',
    'not-a-number': 'The text holds only digits, so JavaScript can turn it into a number here.',
  },
  source: mdn('Addition (+)', 'Web/JavaScript/Reference/Operators/Addition'),
  pythonSource: pythonPages.introduction,
  write(dice, level) {
    if (level === 1) return label(dice)
    if (level === 2) return quotedNumber(dice)
    return dice.chance(0.6) ? chain(dice) : otherSign(dice)
  },
})
