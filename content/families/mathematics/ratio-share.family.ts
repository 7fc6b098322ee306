import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, fraction } from './shared/fraction.ts'
import { gcd } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { twoPeople } from './shared/people.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  key: number
  wrong: Slip<Exact>[]
  steps: string[]
}

const things = ['marbles', 'stickers', 'shells', 'beads', 'cards', 'walnuts', 'cookies', 'tokens'] as const

const parts = (dice: Dice, most: number): [number, number] =>
  redraw(
    () => [dice.int(1, most), dice.int(1, most)] as [number, number],
    ([a, b]) => a !== b && gcd(a, b) === 1,
  )

const oneShare = (dice: Dice, most: number, units: number): Task => {
  const [p, q] = parts(dice, most)
  const unit = dice.int(2, units)
  const total = (p + q) * unit
  const [a, b] = twoPeople(dice)
  const thing = dice.pick(things)
  return {
    stem: `${a} and ${b} share ${total} ${thing} in the ratio ${p} : ${q}. How many ${thing} does ${a} get?`,
    key: p * unit,
    wrong: [
      [q * unit, 'other-share'],
      [p < q ? fraction(total * p, q) : fraction(total, p), 'part-to-part'],
      [unit, 'one-part-only'],
      [fraction(total, 2), 'half-each'],
    ],
    steps: [
      `There are ${p} + ${q} = ${p + q} parts.`,
      `One part is ${total} ÷ ${p + q} = ${unit}.`,
      `${a} gets ${p} × ${unit} = ${p * unit}.`,
    ],
  }
}

const difference = (dice: Dice): Task => {
  const [q, p] = parts(dice, 8).sort((x, y) => x - y) as [number, number]
  const unit = dice.int(3, 12)
  const total = (p + q) * unit
  const [a, b] = twoPeople(dice)
  const thing = dice.pick(things)
  return {
    stem: `${a} and ${b} share ${total} ${thing} in the ratio ${p} : ${q}. How many more ${thing} than ${b} does ${a} get?`,
    key: (p - q) * unit,
    wrong: [
      [p * unit, 'other-share'],
      [q * unit, 'other-share'],
      [unit, 'one-part-only'],
      [p - q, 'parts-as-things'],
      [fraction(total, 2), 'half-each'],
    ],
    steps: [
      `One part is ${total} ÷ ${p + q} = ${unit}.`,
      `${a} has ${p} − ${q} = ${p - q} more ${p - q === 1 ? 'part' : 'parts'}: ${p - q} × ${unit} = ${(p - q) * unit}.`,
    ],
  }
}

const wholeFromShare = (dice: Dice): Task => {
  const [p, q] = redraw(
    () => parts(dice, 9),
    ([first]) => first > 1,
  )
  const unit = dice.int(3, 15)
  const [a, b] = twoPeople(dice)
  const thing = dice.pick(things)
  return {
    stem: `${a} and ${b} share some ${thing} in the ratio ${p} : ${q}. ${a} gets ${p * unit}. How many ${thing} are there in all?`,
    key: (p + q) * unit,
    wrong: [
      [q * unit, 'other-share'],
      [p * unit + q, 'parts-as-things'],
      [p * unit * (p + q), 'part-to-part'],
      [p * unit * 2, 'half-each'],
    ],
    steps: [
      `${a} has ${p} parts, so one part is ${p * unit} ÷ ${p} = ${unit}.`,
      `All ${p + q} parts are ${p + q} × ${unit} = ${whole((p + q) * unit)}.`,
    ],
  }
}

const wholeFromDifference = (dice: Dice): Task => {
  const [q, p] = redraw(
    () => parts(dice, 9).sort((x, y) => x - y) as [number, number],
    ([less, more]) => more - less > 1,
  )
  const unit = dice.int(3, 15)
  const gap = (p - q) * unit
  const [a, b] = twoPeople(dice)
  const thing = dice.pick(things)
  return {
    stem: `${a} and ${b} share some ${thing} in the ratio ${p} : ${q}. ${a} gets ${gap} more than ${b}. How many ${thing} are there in all?`,
    key: (p + q) * unit,
    wrong: [
      [p * unit, 'other-share'],
      [gap * (p + q), 'part-to-part'],
      [fraction(gap * (p + q), p), 'part-to-part'],
      [gap * 2, 'half-each'],
    ],
    steps: [
      `${a} has ${p} − ${q} = ${p - q} parts more, so one part is ${gap} ÷ ${p - q} = ${unit}.`,
      `All ${p + q} parts are ${p + q} × ${unit} = ${whole((p + q) * unit)}.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [dice => oneShare(dice, 3, 5)],
  2: [dice => oneShare(dice, 5, 10)],
  3: [difference, wholeFromShare, dice => oneShare(dice, 9, 15)],
  4: [wholeFromDifference],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, key, wrong, steps } = dice.pick(tasks[level])(dice)
  return composeNumbers({ stem, key, print: v => whole(v.n), wrong, near: around(dice, key, dice.pick([1, 2])), steps })
}

export const family: Family = {
  id: 'mathematics/ratio-share',
  topic: 'mathematics',
  title: 'Sharing in a ratio',
  levels: [2, 3, 4],
  applied: true,
  misconceptions: {
    'other-share': 'That is another share. Look who is asked about; the first number belongs to the first name.',
    'part-to-part': 'A number was shared into the wrong number of parts. Ask first for how many parts it stands.',
    'one-part-only': 'That is the size of one single part. Multiply it by the number of parts.',
    'half-each': 'That halves or doubles. A ratio gives shares of different size.',
    'parts-as-things': 'The numbers of the ratio count parts. Find out first how much one part is.',
  },
  source: { title: 'Ratio – Wikipedia', url: 'https://en.wikipedia.org/wiki/Ratio' },
  draw,
}
