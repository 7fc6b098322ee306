import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { lines, programFamily, type Written } from './shared/program-family.ts'

/** The middles that a binary search looks at, from `low` to `high`, until it meets `target`. */
function middles(low: number, high: number, target: number, up = false): number[] {
  const seen: number[] = []
  let [from, to] = [low, high]
  while (from <= to) {
    const middle = up ? Math.ceil((from + to) / 2) : Math.floor((from + to) / 2)
    seen.push(middle)
    if (middle === target) break
    if (middle < target) from = middle + 1
    else to = middle - 1
  }
  return seen
}

function wrongWays(low: number, high: number, target: number): (readonly [string, string])[] {
  const right = middles(low, high, target)
  const mirrored = right.map((one, i) => (i === 0 ? one : low + high - one))
  return [
    [middles(low, high, target, true).join(' '), 'rounds-up'],
    [Array.from({ length: Math.min(right.length, target - low + 1) }, (_, i) => low + i).join(' '), 'one-by-one'],
    [mirrored.join(' '), 'wrong-half'],
    [right.slice(0, -1).join(' '), 'stops-early'],
    [right.slice(1).join(' '), 'skips-first'],
  ]
}

function guess(dice: Dice): Written {
  const low = dice.pick([1, 1, 10, 20])
  const high = low + dice.int(11, 19)
  let target = dice.int(low, high)
  while (middles(low, high, target).length < 3) target = dice.int(low, high)
  const key = middles(low, high, target)
  return {
    stem: 'A program guesses a number. What does it print, line by line?',
    javascript: lines(
      `let low = ${low};`,
      `let high = ${high};`,
      'let guess = 0;',
      `while (guess !== ${target}) {`,
      '  guess = Math.floor((low + high) / 2);',
      '  console.log(guess);',
      `  if (guess < ${target}) {`,
      '    low = guess + 1;',
      '  } else {',
      '    high = guess - 1;',
      '  }',
      '}',
    ),
    python: lines(
      `low = ${low}`,
      `high = ${high}`,
      'guess = 0',
      `while guess != ${target}:`,
      '    guess = (low + high) // 2',
      '    print(guess)',
      `    if guess < ${target}:`,
      '        low = guess + 1',
      '    else:',
      '        high = guess - 1',
    ),
    key: key.join(' '),
    wrong: [...wrongWays(low, high, target), [[...key, (key.at(-1) ?? 0) + 1].join(' '), 'wrong-end']],
    nearMisses: [[...key].reverse().join(' ')],
    steps: [
      `The first guess is the middle of ${low} and ${high}: ${key[0]}.`,
      `Each guess halves what is left, until ${target} is found: ${key.join(' ')}.`,
    ],
  }
}

function inList(dice: Dice): Written {
  const count = dice.int(7, 9)
  const values: number[] = []
  let value = dice.int(1, 5)
  for (let i = 0; i < count; i++) {
    values.push(value)
    value += dice.int(1, 6)
  }
  let place = dice.int(0, count - 1)
  while (middles(0, count - 1, place).length < 3) place = dice.int(0, count - 1)
  const target = values[place] ?? 0
  const at = (indexes: string): string =>
    indexes
      .split(' ')
      .map(one => values[Number(one)] ?? '')
      .join(' ')
  const key = at(middles(0, count - 1, place).join(' '))
  return {
    stem: `The program looks for ${target} in a sorted list. What does it print, line by line?`,
    javascript: lines(
      `let numbers = [${values.join(', ')}];`,
      'let low = 0;',
      'let high = numbers.length - 1;',
      'while (low <= high) {',
      '  let i = Math.floor((low + high) / 2);',
      '  console.log(numbers[i]);',
      `  if (numbers[i] === ${target}) {`,
      '    break;',
      `  } else if (numbers[i] < ${target}) {`,
      '    low = i + 1;',
      '  } else {',
      '    high = i - 1;',
      '  }',
      '}',
    ),
    python: lines(
      `numbers = [${values.join(', ')}]`,
      'low = 0',
      'high = len(numbers) - 1',
      'while low <= high:',
      '    i = (low + high) // 2',
      '    print(numbers[i])',
      `    if numbers[i] == ${target}:`,
      '        break',
      `    elif numbers[i] < ${target}:`,
      '        low = i + 1',
      '    else:',
      '        high = i - 1',
    ),
    key,
    wrong: [
      ...wrongWays(0, count - 1, place).map(([indexes, id]) => [at(indexes), id] as const),
      [`${key} ${values.at(-1)}`, 'wrong-end'],
    ],
    nearMisses: [key.split(' ').reverse().join(' ')],
    steps: [
      `The middle of the whole list is ${key.split(' ')[0]}.`,
      `Each look halves the rest, until ${target} is found: ${key}.`,
    ],
  }
}

