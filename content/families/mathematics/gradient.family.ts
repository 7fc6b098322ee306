import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { compose, composeNumbers } from './shared/compose.ts'
import { type Fraction, fraction, minus, over, plus, same, times } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { ratio, whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

/** `y = m·x + b`. */
interface Line {
  m: Fraction
  b: Fraction
}

function write({ m, b }: Line): string {
  const slope =
    m.d === 1
      ? Math.abs(m.n) === 1
        ? `${m.n < 0 ? '−' : ''}x`
        : `${whole(m.n)}x`
      : `${m.n < 0 ? '−' : ''}${Math.abs(m.n)}/${m.d} x`
  return b.n === 0 ? `y = ${slope}` : `y = ${slope} ${b.n < 0 ? '−' : '+'} ${ratio(fraction(Math.abs(b.n), b.d))}`
}

const point = (x: number, y: number): string => `(${whole(x)}, ${whole(y)})`
const signed = (dice: Dice, low: number, high: number): number => dice.pick([-1, 1]) * dice.int(low, high)
const inBrackets = (n: number): string => (n < 0 ? `(${whole(n)})` : whole(n))

const interceptSource = { title: 'Y-intercept – Wikipedia', url: 'https://en.wikipedia.org/wiki/Y-intercept' }

function fromEquation(dice: Dice): Problem {
  const [m, b] = redraw(
    () => [signed(dice, 2, 9), signed(dice, 1, 12)] as const,
    ([p, q]) => Math.abs(p) !== Math.abs(q),
  )
  const steep = dice.chance(0.6)
  const key = steep ? m : b
  const problem = composeNumbers({
    stem: `A line has the equation ${write({ m: fraction(m), b: fraction(b) })}. ${steep ? 'What is its gradient?' : 'At which value of y does it cross the y-axis?'}`,
    key,
    print: v => whole(v.n),
    signed: true,
    wrong: [
      [steep ? b : m, 'swapped-numbers'],
      [-key, steep ? 'lost-a-sign' : 'wrong-side-of-zero'],
      [steep ? -b : -m, 'swapped-numbers'],
      [m + b, 'swapped-numbers'],
    ],
    near: around(dice, key),
    steps: steep
      ? [`In y = mx + b the number in front of x is the gradient.`, `Here that is ${whole(m)}.`]
      : [`On the y-axis x is 0, so only the last number remains.`, `Here that is ${whole(b)}.`],
  })
  return steep ? problem : { ...problem, source: interceptSource }
}

/** The line on its grid, unless it is too steep for one. */
function onGrid(a: readonly [number, number], b: readonly [number, number]): Figure | undefined {
  const heights = [0, a[1], b[1]]
  if (Math.max(...heights) - Math.min(...heights) > 22) return undefined
  return { kind: 'grid', line: true, points: [a, b].map(([x, y]) => ({ x, y, label: point(x, y) })) }
}

function fromPoints(dice: Dice): Problem {
  const [x1, y1, dx, dy] = redraw(
    () => [dice.int(-5, 6), dice.int(-6, 8), dice.int(1, 6), signed(dice, 1, 12)] as const,
    ([, , a, b]) => Math.abs(b) !== a,
  )
  const key = fraction(dy, dx)
  const [x2, y2] = [x1 + dx, y1 + dy]
  return composeNumbers({
    stem: `A straight line goes through ${point(x1, y1)} and ${point(x2, y2)}. What is its gradient?`,
    figure: onGrid([x1, y1], [x2, y2]),
    key,
    print: ratio,
    form: 'any',
    signed: true,
    fits: v => v.n !== 0,
    wrong: [
      [over(1, key), 'turned-over'],
      [times(key, -1), 'lost-a-sign'],
      [over(-1, key), 'turned-over'],
      [x1 + x2 === 0 ? undefined : fraction(y1 + y2, x1 + x2), 'added-the-points'],
      [
        x1 === 0 || x2 === 0 ? undefined : fraction(dy, x1 + x2 === 0 ? dx + 1 : Math.abs(x1) + Math.abs(x2)),
        'added-the-points',
      ],
    ],
    near: around(dice, key, fraction(1, dx)),
    steps: [
      `Up: ${y2} − ${inBrackets(y1)} = ${whole(dy)}. Across: ${x2} − ${inBrackets(x1)} = ${dx}.`.replaceAll(
        /-(\d)/g,
        '−$1',
      ),
      `Gradient: ${whole(dy)} ÷ ${dx} = ${ratio(key)}.`,
    ],
  })
}

function perpendicular(dice: Dice): Problem {
  const m = redraw(
    () => fraction(signed(dice, 1, 7), dice.int(1, 5)),
    v => Math.abs(v.n) !== v.d,
  )
  const key = over(-1, m)
  return composeNumbers({
    stem: `A line has the equation ${write({ m, b: fraction(signed(dice, 1, 9)) })}. What is the gradient of a line at right angles to it?`,
    key,
    print: ratio,
    form: 'any',
    signed: true,
    fits: v => v.n !== 0,
    wrong: [
      [over(1, m), 'kept-the-sign'],
      [times(m, -1), 'not-turned'],
      [m, 'same-gradient'],
    ],
    near: around(dice, key, fraction(1, Math.abs(m.n))),
    steps: [`Turn the gradient ${ratio(m)} over and change its sign.`, `That gives ${ratio(key)}.`],
  })
}

function equationFromPoints(dice: Dice): Problem {
  const [m, b, x1, dx] = redraw(
    () => [signed(dice, 1, 6), signed(dice, 1, 10), dice.int(-4, 5), dice.int(1, 5)] as const,
    ([p, q]) => p !== q,
  )
  const y = (x: number) => m * x + b
  const key: Line = { m: fraction(m), b: fraction(b) }
  const line = (p: number, q: number): Line => ({ m: fraction(p), b: fraction(q) })
  return compose<Line>({
    stem: `Which line goes through ${point(x1, y(x1))} and ${point(x1 + dx, y(x1 + dx))}?`,
    figure: onGrid([x1, y(x1)], [x1 + dx, y(x1 + dx)]),
    key,
    print: write,
    alike: (p, q) => same(p.m, q.m) && same(p.b, q.b),
    fits: l => l.m.n !== 0,
    wrong: [
      [line(-m, b), 'lost-a-sign'],
      [line(m, -b), 'wrong-side-of-zero'],
      [line(b, m), 'swapped-numbers'],
      [Math.abs(m) > 1 ? { m: fraction(1, m), b: fraction(b) } : undefined, 'turned-over'],
      [line(m, y(x1)), 'height-at-point'],
    ],
    near: [
      line(m + 1, b),
      line(m, b + 1),
      line(m - 1, b),
      { m: fraction(m), b: minus(b, 1) },
      { m: plus(m, 2), b: fraction(b) },
    ],
    steps: [
      `Gradient: ${whole(y(x1 + dx) - y(x1))} ÷ ${dx} = ${whole(m)}.`,
      `For x = ${whole(x1)} y has to be ${whole(y(x1))}, so the last number is ${whole(b)}.`,
      `The line is ${write(key)}.`,
    ],
  })
}

const tasks: Record<Level, readonly ((dice: Dice) => Problem)[]> = {
  1: [fromEquation],
  2: [fromEquation],
  3: [fromPoints],
  4: [perpendicular, equationFromPoints],
}

export const family: Family = {
  id: 'mathematics/gradient',
  topic: 'mathematics',
  title: 'Straight lines and their gradient',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'swapped-numbers':
      'The numbers got mixed up. The gradient is in front of x, and the last number is where the line meets the y-axis.',
    'lost-a-sign': 'The size is right, the sign is turned around. Does the line go up or down?',
    'wrong-side-of-zero':
      'The size is right, the sign is turned around. Does the line meet the y-axis above or below 0?',
    'turned-over': 'This one is upside down. Gradient is up divided by across.',
    'kept-the-sign': 'It is turned over, but its sign has to change as well.',
    'not-turned': 'The sign is changed, but the gradient has to be turned over as well.',
    'same-gradient': 'That is the gradient of the given line, so this line would be parallel to it.',
    'height-at-point': 'The last number is the height where x is 0, not at the first point.',
    'added-the-points': 'The points were not used the right way. Take the differences of the two points.',
  },
  source: { title: 'Slope – Wikipedia', url: 'https://en.wikipedia.org/wiki/Slope' },
  draw: (dice, level) => dice.pick(tasks[level])(dice),
}
