import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { longWords, sixLetters } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

function letterAt(dice: Dice): Written {
  const word = dice.pick([...sixLetters, ...longWords])
  const i = dice.int(1, 4)
  const key = word[i] ?? ''
  return {
    stem: dice.pick(['Which letter does this program print?', 'What does this program print?']),
    javascript: lines(`let word = '${word}';`, `console.log(word[${i}]);`),
    python: lines(`word = '${word}'`, `print(word[${i}])`),
    key,
    wrong: [
      [word[i - 1] ?? '', 'from-one'],
      [word[i + 1] ?? '', 'one-further'],
      [word.at(-i) ?? '', 'from-the-end'],
      ...[...word].map(letter => [letter, 'elsewhere'] as const),
    ],
    steps: [
      `The first letter of ${word} has index 0.`,
      `Index ${i} is the ${ordinals[i]} letter, so the program prints ${key}.`,
    ],
  }
}

function length(dice: Dice): Written {
  const word = dice.pick([...sixLetters, ...longWords])
  const mark = dice.pick(['!', '?', ' 1', ' 2', '...'])
  const text = `${word}${mark}`
  const key = text.length
  return {
    stem: 'Which number does this program print?',
    javascript: lines(`let text = '${text}';`, 'console.log(text.length);'),
    python: lines(`text = '${text}'`, 'print(len(text))'),
    key,
    wrong: [
      [key - 1, 'last-index'],
      [word.length, 'length-counts'],
      [key + 2, 'counts-quotes'],
    ],
    nearMisses: near(key),
    steps: [`${word} has ${word.length} letters.`, `Spaces and marks count too, so the length is ${key}.`],
    source: mdn('String: length', 'Web/JavaScript/Reference/Global_Objects/String/length'),
  }
}

function lastLetters(dice: Dice): Written {
  const word = dice.pick([...sixLetters, ...longWords])
  const back = dice.int(1, 4)
  const key = word.at(-back) ?? ''
  const index = word.length - back
  return {
    stem: dice.pick(['Which letter does this program print?', 'What does this program print?']),
    javascript: lines(`let word = '${word}';`, `let last = word.length - ${back};`, 'console.log(word[last]);'),
    python: lines(`word = '${word}'`, `last = len(word) - ${back}`, 'print(word[last])'),
    key,
    wrong: [
      [word.at(-back - 1) ?? '', 'from-one'],
      [word.at(-back + 1) ?? '', 'one-further'],
      [word[back] ?? '', 'from-the-end'],
      ...[...word].reverse().map(letter => [letter, 'elsewhere'] as const),
    ],
    steps: [`${word} has length ${word.length}, so last is ${index}.`, `Counting from 0, index ${index} holds ${key}.`],
  }
}

function found(dice: Dice): Written {
  const word = dice.pick(longWords)
  const i = dice.int(1, word.length - 2)
  const letter = word[i] ?? ''
  const missing = [...'qxzvj'].find(one => !word.includes(one)) ?? 'q'
  const absent = dice.chance(0.15)
  const key = absent ? -1 : i
  const asked = absent ? missing : letter
  return {
    stem: 'Which number does this program print?',
    javascript: lines(`let word = '${word}';`, `console.log(word.indexOf('${asked}'));`),
    python: lines(`word = '${word}'`, `print(word.find('${asked}'))`),
    key,
    wrong: absent
      ? [
          [0, 'absent'],
          ['undefined', 'absent'],
          [word.length, 'absent'],
          [word.length - 1, 'absent'],
        ]
      : [
          [i + 1, 'from-one'],
          [word.length - i, 'from-the-end'],
          [asked, 'letter-itself'],
          [i - 1, 'one-further'],
        ],
    nearMisses: absent ? [] : near(i),
    steps: absent
      ? [`There is no ${asked} in ${word}.`, 'A search that finds nothing gives -1.']
      : ['Count the letters from 0.', `In ${word} the letter ${asked} has index ${i}.`],
    source: mdn('String.prototype.indexOf()', 'Web/JavaScript/Reference/Global_Objects/String/indexOf'),
  }
}

/** The first character has index 0, so the last has length - 1. */
export const family = programFamily({
  id: 'programming/string-index',
  title: 'Letters of a text and their index',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'from-one': 'You counted from 1. The first letter has index 0.',
    'one-further': 'You went one place too far. The first letter has index 0, the second has index 1.',
    'from-the-end': 'You counted from the other end. An index counts from the start, and length - 1 is the last one.',
    'length-counts': 'The length counts every character between the quotes, also spaces and marks.',
    elsewhere: 'That letter is at another place. Count along the word from 0.',
    'last-index': 'That is the last index. The length is one more.',
    'counts-quotes': 'The quotes around a text do not count.',
    absent: 'The letter is not there. The search then answers -1.',
    'letter-itself': 'The search says where the letter is, not which letter it is.',
  },
  source: mdn('String', 'Web/JavaScript/Reference/Global_Objects/String'),
  pythonSource: pythonPages.introduction,
  write(dice, level) {
    if (level === 1) return dice.chance(0.7) ? letterAt(dice) : length(dice)
    return level === 2 ? lastLetters(dice) : found(dice)
  },
})
