import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { compose, composeNumbers, type Slip } from './shared/compose.ts'
import { compare, type Exact, type Fraction, fraction, minus, plus, times } from './shared/fraction.ts'
import { gcd, lcm } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { howMuch } from './shared/phrase.ts'
import { mixed, ratio } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Mixed {
  size: number
  top: number
  bottom: number
}

const numberOf = ({ size, top, bottom }: Mixed): Fraction => plus(size, fraction(top, bottom))

const mixedNumber = (dice: Dice, size: [number, number], bottoms: [number, number]): Mixed =>
  redraw(
    () => {
      const bottom = dice.int(...bottoms)
      return { size: dice.int(...size), top: dice.int(1, bottom - 1), bottom }
    },
    ({ top, bottom }) => gcd(top, bottom) === 1,
  )

function toImproper(dice: Dice, level: Level): Problem {
  const { size, top, bottom } = mixedNumber(dice, level === 1 ? [1, 4] : [2, 9], level === 1 ? [2, 6] : [3, 9])
  const key = size * bottom + top
  return compose<number>({
    stem: `Write ${size} ${top}/${bottom} as one fraction with the denominator ${bottom}.`,
    key,
    print: n => `${n}/${bottom}`,
    alike: (a, b) => a === b,
    fits: n => n > 0,
    wrong: [
      [size + top, 'added-the-whole'],
      [size * 10 + top, 'glued-together'],
      [size * top, 'times-the-top'],
    ],
    near: around(dice, key).map(v => v.n),
    steps: [
      `Each whole has ${bottom} parts: ${size} × ${bottom} = ${size * bottom}.`,
      `With the other ${top} that makes ${key}, so it is ${key}/${bottom}.`,
    ],
  })
}

function toMixed(dice: Dice, level: Level): Problem {
  const { size, top, bottom } = mixedNumber(dice, level === 1 ? [1, 4] : [2, 9], level === 1 ? [3, 6] : [4, 9])
  const key = plus(size, fraction(top, bottom))
  const printed = (v: Fraction) => mixed(v)
  return composeNumbers({
    stem: `Write ${size * bottom + top}/${bottom} as a mixed number.`,
    key,
    print: printed,
    form: 'broken',
    fits: v => v.n > v.d,
    wrong: [
      [plus(size, fraction(size === top ? bottom - top : Math.min(size, bottom - 1), bottom)), 'times-the-top'],
      [plus(size + 1, fraction(top, bottom)), 'lost-a-whole'],
      [plus(size, fraction(bottom - top, bottom)), 'times-the-top'],
      [size < bottom ? plus(top, fraction(size, bottom)) : undefined, 'added-the-whole'],
    ],
    near: around(dice, key, fraction(1, bottom)),
    steps: [
      `${bottom} fits ${size} times into ${size * bottom + top}, and ${top} ${top === 1 ? 'remains' : 'remain'}.`,
      `So it is ${mixed(key)}.`,
    ],
  })
}

function sum(dice: Dice, level: Level): Problem {
  const [a, b] = redraw(
    () =>
      [
        mixedNumber(dice, [1, 6], [2, level === 2 ? 5 : 8]),
        mixedNumber(dice, [1, 6], [2, level === 2 ? 6 : 8]),
      ] as const,
    ([x, y]) =>
      x.bottom !== y.bottom &&
      compare(numberOf(x), plus(numberOf(y), fraction(1, 2))) > 0 &&
      plus(numberOf(x), numberOf(y)).d > 1,
  )
  const adding = level === 2 || dice.chance()
  const join = (x: Exact, y: Exact) => (adding ? plus(x, y) : minus(x, y))
  const [x, y] = [numberOf(a), numberOf(b)]
  const key = join(x, y)
  const common = lcm(a.bottom, b.bottom)
  const [p, q] = [fraction(a.top, a.bottom), fraction(b.top, b.bottom)]
  const sign = adding ? '+' : '−'
  const wrong: Slip<Fraction>[] = [
    [adding ? plus(a.size + b.size, fraction(a.top + b.top, a.bottom + b.bottom)) : undefined, 'bottoms-too'],
    [adding && compare(plus(p, q), 1) > 0 ? minus(key, 1) : undefined, 'lost-a-whole'],
    [!adding && compare(p, q) < 0 ? plus(key, 1) : undefined, 'not-broken-up'],
    [!adding && compare(p, q) < 0 ? plus(a.size - b.size, minus(q, p)) : undefined, 'wrong-way-round'],
    [plus(join(a.size, b.size), times(p, q)), 'times-the-parts'],
    [adding ? undefined : plus(x, y), 'other-sign'],
  ]
  return composeNumbers({
    stem: howMuch(dice, `${mixed(x)} ${sign} ${mixed(y)}`),
    key,
    print: mixed,
    form: 'broken',
    wrong,
    near: around(dice, key, fraction(1, common)),
    steps: [
      `As fractions: ${ratio(x)} ${sign} ${ratio(y)}.`,
      `With the denominator ${common}: ${(x.n * common) / x.d}/${common} ${sign} ${(y.n * common) / y.d}/${common}.`,
      `That gives ${mixed(key)}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/mixed-numbers',
  topic: 'mathematics',
  title: 'Mixed numbers',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'added-the-whole': 'The whole part got mixed up here. The denominator says how many parts make each whole.',
    'glued-together': 'The numbers were just put side by side. First find out how many parts the wholes have.',
    'times-the-top': 'Check the numerator: whole × denominator + numerator gives all the parts.',
    'bottoms-too': 'The fractions need the same denominator first. Then only the numerators are added or subtracted.',
    'times-the-parts': 'The parts were multiplied here. Turn both numbers into fractions and look at the sign.',
    'not-broken-up': 'For the parts one whole had to be broken up, so there is one whole less.',
    'wrong-way-round': 'The parts were taken away the wrong way round. Break up one whole first.',
    'other-sign': 'Plus and minus got swapped here. Look at the sign once more.',
    'lost-a-whole': 'One whole went astray here. Check how many wholes the parts make.',
  },
  source: { title: 'Fraction – Wikipedia', url: 'https://en.wikipedia.org/wiki/Fraction' },
  draw(dice, level) {
    if (level === 3) return sum(dice, level)
    const make = dice.pick([toImproper, toMixed, sum])
    return make(dice, level)
  },
}
