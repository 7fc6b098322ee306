import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { type Fraction, fraction } from './shared/fraction.ts'
import { digitsOf } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { decimal, whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const names: Record<number, string> = {
  1: 'ones',
  10: 'tens',
  100: 'hundreds',
  1000: 'thousands',
  10000: 'ten thousands',
}

function placeValue(dice: Dice, level: Level): Problem {
  const number = redraw(
    () => (level === 1 ? dice.int(112, 987) : dice.int(1123, 98765)),
    n => new Set(digitsOf(n)).size === digitsOf(n).length && !digitsOf(n).includes(0),
  )
  const digits = digitsOf(number)
  const spot = dice.int(1, digits.length - 1)
  const digit = digits[spot] ?? 0
  const key = digit * 10 ** spot
  return composeNumbers({
    stem: `In the number ${whole(number)}, what is the digit ${digit} worth?`,
    key,
    print: v => whole(v.n),
    wrong: [
      [digit, 'digit-alone'],
      [key / 10, 'wrong-place'],
      [key * 10, 'wrong-place'],
      [number % 10 ** (spot + 1), 'took-the-rest-too'],
    ],
    near: around(dice, key, 10 ** spot),
    steps: [
      `Count the places from the right: ones, tens, hundreds …`,
      `The ${digit} is in the ${names[10 ** spot]} place, so it is worth ${whole(key)}.`,
    ],
  })
}

/** Rounds `units` (a count of the smallest place) to multiples of `to`; exact halves are never drawn. */
function nearest(dice: Dice, units: number, to: number, scale: number, ask: string): Problem {
  const down = Math.floor(units / to) * to
  const up = down + to
  const key = units - down < up - units ? down : up
  const far = key === up ? down : up
  const wider = Math.round(units / (to * 10)) * to * 10
  const print = (v: Fraction) => (scale === 1 ? whole(v.n) : decimal(v, digitsOf(scale / to).length - 1))
  const at = (n: number) => fraction(n, scale)
  const text = decimal(at(units))
  const middle = decimal(at(down + to / 2))
  return composeNumbers({
    stem: `Round ${text} to ${ask}. What do you get?`,
    figure: {
      kind: 'number-line',
      from: down - to,
      to: up + to,
      step: to / 10,
      scale: [down - to, down, up, up + to].map(n => ({ at: n, text: print(at(n)) })),
      points: [{ at: units, label: text }],
    },
    key: at(key),
    print,
    wrong: [
      [at(far), key === up ? 'cut-off' : 'always-up'],
      [wider > 0 ? at(wider) : undefined, 'wrong-place'],
      [at(key === up ? up + to : down - to), 'one-step-too-far'],
    ],
    near: [...dice.shuffle([key - to, key + to]), ...dice.shuffle([key - 2 * to, key + 2 * to]), key + 3 * to].map(at),
    form: scale === 1 ? 'whole' : { decimals: digitsOf(scale / to).length - 1 },
    steps: [
      `${text} lies between ${print(at(down))} and ${print(at(up))}; the middle is ${middle}.`,
      `${text} is ${key === up ? 'above' : 'below'} the middle, so it rounds to ${print(at(key))}.`,
    ],
  })
}

function roundWhole(dice: Dice, level: Level): Problem {
  const to = level === 1 ? 10 : dice.pick(level === 2 ? [10, 100] : [100, 1000])
  const number = redraw(
    () => (level === 1 ? dice.int(31, 198) : dice.int(to * 3, to * 98)),
    n => n % to !== 0 && n % to !== to / 2,
  )
  return nearest(dice, number, to, 1, `the nearest ${whole(to)}`)
}

function roundDecimal(dice: Dice): Problem {
  const places = dice.pick([1, 2])
  const to = dice.pick([10, 100])
  const scale = 10 ** places * to
  const units = redraw(
    () => dice.int(scale, scale * 25),
    n => n % 10 !== 0 && n % to !== to / 2,
  )
  return nearest(dice, units, to, scale, places === 1 ? 'one decimal place' : 'two decimal places')
}

const placeValuePage = {
  title: 'Positional notation – Wikipedia',
  url: 'https://en.wikipedia.org/wiki/Positional_notation',
}

export const family: Family = {
  id: 'mathematics/rounding',
  topic: 'mathematics',
  title: 'Place value and rounding',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'cut-off': 'The rest was cut off. Past the middle, the number rounds up.',
    'always-up': 'This one was rounded up. Below the middle, the number rounds down.',
    'wrong-place': 'This belongs to the place next door. Count the places again and see which one is asked for.',
    'one-step-too-far': 'Right idea, one step too far. Choose the closer of the two neighbours.',
    'took-the-rest-too': 'Only that one digit counts here. The digits after it have their own value.',
    'digit-alone': 'That is the digit itself. Its place makes it worth more.',
  },
  source: { title: 'Rounding – Wikipedia', url: 'https://en.wikipedia.org/wiki/Rounding' },
  draw(dice, level) {
    if (level >= 3) return dice.chance(0.3) ? roundWhole(dice, level) : roundDecimal(dice)
    if (dice.chance(0.65)) return roundWhole(dice, level)
    return { ...placeValue(dice, level), source: placeValuePage }
  },
}
