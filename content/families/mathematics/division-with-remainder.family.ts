import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { around } from './shared/near.ts'
import { person } from './shared/people.ts'
import { whole } from './shared/print-number.ts'

const things = ['stickers', 'marbles', 'grapes', 'cards', 'beads', 'shells', 'buttons', 'walnuts'] as const
const loads = [
  ['eggs', 'box'],
  ['books', 'shelf'],
  ['muffins', 'tray'],
  ['oranges', 'bag'],
  ['photos', 'page'],
] as const

const ranges: Record<Level, { by: [number, number]; parts: [number, number] }> = {
  1: { by: [3, 6], parts: [3, 8] },
  2: { by: [4, 9], parts: [5, 12] },
  3: { by: [6, 15], parts: [12, 40] },
  4: { by: [12, 24], parts: [25, 90] },
}

interface Split {
  total: number
  by: number
  parts: number
  rest: number
}

type Question = (dice: Dice, split: Split) => { stem: string; key: number; wrong: Slip<number>[]; last: string }

const plural = (holder: string) => ({ shelf: 'shelves', box: 'boxes' })[holder] ?? `${holder}s`

const leftOver: Question = (dice, { total, by, parts, rest }) => {
  const thing = dice.pick(things)
  return {
    stem: `${by} friends share ${whole(total)} ${thing} equally. How many ${thing} must be left over?`,
    key: rest,
    wrong: [
      [parts, 'gave-the-share'],
      [by - rest, 'gave-the-gap'],
      [rest + by, 'stopped-early'],
    ],
    last: `The number left over is ${rest}.`,
  }
}

const share: Question = (dice, { total, by, parts, rest }) => {
  const thing = dice.pick(things)
  return {
    stem: `${by} friends share ${whole(total)} ${thing} equally. How many can each get at most?`,
    key: parts,
    wrong: [
      [parts + 1, 'one-too-many'],
      [rest, 'gave-the-rest'],
      [parts - 1, 'stopped-early'],
    ],
    last: `Each friend gets ${parts}.`,
  }
}

const holdersNeeded: Question = (dice, { total, by, parts, rest }) => {
  const [thing, holder] = dice.pick(loads)
  return {
    stem: `One ${holder} holds ${by} ${thing}. ${person(dice)} has ${whole(total)} ${thing}. How many ${plural(holder)} are needed to hold them all?`,
    key: parts + 1,
    wrong: [
      [parts, 'forgot-the-last-one'],
      [rest, 'gave-the-rest'],
      [parts + 2, 'one-too-many'],
      [parts - 1, 'stopped-early'],
    ],
    last: `${rest === 1 ? 'The last one needs' : `The last ${rest} need`} one more ${holder}, so the answer is ${parts + 1}.`,
  }
}

const fullHolders: Question = (dice, { total, by, parts, rest }) => {
  const [thing, holder] = dice.pick(loads)
  return {
    stem: `One ${holder} holds ${by} ${thing}. ${person(dice)} has ${whole(total)} ${thing}. How many ${plural(holder)} can be filled completely?`,
    key: parts,
    wrong: [
      [parts + 1, 'one-too-many'],
      [rest, 'gave-the-rest'],
      [parts - 1, 'stopped-early'],
    ],
    last: `The other ${rest} cannot fill one, so the answer is ${parts}.`,
  }
}

const questions: Record<Level, readonly Question[]> = {
  1: [leftOver, share],
  2: [leftOver, share, holdersNeeded, fullHolders],
  3: [leftOver, holdersNeeded, fullHolders],
  4: [leftOver, holdersNeeded, fullHolders],
}

function draw(dice: Dice, level: Level): Problem {
  const range = ranges[level]
  const by = dice.int(...range.by)
  const parts = dice.int(...range.parts)
  const rest = dice.int(1, by - 1)
  const total = by * parts + rest
  const { stem, key, wrong, last } = dice.pick(questions[level])(dice, { total, by, parts, rest })
  return composeNumbers({
    stem,
    key,
    print: v => whole(v.n),
    wrong,
    near: around(dice, key),
    within: 6,
    steps: [
      `${by} fits ${parts} times into ${whole(total)}: ${by} × ${parts} = ${whole(by * parts)}.`,
      `That leaves ${whole(total)} − ${whole(by * parts)} = ${rest}.`,
      last,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/division-with-remainder',
  topic: 'mathematics',
  title: 'Sharing with some left over',
  levels: [1, 2, 3],
  applied: true,
  misconceptions: {
    'gave-the-share': 'That is how many each one gets. The question asks for what is left over.',
    'gave-the-rest': 'That is what is left over. The question asks for something else.',
    'gave-the-gap': 'That is how many more you would need for another round. Left over is what nobody got.',
    'stopped-early': 'There is enough for one more round of sharing. Keep going until too few are left.',
    'forgot-the-last-one': 'A few did not fit. They need a place as well, so count one more.',
    'one-too-many': 'There is not enough for that many. Check by multiplying back.',
  },
  source: { title: 'Remainder – Wikipedia', url: 'https://en.wikipedia.org/wiki/Remainder' },
  draw,
}
