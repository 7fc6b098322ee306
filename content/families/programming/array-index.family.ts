import type { Dice } from '#kit/random/dice.ts'
import { collectionNames, collections } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const quoted = (all: readonly (string | number)[]): string =>
  `[${all.map(one => (typeof one === 'number' ? String(one) : `'${one}'`)).join(', ')}]`

function draw(dice: Dice, length: number): { name: string; all: string[] } {
  const name = dice.pick(collectionNames)
  return { name, all: dice.shuffle(collections[name] ?? []).slice(0, length) }
}

/** Any other element of the list, for a pure guess. */
const elsewhere = (all: readonly string[]) => all.map(one => [one, 'elsewhere'] as const)

function plain(dice: Dice): Written {
  const { name, all } = draw(dice, dice.int(4, 5))
  const i = dice.int(0, all.length - 2)
  const key = all[i] ?? ''
  return {
    stem: dice.pick(['What does this program print?', `Which of the ${name} does this program print?`]),
    javascript: lines(`let ${name} = ${quoted(all)};`, `console.log(${name}[${i}]);`),
    python: lines(`${name} = ${quoted(all)}`, `print(${name}[${i}])`),
    key,
    wrong: [
      [all[i - 1] ?? '', 'from-one'],
      [all[i + 1] ?? '', 'one-further'],
      [all.at(-i - 1) ?? '', 'from-the-end'],
      ...elsewhere(all),
    ],
    steps: [
      'The first element has index 0.',
      i === 0 ? `So the program prints ${key}.` : `Counting on from there, index ${i} holds ${key}.`,
    ],
  }
}

function fromEnd(dice: Dice): Written {
  const { name, all } = draw(dice, dice.int(4, 5))
  const back = dice.int(1, 3)
  const key = all.at(-back) ?? ''
  return {
    stem: dice.pick(['What does this program print?', `Which of the ${name} does this program print?`]),
    javascript: lines(`let ${name} = ${quoted(all)};`, `let i = ${name}.length - ${back};`, `console.log(${name}[i]);`),
    python: lines(`${name} = ${quoted(all)}`, `i = len(${name}) - ${back}`, `print(${name}[i])`),
    key,
    wrong: [
      [all.at(-back - 1) ?? '', 'from-one'],
      [back > 1 ? (all.at(-back + 1) ?? '') : '', 'one-further'],
      [all[back] ?? '', 'from-the-end'],
      [all[back - 1] ?? '', 'from-the-end'],
      ...elsewhere(all),
    ],
    steps: [
      `The list has ${all.length} elements, so i is ${all.length} - ${back} = ${all.length - back}.`,
      `Counting from 0, index ${all.length - back} holds ${key}.`,
    ],
  }
}

function nested(dice: Dice): Written {
  const { name, all } = draw(dice, 5)
  const order = dice.shuffle([0, 1, 2, 3, 4])
  const i = dice.int(0, 4)
  const inner = order[i] ?? 0
  const key = all[inner] ?? ''
  return {
    stem: dice.pick(['What does this program print?', `Which of the ${name} does this program print?`]),
    javascript: lines(
      `let ${name} = ${quoted(all)};`,
      `let order = ${quoted(order)};`,
      `console.log(${name}[order[${i}]]);`,
    ),
    python: lines(`${name} = ${quoted(all)}`, `order = ${quoted(order)}`, `print(${name}[order[${i}]])`),
    key,
    wrong: [
      [all[i] ?? '', 'inner-skipped'],
      [all[inner - 1] ?? '', 'from-one'],
      [all[order[i - 1] ?? -1] ?? '', 'from-one'],
      [all[inner + 1] ?? '', 'one-further'],
      ...elsewhere(all),
    ],
    steps: [`Start inside: order[${i}] is ${inner}.`, `Then ${name}[${inner}] is ${key}.`],
  }
}

/** The elements of a list are counted from 0. */
export const family = programFamily({
  id: 'programming/array-index',
  title: 'Elements of a list',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'from-one': 'You counted from 1. The first element has index 0.',
    'one-further': 'You went one place too far. The last index is the length minus one.',
    'from-the-end': 'You counted from the other end of the list.',
    elsewhere: 'That one is at another place. Count along the list from 0.',
    'inner-skipped': 'The inner brackets come first. Look up the number in order, then use it.',
  },
  source: mdn('Array', 'Web/JavaScript/Reference/Global_Objects/Array'),
  pythonSource: pythonPages.introduction,
  write(dice, level) {
    if (level === 1) return plain(dice)
    return level === 2 ? fromEnd(dice) : nested(dice)
  },
})
