import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { petNames } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const kinds = [
  ['pet', 'age', 'friends'],
  ['robot', 'wheels', 'arms'],
  ['garden', 'trees', 'benches'],
  ['ship', 'sails', 'cabins'],
  ['house', 'doors', 'windows'],
  ['train', 'wagons', 'seats'],
] as const

interface Thing {
  thing: string
  name: string
  one: string
  two: string
  a: number
  b: number
  javascript: string
  python: string
}

function draw(dice: Dice): Thing {
  const [thing, one, two] = dice.pick(kinds)
  const name = dice.pick(petNames)
  const a = dice.int(2, 9)
  const b = a + dice.int(1, 9)
  return {
    thing,
    name,
    one,
    two,
    a,
    b,
    javascript: `let ${thing} = { name: '${name}', ${one}: ${a}, ${two}: ${b} };`,
    python: `${thing} = {'name': '${name}', '${one}': ${a}, '${two}': ${b}}`,
  }
}

function look(dice: Dice): Written {
  const { thing, name, one, two, a, b, javascript, python } = draw(dice)
  const [asked, key, other] = dice.pick([
    [one, a, b],
    [two, b, a],
    ['name', name, b],
  ] as const)
  return {
    stem: 'What does this program print?',
    javascript: lines(javascript, `console.log(${thing}.${asked});`),
    python: lines(python, `print(${thing}['${asked}'])`),
    key,
    wrong: [
      [asked, 'key-itself'],
      [other, 'other-key'],
      [`${asked}: ${key}`, 'key-and-value'],
      asked === 'name' ? [thing, 'holder'] : [name, 'other-key'],
    ],
    nearMisses: [a, b, name],
    steps: [`The program looks up ${asked} in ${thing}.`, `The value there is ${key}.`],
  }
}

function update(dice: Dice): Written {
  const { thing, one, two, a, b, javascript, python } = draw(dice)
  const plus = dice.int(1, 5)
  const [first, start, second, rest] = dice.chance() ? [one, a, two, b] : [two, b, one, a]
  const key = start + plus + rest
  return {
    stem: 'Which number does this program print?',
    javascript: lines(
      javascript,
      `${thing}.${first} = ${thing}.${first} + ${plus};`,
      `console.log(${thing}.${first} + ${thing}.${second});`,
    ),
    python: lines(
      python,
      `${thing}['${first}'] = ${thing}['${first}'] + ${plus}`,
      `print(${thing}['${first}'] + ${thing}['${second}'])`,
    ),
    key,
    wrong: [
      [start + rest, 'old-value'],
      [start + plus, 'half-the-sum'],
    ],
    nearMisses: near(key),
    steps: [
      `${first} is ${start} at first and ${start + plus} after the change.`,
      `${start + plus} + ${rest} = ${key}.`,
    ],
  }
}

function absent(dice: Dice): Written {
  const { thing, name, one, two, a, b, javascript } = draw(dice)
  const [asked, held, other] = dice.chance() ? [one, a, b] : [two, b, a]
  const kind = dice.pick(['missing', 'brackets', 'dot'] as const)
  const wanted = dice.pick(['color', 'size', 'song', 'weight'])
  if (kind === 'missing') {
    return {
      stem: 'What does this JavaScript program print?',
      javascript: lines(javascript, `console.log(${thing}.${wanted});`),
      key: 'undefined',
      wrong: [
        [wanted, 'key-itself'],
        ['null', 'missing-key'],
        [0, 'missing-key'],
        [b, 'other-key'],
      ],
      nearMisses: [name],
      steps: [`There is no ${wanted} in ${thing}.`, 'Looking up a missing key gives undefined.'],
    }
  }
  const dot = kind === 'dot'
  const key = dot ? 'undefined' : held
  return {
    stem: `Look closely at ${dot ? 'the dot' : 'the brackets'}. What does this JavaScript program print?`,
    javascript: lines(javascript, `let key = '${asked}';`, `console.log(${thing}${dot ? '.key' : '[key]'});`),
    key,
    wrong: [
      dot ? [held, 'dot-is-name'] : ['undefined', 'dot-is-name'],
      [asked, 'key-itself'],
      [other, 'other-key'],
      [dot ? 'null' : 'key', dot ? 'missing-key' : 'key-itself'],
    ],
    nearMisses: [name],
    steps: dot
      ? [
          'After a dot comes the name itself, so the program looks for a key called key.',
          `There is none in ${thing}, so the result is undefined.`,
        ]
      : [`In brackets the value of key counts, and that is '${asked}'.`, `${thing}['${asked}'] is ${held}.`],
  }
}

/** Values are found by their key. */
export const family = programFamily({
  id: 'programming/object-access',
  title: 'Looking up a value by its key',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'key-itself': 'That is the key. The program prints the value that belongs to it.',
    'other-key': 'That value belongs to another key. Read the last line again.',
    holder: 'That is the name of the whole thing. Only one of its values is asked for.',
    'half-the-sum': 'The last line adds two values. One of them is missing here.',
    'key-and-value': 'The program puts nothing of its own around the values.',
    'old-value': 'That was the value before the change.',
    'missing-key': 'JavaScript answers undefined when a key is missing.',
    'dot-is-name': 'After a dot, the name itself is the key. In brackets, the value of the name is the key.',
  },
  source: mdn('Property accessors', 'Web/JavaScript/Reference/Operators/Property_accessors'),
  pythonSource: pythonPages.dataStructures,
  write(dice, level) {
    if (level === 1) return look(dice)
    return level === 2 ? update(dice) : absent(dice)
  },
})