/** The indexes that a search for the first place of a value looks at, and where it ends. */
function firstPlace(values: readonly number[], goesUp: (value: number) => boolean, up = false): number[] {
  const seen: number[] = []
  let [low, high] = [0, values.length]
  while (low < high) {
    const i = up ? Math.min(Math.ceil((low + high) / 2), high - 1) : Math.floor((low + high) / 2)
    seen.push(i)
    if (goesUp(values[i] ?? 0)) low = i + 1
    else high = i
  }
  return [...seen, low]
}

function firstOfEqual(dice: Dice): Written {
  const target = dice.int(5, 12)
  const equal = dice.int(2, 4)
  const before = dice.int(1, 4)
  const after = dice.int(2, 9 - before - equal + 1)
  const values = [
    ...Array.from({ length: before }, () => dice.int(1, target - 1)).sort((a, b) => a - b),
    ...Array.from({ length: equal }, () => target),
    ...Array.from({ length: after }, () => target + dice.int(1, 9)).sort((a, b) => a - b),
  ]
  const path = firstPlace(values, one => one < target)
  const said = path.join(' ')
  const found = path.findIndex(i => values[i] === target)
  return {
    stem: `The list holds ${target} more than once. What does this program print, line by line?`,
    javascript: lines(
      `let numbers = [${values.join(', ')}];`,
      'let low = 0;',
      'let high = numbers.length;',
      'while (low < high) {',
      '  let i = Math.floor((low + high) / 2);',
      '  console.log(i);',
      `  if (numbers[i] < ${target}) {`,
      '    low = i + 1;',
      '  } else {',
      '    high = i;',
      '  }',
      '}',
      'console.log(low);',
    ),
    python: lines(
      `numbers = [${values.join(', ')}]`,
      'low = 0',
      'high = len(numbers)',
      'while low < high:',
      '    i = (low + high) // 2',
      '    print(i)',
      `    if numbers[i] < ${target}:`,
      '        low = i + 1',
      '    else:',
      '        high = i',
      'print(low)',
    ),
    key: said,
    wrong: [
      [path.slice(0, found + 1).join(' '), 'stops-early'],
      [firstPlace(values, one => one <= target).join(' '), 'wrong-half'],
      [firstPlace(values, one => one < target, true).join(' '), 'rounds-up'],
      [path.slice(1).join(' '), 'skips-first'],
      [path.slice(0, -1).join(' '), 'stops-early'],
      [[...path.slice(0, -1), before + 1].join(' '), 'wrong-end'],
      [[...path.slice(0, -1), before + equal].join(' '), 'wrong-end'],
      [Array.from({ length: before + 1 }, (_, i) => i).join(' '), 'one-by-one'],
    ],
    steps: [
      `The search does not stop at the first ${target} that it meets: it goes on to the left until low meets high.`,
      `The indexes that it looks at, and low at the end, are ${said}.`,
    ],
  }
}

const writers: Readonly<Record<Level, (dice: Dice) => Written>> = { 1: guess, 2: guess, 3: inList, 4: firstOfEqual }

/** Halving what is left until the target is found. */
export const family = programFamily({
  id: 'programming/binary-search',
  title: 'Searching by halving',
  levels: [2, 3, 4],
  applied: true,
  misconceptions: {
    'rounds-up': 'When the middle falls between two places, floor takes the lower one.',
    'one-by-one': 'The search does not go one by one. It looks in the middle of what is left.',
    'wrong-half': 'If the middle is too small, the search goes on above it, otherwise below.',
    'stops-early': 'The end is missing. Go on until the condition of the loop is false or the search breaks off.',
    'wrong-end': 'The last line is not right. Look at when the loop stops, and what is printed there.',
    'skips-first': 'The first look counts too: the middle of the whole range.',
  },
  source: { title: 'Binary search – Wikipedia', url: 'https://en.wikipedia.org/wiki/Binary_search' },
  write: (dice, level) => writers[level](dice),
})
