import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { type Fraction, fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { currency } from './shared/people.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Setting {
  tell(from: string, to: string, verb: 'rises' | 'falls'): string
  /** Whether the numbers are amounts of money. */
  priced: boolean
}

const settings: readonly Setting[] = [
  ...['bicycle', 'tent', 'guitar', 'coat', 'desk', 'camera'].map(thing => ({
    tell: (from: string, to: string, verb: string) => `The price of a ${thing} ${verb} from ${from} to ${to}.`,
    priced: true,
  })),
  ...[
    'members in a chess club',
    'visitors to a museum',
    'pupils in a school',
    'books on a shelf',
    'bees in a hive',
  ].map(things => ({
    tell: (from: string, to: string, verb: string) => `The number of ${things} ${verb} from ${from} to ${to}.`,
    priced: false,
  })),
]

const olds: Record<Level, readonly number[]> = {
  1: [10, 50, 100],
  2: [20, 50, 100, 200, 400, 500],
  3: [40, 60, 80, 120, 150, 160, 240, 250, 300, 360],
  4: [32, 48, 64, 72, 75, 96, 125, 175, 225, 320, 480, 640],
}

/** A wrong share in whole percent, if it is one. */
const wholePercent = (part: number, base: number): Fraction | undefined => {
  const v = fraction(part * 100, base)
  return v.d === 1 ? v : undefined
}

function draw(dice: Dice, level: Level): Problem {
  const up = dice.chance()
  const [old, rate] = redraw(
    () => [dice.pick(olds[level]), level <= 2 ? dice.int(1, 16) * 5 : dice.int(5, 90)] as const,
    ([base, p]) => (base * p) % 100 === 0 && base !== 100,
  )
  const change = (old * rate) / 100
  const now = up ? old + change : old - change
  const setting = dice.pick(settings)
  const sign = setting.priced ? currency(dice) : ''
  const amount = (n: number) => `${sign}${whole(n)}`
  const verb = up ? 'rises' : 'falls'
  return composeNumbers({
    stem: `${setting.tell(amount(old), amount(now), verb)} By what percentage does it ${up ? 'rise' : 'fall'}?`,
    key: rate,
    print: v => `${whole(v.n)}%`,
    wrong: [
      [wholePercent(change, now), 'wrong-base'],
      [change, 'difference-as-percent'],
      [wholePercent(now, old), 'whole-instead-of-change'],
      [100 - rate, 'whole-instead-of-change'],
      [fraction(Math.round((change * 100) / now)), 'wrong-base'],
    ],
    near: around(dice, rate, 5),
    fits: v => v.n <= 200 && (up || v.n < 100),
    steps: [
      `The change is ${amount(change)}.`,
      `Compare it with the start: ${whole(change)} ÷ ${whole(old)} = ${whole(change)}/${whole(old)}.`,
      `As a percentage that is ${rate}%.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/percent-change',
  topic: 'mathematics',
  title: 'Percentage change',
  levels: [2, 3],
  applied: true,
  misconceptions: {
    'wrong-base': 'The change was compared with the new number. Compare it with the old one, where it started.',
    'difference-as-percent': 'That is the change itself. As a percentage it is compared with the start.',
    'whole-instead-of-change':
      'This compares all of the new amount or what is left. The question asks for the change alone.',
  },
  source: { title: 'Relative change – Wikipedia', url: 'https://en.wikipedia.org/wiki/Relative_change' },
  draw,
}
