import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { person } from './shared/people.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  key: number
  /** The amount that the stem names: no answer for another number of things. */
  given: number
  unit: string
  step: number
  wrong: Slip<Exact>[]
  steps: string[]
}

const goods = [
  ['pencils', 'coins'],
  ['tickets', 'coins'],
  ['stamps', 'coins'],
  ['badges', 'tokens'],
  ['kites', 'tokens'],
] as const

const two = (dice: Dice, low: number, high: number): [number, number] =>
  redraw(
    () => [dice.int(low, high), dice.int(low, high)] as [number, number],
    ([a, b]) => a !== b,
  )

const shopping = (dice: Dice): Task => {
  const [n, m] = two(dice, 2, 9)
  const each = dice.int(2, 9)
  const [thing, coin] = dice.pick(goods)
  return {
    stem: `${person(dice)} pays ${n * each} ${coin} for ${n} ${thing}. How many ${coin} do ${m} ${thing} cost?`,
    key: m * each,
    given: n * each,
    unit: '',
    step: each,
    wrong: [
      [n * each + m - n, 'added-the-difference'],
      [each, 'stopped-at-one'],
      [(m + 1) * each, 'one-too-many'],
      [n * each + m, 'added-the-difference'],
    ],
    steps: [`One costs ${n * each} ÷ ${n} = ${each} ${coin}.`, `${m} cost ${m} × ${each} = ${m * each}.`],
  }
}

const foods = [
  ['pancakes', 'flour'],
  ['soup', 'lentils'],
  ['curry', 'rice'],
  ['bread', 'flour'],
  ['salad', 'beans'],
  ['pasta', 'noodles'],
] as const

const recipe = (dice: Dice): Task => {
  const [n, m] = two(dice, 2, 12)
  const each = dice.int(3, 16) * 10
  const [dish, food] = dice.pick(foods)
  return {
    stem: `A recipe for ${n} people asks for ${whole(n * each)} g of ${food} for ${dish}. How much of it do ${m} people need?`,
    key: m * each,
    given: n * each,
    unit: 'g',
    step: each,
    wrong: [
      [fraction(n * n * each, m), 'turned-round'],
      [each, 'stopped-at-one'],
      [(m + 1) * each, 'one-too-many'],
      [n * each + (m - n) * 10, 'added-the-difference'],
    ],
    steps: [
      `One person needs ${whole(n * each)} ÷ ${n} = ${each} g.`,
      `${m} people need ${m} × ${each} = ${whole(m * each)}, so ${whole(m * each)} g.`,
    ],
  }
}

const jobs = [
  ['painters', 'paint a fence', 'hours'],
  ['gardeners', 'plant a hedge', 'hours'],
  ['robots', 'sort the parcels', 'hours'],
  ['printers', 'print the papers', 'hours'],
  ['tractors', 'plough the fields', 'days'],
  ['carpenters', 'build a barn', 'days'],
] as const

const together = (dice: Dice): Task => {
  const [n, m, time] = redraw(
    () => [...two(dice, 2, 12), dice.int(2, 24)] as const,
    ([a, b, t]) => (a * t) % b === 0 && a * t !== b * b,
  )
  const [workers, job, unit] = dice.pick(jobs)
  const key = (n * time) / m
  return {
    stem: `${n} ${workers} need ${time} ${unit} to ${job}. How many ${unit} do ${m} such ${workers} need, all equally fast?`,
    key,
    given: time,
    unit: '',
    step: 1,
    wrong: [
      [fraction(time * m, n), 'other-way'],
      [time - (m - n), 'took-the-difference'],
      [time + (m - n), 'took-the-difference'],
      [n * time, 'one-alone'],
    ],
    steps: [
      `One alone would need ${n} × ${time} = ${n * time} ${unit}.`,
      `${m} share that work: ${n * time} ÷ ${m} = ${key}.`,
    ],
  }
}

const scaleUp = (dice: Dice): Task => {
  const [n, m] = two(dice, 3, 15)
  const each = dice.int(3, 14)
  const liquid = dice.pick(['juice', 'paint', 'tea', 'syrup', 'ink'])
  return {
    stem: `${n * each} litres of ${liquid} fill ${n * 4} bottles of one size. How many litres fill ${m * 4} such bottles?`,
    key: m * each,
    given: n * each,
    unit: 'litres',
    step: each,
    wrong: [
      [n * each + 4 * (m - n), 'added-the-difference'],
      [fraction(n * n * each, m), 'turned-round'],
      [(m + 1) * each, 'one-group-more'],
      [each, 'stopped-at-four'],
    ],
    steps: [
      `4 bottles take ${n * each} ÷ ${n} = ${each} litres.`,
      `${m * 4} bottles are ${m} times 4: ${m} × ${each} = ${m * each} litres.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [shopping],
  2: [recipe],
  3: [scaleUp],
  4: [together],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, key, given, unit, step, wrong, steps } = dice.pick(tasks[level])(dice)
  return composeNumbers({
    stem,
    key,
    print: v => `${whole(v.n)} ${unit}`.trim(),
    wrong,
    near: [...around(dice, key, step), ...around(dice, key)],
    fits: v => v.n !== given,
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/proportion',
  topic: 'mathematics',
  title: 'Direct and inverse proportion',
  levels: [1, 2, 3, 4],
  applied: true,
  misconceptions: {
    'added-the-difference': 'The difference was added or taken away. Find out what one needs, and multiply.',
    'stopped-at-one': 'This is a good step on the way. Go on to the number asked for.',
    'stopped-at-four': 'That fills four bottles, a good step on the way. Go on to the number asked for.',
    'one-group-more': 'That is the amount for four more bottles. Count again.',
    'one-alone': 'That is how long one alone would need. Share it among all the workers.',
    'took-the-difference': 'The difference was added or taken away. Find out how long one alone needs, and divide.',
    'other-way': 'More workers need less time, and fewer need more.',
    'one-too-many': 'That is the amount for one more. Count again.',
    'turned-round': 'More became less here, or less became more. Ask yourself which way it has to go.',
  },
  source: {
    title: 'Proportionality (mathematics) – Wikipedia',
    url: 'https://en.wikipedia.org/wiki/Proportionality_(mathematics)',
  },
  draw,
}
