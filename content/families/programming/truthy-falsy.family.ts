import type { Dice } from '#kit/random/dice.ts'
import { petNames } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

function twoIfs(dice: Dice): Written {
  const count = dice.chance() ? 0 : dice.int(1, 9)
  const text = dice.chance() ? '' : dice.pick(petNames)
  const [number, word] = dice.pick([
    ['coins', 'name'],
    ['lives', 'title'],
    ['steps', 'song'],
    ['stars', 'label'],
    ['keys', 'note'],
  ] as const)
  const end = dice.pick(['end', 'done', 'bye'])
  const says = (first: boolean, second: boolean): string =>
    [first ? number : '', second ? word : '', end].filter(one => one !== '').join(' ')
  const [a, b] = [count !== 0, text !== '']
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(
      `let ${number} = ${count};`,
      `let ${word} = '${text}';`,
      `if (${number}) {`,
      `  console.log('${number}');`,
      '}',
      `if (${word}) {`,
      `  console.log('${word}');`,
      '}',
      `console.log('${end}');`,
    ),
    python: lines(
      `${number} = ${count}`,
      `${word} = '${text}'`,
      `if ${number}:`,
      `    print('${number}')`,
      `if ${word}:`,
      `    print('${word}')`,
      `print('${end}')`,
    ),
    key: says(a, b),
    wrong: [
      [says(!a, b), 'number-missed'],
      [says(a, !b), 'text-missed'],
      [says(!a, !b), 'turned'],
    ],
    steps: [
      `${count} counts as ${a}, and '${text}' counts as ${b}.`,
      'Zero and the empty text count as false, other numbers and texts as true.',
      `So the output is ${says(a, b)}.`,
    ],
  }
}

const values: readonly (readonly [text: string, truthy: boolean])[] = [
  ['0', false],
  ["''", false],
  ['null', false],
  ['undefined', false],
  ['NaN', false],
  ['false', false],
  ["'0'", true],
  ["' '", true],
  ["'false'", true],
  ['[]', true],
  ['{}', true],
  ['-1', true],
  ['7', true],
  ["'no'", true],
  ['0.5', true],
]

const looksFalse = new Set(["'0'", "' '", "'false'", '[]', '{}', '-1', "'no'"])

function countTruthy(dice: Dice): Written {
  const [low, high] = [dice.int(2, 3), dice.int(2, 3)]
  const chosen = dice.shuffle([
    ...dice.shuffle(values.filter(([, truthy]) => truthy)).slice(0, high),
    ...dice.shuffle(values.filter(([, truthy]) => !truthy)).slice(0, low),
  ])
  const key = chosen.filter(([, truthy]) => truthy).length
  const fooled = chosen.filter(([text, truthy]) => truthy && !looksFalse.has(text)).length
  return {
    stem: 'How many of these values count as true? The program prints the number.',
    javascript: lines(
      `let values = [${chosen.map(([text]) => text).join(', ')}];`,
      'let kept = values.filter(value => Boolean(value));',
      'console.log(kept.length);',
    ),
    key,
    wrong: [
      [fooled, 'looks-empty'],
      [chosen.length - key, 'turned'],
      [chosen.length, 'counts-false'],
      [key + 1, 'counts-false'],
      [key - 1, 'one-missed'],
    ],
    nearMisses: [key + 2],
    steps: [
      'Only false, 0, the empty text, null, undefined and NaN count as false.',
      `What is left is ${chosen
        .filter(([, truthy]) => truthy)
        .map(([text]) => text)
        .join(', ')}, so it prints ${key}.`,
    ],
  }
}

function fallback(dice: Dice): Written {
  const name = dice.pick(['volume', 'size', 'speed', 'bonus', 'level', 'border'])
  const other = dice.int(3, 30)
  const held = dice.pick(['0', 'null', '7', 'undefined', '0'])
  const or = held === '7' ? '7' : String(other)
  const nullish = held === 'null' || held === 'undefined' ? String(other) : held
  const key = `${or} ${nullish}`
  return {
    stem: 'Two ways to fall back on another value. What does this program print, line by line?',
    javascript: lines(
      `let ${name} = ${held};`,
      `console.log(${name} || ${other});`,
      `console.log(${name} ?? ${other});`,
    ),
    key,
    wrong: [
      [`${other} ${other}`, 'same-sign'],
      [`${held} ${held}`, 'same-sign'],
      [`${nullish} ${or}`, 'turned'],
      [`true ${nullish}`, 'gives-value'],
    ],
    nearMisses: [`${held} ${other}`, `${other} ${held}`, `0 ${other}`, `${other} 0`],
    steps: [
      '|| falls back on every value that counts as false, ?? only on null and undefined.',
      `${name} is ${held}, so the output is ${key}.`,
    ],
    source: mdn('Nullish coalescing operator (??)', 'Web/JavaScript/Reference/Operators/Nullish_coalescing'),
  }
}

/** Which values count as true where a condition is asked for. */
export const family = programFamily({
  id: 'programming/truthy-falsy',
  title: 'What counts as true',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'counts-false':
      'Zero and the empty text count as false, and so do null, undefined and NaN. Everything else counts as true.',
    'number-missed': 'Look at the number again: 0 counts as false, every other whole number as true.',
    'text-missed': 'Look at the text again: the empty text counts as false, every other text as true.',
    'one-missed': 'One value that counts as true is missing in your count.',
    'gives-value': 'These signs give back one of the two values, not just true or false.',
    'looks-empty': 'A text with something in it counts as true, even a space or a 0, and so does an empty list.',
    turned: 'You have it the other way round.',
    'same-sign': 'The two signs differ: || looks at what counts as false, ?? only at null and undefined.',
  },
  source: mdn('Truthy', 'Glossary/Truthy'),
  pythonSource: pythonPages.types,
  write(dice, level) {
    if (level === 2) return twoIfs(dice)
    return level === 3 ? countTruthy(dice) : fallback(dice)
  },
})
