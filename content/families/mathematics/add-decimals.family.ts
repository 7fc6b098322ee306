import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { compare, type Fraction, fraction, minus, plus } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { decimal } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

/** A decimal number as its digits without the decimal point, and how many of them come after it. */
interface Written {
  digits: number
  places: number
}

const value = ({ digits, places }: Written): Fraction => fraction(digits, 10 ** places)

/** Places per level: both numbers alike, or of different lengths. */
const lengths: Record<Level, readonly [number, number][]> = {
  1: [[1, 1]],
  2: [
    [1, 2],
    [2, 1],
    [2, 2],
  ],
  3: [
    [1, 3],
    [3, 2],
    [0, 2],
    [2, 3],
  ],
  4: [[1, 1]],
}

const most: Record<Level, number> = { 1: 9, 2: 9, 3: 20, 4: 20 }

const written = (dice: Dice, places: number, high: number): Written => ({
  digits: redraw(
    () => dice.int(places === 0 ? 2 : 10 ** (places - 1) * 2, high * 10 ** places),
    n => places === 0 || n % 10 !== 0,
  ),
  places,
})

/** Whole parts and decimals each on their own: 1.8 + 2.5 becomes 3.13. */
function apart(a: Written, b: Written): Fraction | undefined {
  if (a.places !== b.places || a.places === 0) return undefined
  const scale = 10 ** a.places
  const behind = (a.digits % scale) + (b.digits % scale)
  return behind < scale
    ? undefined
    : fraction((Math.floor(a.digits / scale) + Math.floor(b.digits / scale)) * scale * 10 + behind, scale * 10)
}

const behindPoint = (w: Written): Fraction => fraction(w.digits % 10 ** w.places, 10 ** w.places)

/** Whether the parts after the decimal point make a whole, or need one. */
const crosses = (a: Written, b: Written, adding: boolean): boolean =>
  adding ? compare(plus(behindPoint(a), behindPoint(b)), 1) >= 0 : compare(behindPoint(a), behindPoint(b)) < 0

function draw(dice: Dice, level: Level): Problem {
  const adding = dice.chance(0.55)
  const [a, b] = redraw(
    () => {
      const [p, q] = dice.pick(lengths[level])
      return [written(dice, p, most[level]), written(dice, q, most[level])] as const
    },
    ([x, y]) => {
      return (
        (x.places !== y.places || crosses(x, y, adding)) &&
        (adding || compare(value(x), plus(value(y), fraction(1, 10))) > 0)
      )
    },
  )
  const key = adding ? plus(value(a), value(b)) : minus(value(a), value(b))
  const places = Math.max(a.places, b.places)
  const crossed = crosses(a, b, adding)
  const glued = fraction(adding ? a.digits + b.digits : Math.abs(a.digits - b.digits), 10 ** places)
  const first = decimal(value(a), a.places)
  const second = decimal(value(b), b.places)
  const sign = adding ? '+' : '−'
  return composeNumbers({
    stem: howMuch(dice, `${first} ${sign} ${second}`),
    key,
    print: decimal,
    form: { decimals: places + 1 },
    wrong: [
      [a.places === b.places ? undefined : glued, 'lined-up-the-ends'],
      [adding ? apart(a, b) : undefined, 'two-separate-sums'],
      [crossed ? (adding ? minus(key, 1) : plus(key, 1)) : undefined, adding ? 'lost-the-carry' : 'forgot-the-borrow'],
      [adding ? plus(key, fraction(1, 10)) : minus(key, fraction(1, 10)), 'counting-slip'],
    ],
    near: around(dice, key, fraction(1, 10)).filter(v => v.d > 1 || key.d === 1),
    steps: [
      `Line up the decimal points: ${decimal(value(a), places)} and ${decimal(value(b), places)}.`,
      `${decimal(value(a), places)} ${sign} ${decimal(value(b), places)} = ${decimal(key, places)}, so the answer is ${decimal(key)}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/add-decimals',
  topic: 'mathematics',
  title: 'Adding and subtracting decimals',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'lined-up-the-ends':
      'The last digits were lined up. Line up the decimal points instead, so that tenths are under tenths.',
    'two-separate-sums': 'The digits after the decimal point were added on their own. Ten tenths make one whole.',
    'lost-the-carry': 'Ten tenths make one whole, and that one got lost on the way.',
    'forgot-the-borrow': 'A whole was borrowed to make tenths. It has to be taken off the wholes.',
    'counting-slip': 'So close! The tenths are one step off.',
  },
  source: { title: 'Decimal – Wikipedia', url: 'https://en.wikipedia.org/wiki/Decimal' },
  draw,
}
