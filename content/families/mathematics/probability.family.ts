import type { Family, Problem } from '#authoring/rules/family.ts'
import { type CounterColour, counterColours, type Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { compare, type Fraction, fraction, minus, plus, times } from './shared/fraction.ts'
import { person } from './shared/people.ts'
import { ratio } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  figure?: Figure
  key: Fraction
  wrong: Slip<Fraction>[]
  steps: string[]
}

const things = ['marbles', 'balls', 'buttons', 'socks', 'beads', 'tokens'] as const
const holders = ['bag', 'box', 'drawer', 'jar'] as const

interface Bag {
  holder: string
  thing: string
  one: string
  colour: CounterColour
  other: CounterColour
  some: number
  rest: number
}

function bag(dice: Dice, most: number): Bag {
  const [colour = 'red', other = 'blue'] = dice.shuffle(counterColours)
  const thing = dice.pick(things)
  const [some, rest] = redraw(
    () => [dice.int(2, most), dice.int(2, most)] as const,
    ([a, b]) => a !== b && a + b > 3,
  )
  return { holder: dice.pick(holders), thing, one: thing.slice(0, -1), colour, other, some, rest }
}

const inside = ({ colour, other, some, rest }: Bag): Figure => ({
  kind: 'counters',
  groups: [
    { colour, count: some },
    { colour: other, count: rest },
  ],
})

const lowest = (top: number, bottom: number): string => {
  const v = fraction(top, bottom)
  return v.d === bottom ? `That is ${top}/${bottom}.` : `${top}/${bottom} in lowest terms is ${ratio(v)}.`
}

/** One more step, unless the fraction is in lowest terms already. */
const reduced = (top: number, bottom: number): string[] =>
  fraction(top, bottom).d === bottom ? [] : [lowest(top, bottom)]

const one = (dice: Dice): Task => {
  const drawn = bag(dice, 7)
  const { holder, thing, one: single, colour, other, some, rest } = drawn
  const all = some + rest
  return {
    stem: `A ${holder} holds ${some} ${colour} and ${rest} ${other} ${thing}. ${person(dice)} takes one without looking. What is the chance that the ${single} is ${colour}?`,
    figure: inside(drawn),
    key: fraction(some, all),
    wrong: [
      [some < rest ? fraction(some, rest) : fraction(rest, some), 'part-to-part'],
      [fraction(rest, all), 'other-one'],
      [fraction(1, 2), 'half-half'],
      [fraction(1, all), 'half-half'],
    ],
    steps: [
      `There are ${some} + ${rest} = ${all} ${thing}, and ${some} of them ${some === 1 ? 'is' : 'are'} ${colour}.`,
      lowest(some, all),
    ],
  }
}

const cards = (dice: Dice): Task => {
  const all = dice.int(8, 30)
  const by = dice.int(3, 6)
  const hits = Math.floor(all / by)
  const missing = dice.chance()
  const top = missing ? all - hits : hits
  return {
    stem: `Cards carry the numbers from 1 to ${all}. One is drawn. What is the chance that its number is ${missing ? 'outside' : 'in'} the ${by} times table (${by}, ${2 * by} and so on)?`,
    key: fraction(top, all),
    wrong: [
      [fraction(all - top, all), 'other-one'],
      [fraction(1, by), 'half-half'],
      [fraction(hits, all - hits), 'part-to-part'],
      [fraction(1, 2), 'half-half'],
    ],
    steps: [
      `The ${by} times table has ${hits} of these numbers${missing ? `, so ${all - hits} are outside it` : ''}.`,
      lowest(top, all),
    ],
  }
}

const twoTimes = (dice: Dice): Task => {
  const drawn = bag(dice, 6)
  const { holder, thing, colour, other, some, rest } = drawn
  const all = some + rest
  const p = fraction(some, all)
  return {
    stem: `A ${holder} holds ${some} ${colour} and ${rest} ${other} ${thing}. One is taken, put back, and one is taken again. What is the chance that both are ${colour}?`,
    figure: inside(drawn),
    key: times(p, p),
    wrong: [
      [plus(p, p), 'added-chances'],
      [p, 'one-draw-only'],
      [some > 1 ? fraction(some * (some - 1), all * (all - 1)) : undefined, 'put-back-or-keep'],
      [times(fraction(rest, all), fraction(rest, all)), 'other-one'],
    ],
    steps: [
      `Each time the chance is ${some}/${all}.`,
      `Both: ${some}/${all} × ${some}/${all} = ${some * some}/${all * all}.`,
      ...reduced(some * some, all * all),
    ],
  }
}

const withoutReturn = (dice: Dice): Task => {
  const drawn = redraw(
    () => bag(dice, 8),
    b => b.some > 1 && b.rest > 1,
  )
  const { holder, thing, colour, other, some, rest } = drawn
  const all = some + rest
  const bottom = all * (all - 1)
  const kind = dice.pick(['both', 'mixed'] as const)
  const top = kind === 'both' ? some * (some - 1) : 2 * some * rest
  const p = fraction(some, all)
  return {
    stem: `A ${holder} holds ${some} ${colour} and ${rest} ${other} ${thing}. Two are taken at once. What is the chance that ${kind === 'both' ? `both are ${colour}` : 'they have different colours'}?`,
    figure: inside(drawn),
    key: fraction(top, bottom),
    wrong: [
      [kind === 'both' ? times(p, p) : fraction(2 * some * rest, all * all), 'put-back-or-keep'],
      [kind === 'both' ? undefined : fraction(some * rest, bottom), 'one-order-only'],
      [kind === 'both' ? fraction(rest * (rest - 1), bottom) : minus(1, fraction(top, bottom)), 'other-one'],
      [kind === 'both' ? p : fraction(1, 2), kind === 'both' ? 'one-draw-only' : 'half-half'],
    ],
    steps: [
      kind === 'both'
        ? `First ${some}/${all}, then ${some - 1}/${all - 1}: that makes ${top}/${bottom}.`
        : `Either order: 2 × ${some}/${all} × ${rest}/${all - 1} = ${top}/${bottom}.`,
      ...reduced(top, bottom),
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [one],
  2: [one, cards],
  3: [twoTimes],
  4: [withoutReturn],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, figure, key, wrong, steps } = dice.pick(tasks[level])(dice)
  const { n, d } = key
  return composeNumbers({
    stem,
    figure,
    key,
    print: ratio,
    form: 'broken',
    wrong,
    near: dice.shuffle([
      fraction(n + 1, d),
      fraction(n, d + 1),
      fraction(n + 1, d + 1),
      fraction(n, d + 2),
      fraction(Math.max(1, n - 1), d + 1),
      fraction(n + 1, d + 3),
    ]),
    fits: v => compare(v, 1) < 0,
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/probability',
  topic: 'mathematics',
  title: 'Probability',
  levels: [2, 3, 4],
  applied: true,
  misconceptions: {
    'part-to-part': 'One part was compared with the other part. The denominator counts all of them.',
    'other-one': 'That is the chance of the other thing. Look again what is asked for.',
    'half-half': 'Count how many fit and how many there are in all. That decides, even if two things can happen.',
    'added-chances': 'For both to happen, the chances are multiplied.',
    'one-order-only': 'That is one order only. The other order counts as well.',
    'one-draw-only': 'That is the chance of one draw only. Both of them have to fit.',
    'put-back-or-keep':
      'It matters whether the first one is put back. Without putting back, one is missing the second time.',
  },
  source: { title: 'Probability – Wikipedia', url: 'https://en.wikipedia.org/wiki/Probability' },
  draw,
}
