import type { Dice } from '#kit/random/dice.ts'
import { lines, programFamily, type Written } from './shared/program-family.ts'

const shown = (values: readonly number[]): string => values.join(' ')

function pass(
  values: readonly number[],
  swap: (a: number, b: number) => boolean,
  rounds = values.length - 1,
): number[] {
  const all = [...values]
  for (let i = 0; i < rounds; i++) {
    const [a = 0, b = 0] = [all[i], all[i + 1]]
    if (swap(a, b)) {
      all[i] = b
      all[i + 1] = a
    }
  }
  return all
}

/** Numbers in disorder: after one pass they are neither as before nor in order, be it upward or downward. */
function draw(dice: Dice, count: number): number[] {
  const all = Array.from({ length: 20 }, (_, i) => i + 1)
  const settled = (values: readonly number[], swap: (a: number, b: number) => boolean): boolean => {
    const once = shown(pass(values, swap))
    return once === shown(values) || once === shown(pass(pass(values, swap), swap))
  }
  const tooEasy = (values: readonly number[]): boolean =>
    settled(values, (a, b) => a > b) || settled(values, (a, b) => a < b)
  let values = dice.shuffle(all).slice(0, count)
  while (tooEasy(values)) values = dice.shuffle(all).slice(0, count)
  return values
}

function bubble(dice: Dice): Written {
  const values = draw(dice, dice.int(4, 5))
  const up = dice.chance(0.7)
  const swap = (a: number, b: number): boolean => (up ? a > b : a < b)
  const key = pass(values, swap)
  const sorted = [...values].sort((a, b) => (up ? a - b : b - a))
  const first = values.findIndex((one, i) => swap(one, values[i + 1] ?? one))
  return {
    stem: 'One pass of a bubble sort. What does this program print?',
    javascript: lines(
      `let cards = [${values.join(', ')}];`,
      'for (let i = 0; i < cards.length - 1; i++) {',
      `  if (cards[i] ${up ? '>' : '<'} cards[i + 1]) {`,
      '    let held = cards[i];',
      '    cards[i] = cards[i + 1];',
      '    cards[i + 1] = held;',
      '  }',
      '}',
      "console.log(cards.join(' '));",
    ),
    python: lines(
      `cards = [${values.join(', ')}]`,
      'for i in range(len(cards) - 1):',
      `    if cards[i] ${up ? '>' : '<'} cards[i + 1]:`,
      '        cards[i], cards[i + 1] = cards[i + 1], cards[i]',
      'print(*cards)',
    ),
    key: shown(key),
    wrong: [
      [shown(sorted), 'all-sorted'],
      [shown(pass(values, swap, first + 1)), 'one-swap'],
      [shown(pass(values, (a, b) => !swap(a, b))), 'other-way'],
      [shown(values), 'unchanged'],
      [shown(pass(values, swap, values.length - 2)), 'stops-early'],
    ],
    nearMisses: [shown([...sorted].reverse()), shown([...key].reverse())],
    steps: [
      `Neighbours swap when the left one is ${up ? 'larger' : 'smaller'}, once from left to right.`,
      `After this single pass the list is ${shown(key)}.`,
    ],
  }
}

function select(values: readonly number[], rounds: number, better: (a: number, b: number) => boolean): number[] {
  const all = [...values]
  for (let i = 0; i < rounds; i++) {
    let best = i
    for (let j = i + 1; j < all.length; j++) if (better(all[j] ?? 0, all[best] ?? 0)) best = j
    const [a = 0, b = 0] = [all[i], all[best]]
    all[i] = b
    all[best] = a
  }
  return all
}

function selection(dice: Dice): Written {
  const less = (a: number, b: number): boolean => a < b
  const rounds = dice.int(1, 2)
  let values = draw(dice, 5)
  while (shown(select(values, rounds, less)) === shown(select(values, 4, less))) values = draw(dice, 5)
  const key = select(values, rounds, less)
  const sorted = [...values].sort((a, b) => a - b)
  const low = sorted.slice(0, rounds)
  const moved = [...low, ...values.filter(one => !low.includes(one))]
  return {
    stem: 'The first rounds of a selection sort. What does this program print?',
    javascript: lines(
      `let cards = [${values.join(', ')}];`,
      `for (let i = 0; i < ${rounds}; i++) {`,
      '  let best = i;',
      '  for (let j = i + 1; j < cards.length; j++) {',
      '    if (cards[j] < cards[best]) best = j;',
      '  }',
      '  let held = cards[i];',
      '  cards[i] = cards[best];',
      '  cards[best] = held;',
      '}',
      "console.log(cards.join(' '));",
    ),
    python: lines(
      `cards = [${values.join(', ')}]`,
      `for i in range(${rounds}):`,
      '    best = i',
      '    for j in range(i + 1, len(cards)):',
      '        if cards[j] < cards[best]:',
      '            best = j',
      '    cards[i], cards[best] = cards[best], cards[i]',
      'print(*cards)',
    ),
    key: shown(key),
    wrong: [
      [shown(sorted), 'all-sorted'],
      [shown(moved), 'moves-not-swaps'],
      [shown(select(values, rounds, (a, b) => a > b)), 'other-way'],
      [shown(values), 'unchanged'],
      [shown(select(values, rounds + 1, less)), 'all-sorted'],
      [shown(select(values, rounds - 1, less)), 'stops-early'],
    ],
    nearMisses: [shown([...key].reverse())],
    steps: [
      `In each round the smallest number of the rest swaps places with the first of the rest. There ${rounds === 1 ? 'is 1 round' : 'are 2 rounds'}.`,
      `After that the list is ${shown(key)}.`,
    ],
  }
}

/** The state of a list in the middle of being sorted. */
export const family = programFamily({
  id: 'programming/sorting-pass',
  title: 'A list while it is being sorted',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'all-sorted': 'One pass does not finish the job. Follow just the rounds that the program runs.',
    'one-swap': 'The loop goes on after the first swap.',
    'other-way': 'You compared the other way round.',
    unchanged: 'The program does swap elements. Compare them as the condition says.',
    'stops-early': 'A comparison or a round is missing at the end.',
    'moves-not-swaps': 'The two elements swap places. The others stay where they are.',
  },
  source: { title: 'Sorting algorithm – Wikipedia', url: 'https://en.wikipedia.org/wiki/Sorting_algorithm' },
  write: (dice, level) => (level === 3 ? bubble(dice) : selection(dice)),
})
