import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { currency, person } from './shared/people.ts'
import { money } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const goods = ['a book', 'a kite', 'a ball', 'a puzzle', 'a cap', 'a plant', 'a paint set', 'a sandwich'] as const
const pieces = ['a pencil', 'an apple', 'a postcard', 'a ticket', 'a badge', 'a bread roll', 'a mango'] as const

const cents = (n: number) => fraction(n, 100)

interface Bill {
  /** Who buys what, in one sentence, ending with the payment. */
  story: string
  total: number
  paid: number
  /** What is easily left out of the sum. */
  part?: number
}

const lowest = (total: number): number => [500, 1000, 2000, 5000, 10000].find(note => note > total) ?? 20000

const price = (dice: Dice, low: number, high: number, step: number): number =>
  redraw(
    () => dice.int(low / step, high / step) * step,
    n => n % 100 !== 0,
  )

const oneThing = (dice: Dice, sign: string): Bill => {
  const total = price(dice, 110, 890, 10)
  const paid = lowest(total)
  return {
    story: `${person(dice)} buys ${dice.pick(goods)} for ${money(sign, cents(total))} and pays with ${money(sign, cents(paid))}.`,
    total,
    paid,
  }
}

const twoThings = (dice: Dice, sign: string): Bill => {
  const [a, b] = [price(dice, 120, 950, 5), price(dice, 120, 950, 5)]
  const [first, second] = dice.shuffle(goods)
  const paid = lowest(a + b)
  return {
    story: `${person(dice)} buys ${first} for ${money(sign, cents(a))} and ${second} for ${money(sign, cents(b))}, and pays with ${money(sign, cents(paid))}.`,
    total: a + b,
    paid,
    part: Math.max(a, b),
  }
}

const many = (dice: Dice, sign: string): Bill => {
  const each = price(dice, 45, 480, 5)
  const n = dice.int(3, 9)
  const paid = lowest(each * n)
  return {
    story: `${dice.pick(pieces).replace(/^./, c => c.toUpperCase())} costs ${money(sign, cents(each))}. ${person(dice)} buys ${n} of them and pays with ${money(sign, cents(paid))}.`,
    total: each * n,
    paid,
    part: each,
  }
}

const bills: Record<Level, (dice: Dice, sign: string) => Bill> = { 1: oneThing, 2: twoThings, 3: many, 4: many }

function draw(dice: Dice, level: Level): Problem {
  const sign = currency(dice)
  const { story, total, paid, part } = redraw(
    () => bills[level](dice, sign),
    bill => bill.total % 100 !== 0 && bill.paid > bill.total,
  )
  const key = paid - total
  const over = total % 100
  const wrong: Slip<ReturnType<typeof cents>>[] = [
    [cents(key + 100), 'forgot-the-borrow'],
    [cents(paid - Math.floor(total / 100) * 100 + over), 'added-the-cents'],
    [part === undefined ? undefined : cents(paid - part), 'forgot-a-part'],
    [cents(total), 'gave-the-price'],
    [cents(key + dice.pick([-10, 10])), 'counting-slip'],
  ]
  return composeNumbers({
    stem: `${story} How much comes back?`,
    key: cents(key),
    print: v => money(sign, v),
    form: 'any',
    wrong,
    near: [...around(dice, cents(key), fraction(1, 2)), ...around(dice, cents(key), fraction(1, 10))],
    fits: v => v.n < (paid / 100) * v.d,
    steps: [
      ...(part === undefined ? [] : [`Everything together costs ${money(sign, cents(total))}.`]),
      ...(total + 100 - over === paid
        ? []
        : [
            `From ${money(sign, cents(total))} up to ${money(sign, cents(total + 100 - over))} it is ${money(sign, cents(100 - over))}.`,
          ]),
      `From ${money(sign, cents(total))} up to ${money(sign, cents(paid))} it is ${money(sign, cents(key))} in all.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/money-change',
  topic: 'mathematics',
  title: 'Money and change',
  levels: [1, 2, 3],
  applied: true,
  misconceptions: {
    'forgot-the-borrow': 'This is one whole too much. The small coins of the price break one whole up.',
    'added-the-cents': 'The small coins of the price were put on top of the change. They make the change smaller.',
    'forgot-a-part': 'Part of the shopping is missing here. Add up everything first.',
    'gave-the-price': 'That is what it costs. Change is what comes back.',
    'counting-slip': 'So close! This is 0.10 off. Count up from the price to check.',
  },
  source: { title: 'Subtraction – Wikipedia', url: 'https://en.wikipedia.org/wiki/Subtraction' },
  draw,
}
