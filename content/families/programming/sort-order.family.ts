import type { Dice } from '#kit/random/dice.ts'
import { collectionNames, collections } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const shown = (values: readonly (string | number)[]): string => values.join(' ')

/** By the signs, as a plain sort compares. */
function bySigns(values: readonly (string | number)[]): (string | number)[] {
  return [...values].sort((a, b) => (String(a) < String(b) ? -1 : 1))
}

function words(dice: Dice): Written {
  const values = dice.shuffle(collections[dice.pick(collectionNames)] ?? []).slice(0, 4)
  const name = dice.pick(['words', 'names', 'labels', 'things'])
  const quoted = `[${values.map(one => `'${one}'`).join(', ')}]`
  const sorted = bySigns(values)
  const byLength = [...values].sort((a, b) => a.length - b.length)
  return {
    stem: 'What does this program print?',
    javascript: lines(`let ${name} = ${quoted};`, `${name}.sort();`, `console.log(${name}.join(' '));`),
    python: lines(`${name} = ${quoted}`, `${name}.sort()`, `print(' '.join(${name}))`),
    key: shown(sorted),
    wrong: [
      [shown(values), 'unsorted'],
      [shown([...sorted].reverse()), 'descending'],
      [shown(byLength), 'by-length'],
      [shown([...values].reverse()), 'descending'],
    ],
    nearMisses: [
      shown([...sorted.slice(0, 2), ...sorted.slice(2).reverse()]),
      shown([...sorted.slice(1), ...sorted.slice(0, 1)]),
    ],
    steps: ['sort puts words in the order of the alphabet.', `That gives ${shown(sorted)}.`],
  }
}

function numbers(dice: Dice, compared: boolean): Written {
  const small = dice.shuffle([3, 4, 5, 6, 7, 8, 9]).slice(0, 2)
  const tens = dice.shuffle([10, 12, 15, 20, 21, 25, 30, 31]).slice(0, 1)
  const hundreds = [dice.pick([100, 105, 110, 200, 210, 300])]
  const values = dice.shuffle([...small, ...tens, ...hundreds])
  const name = dice.pick(['numbers', 'scores', 'heights', 'prices', 'lengths'])
  const up = [...values].sort((a, b) => a - b)
  const down = [...up].reverse()
  const signs = bySigns(values)
  const falling = compared && dice.chance(0.4)
  const key = compared ? (falling ? down : up) : signs
  return {
    stem: compared
      ? 'What does this JavaScript program print?'
      : 'sort gets no compare function. What does this JavaScript program print?',
    javascript: lines(
      `let ${name} = [${values.join(', ')}];`,
      compared ? `${name}.sort((a, b) => ${falling ? 'b - a' : 'a - b'});` : `${name}.sort();`,
      `console.log(${name}.join(' '));`,
    ),
    key: shown(key),
    wrong: [
      [shown(falling ? up : compared ? down : up), compared ? 'descending' : 'by-value'],
      [shown(compared ? signs : down), compared ? 'by-signs' : 'descending'],
      [shown(values), 'unsorted'],
      [shown([...signs].reverse()), compared ? 'by-signs' : 'descending'],
    ],
    nearMisses: [shown([...values].reverse())],
    steps: compared
      ? [
          falling ? 'With b - a the larger number comes first.' : 'With a - b the smaller number comes first.',
          `That gives ${shown(key)}.`,
        ]
      : ['Without a compare function, sort compares numbers as texts, sign by sign.', `That gives ${shown(key)}.`],
  }
}

/** Four words, one or two of them with a capital, so that capitals change their order. */
function mixedWords(dice: Dice): string[] {
  const plain = (collections[dice.pick(collectionNames)] ?? []).map(one => one.toLowerCase())
  const chosen = dice.shuffle(plain).slice(0, 4)
  const last = [...chosen].sort().at(-1)
  const raise = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return dice.shuffle(chosen.map(word => (word === last || (word === chosen[0] && dice.chance()) ? raise(word) : word)))
}

function capitals(dice: Dice): Written {
  const values = mixedWords(dice)
  const sorted = bySigns(values)
  const plain = [...values].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const small = [
    ...sorted.filter(one => /^[a-z]/.test(String(one))),
    ...sorted.filter(one => /^[A-Z]/.test(String(one))),
  ]
  const quoted = `[${values.map(one => `'${one}'`).join(', ')}]`
  return {
    stem: 'Mind the capital letters. What does this program print?',
    javascript: lines(`let words = ${quoted};`, 'words.sort();', "console.log(words.join(' '));"),
    python: lines(`words = ${quoted}`, 'words.sort()', "print(' '.join(words))"),
    key: shown(sorted),
    wrong: [
      [shown(plain), 'by-value'],
      [shown(small), 'by-signs'],
      [shown(values), 'unsorted'],
      [shown([...sorted].reverse()), 'descending'],
    ],
    nearMisses: [
      shown([...plain].reverse()),
      shown([...values].reverse()),
      shown([...plain.slice(1), ...plain.slice(0, 1)]),
    ],
    steps: [
      'A plain sort compares character codes, and all capital letters come before all small ones.',
      `That gives ${shown(sorted)}.`,
    ],
  }
}

/** What a plain sort compares: texts, sign by sign. */
export const family = programFamily({
  id: 'programming/sort-order',
  title: 'The order that sort makes',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    unsorted: 'sort really changes the list.',
    descending: 'You went from large to small. Check which one comes first here.',
    'by-length': 'sort goes by the alphabet, not by how long the words are.',
    'by-value': 'A plain sort compares texts, sign by sign: 1 before 9, and capital letters before small ones.',
    'by-signs': 'Look at what is compared here, and which of the two comes first.',
  },
  source: mdn('Array.prototype.sort()', 'Web/JavaScript/Reference/Global_Objects/Array/sort'),
  pythonSource: pythonPages.sorting,
  write(dice, level) {
    if (level === 2) return dice.chance() ? words(dice) : numbers(dice, true)
    return level === 3 ? numbers(dice, false) : capitals(dice)
  },
})
