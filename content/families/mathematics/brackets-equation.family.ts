import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  equation: string
  key: number
  wrong: Slip<Exact>[]
  steps: string[]
}

/** ` + 3` or ` − 3`. */
const tail = (n: number): string => `${n < 0 ? '−' : '+'} ${Math.abs(n)}`
const signed = (dice: Dice, most: number): number => dice.pick([-1, 1]) * dice.int(1, most)

const bracket = (dice: Dice): Task => {
  const [a, x, b] = [dice.int(2, 6), dice.int(2, 12), signed(dice, 9)]
  const c = a * (x + b)
  return {
    equation: `${a}(x ${tail(b)}) = ${whole(c)}`,
    key: x,
    wrong: [
      [fraction(c - b, a), 'first-term-only'],
      [x + 2 * b, 'lost-a-sign'],
      [c - b, 'forgot-to-divide'],
      [fraction(c + b, a), 'first-term-only'],
    ],
    steps: [
      `Divide both sides by ${a}: x ${tail(b)} = ${whole(x + b)}.`,
      `${b > 0 ? `Take ${b} from` : `Add ${-b} on`} both sides: x = ${x}.`,
    ],
  }
}

const bothSides = (dice: Dice): Task => {
  const c = dice.int(2, 6)
  const [a, x, b] = [c + dice.int(2, 5), dice.int(2, 12), signed(dice, 15)]
  const d = (a - c) * x + b
  return {
    equation: `${a}x ${tail(b)} = ${c}x ${tail(d)}`,
    key: x,
    wrong: [
      [fraction(d - b, a + c), 'moved-without-turning'],
      [fraction(d + b, a - c), 'lost-a-sign'],
      [d - b, 'forgot-to-divide'],
      [fraction(d + b, a + c), 'moved-without-turning'],
    ],
    steps: [
      `Take ${c}x from both sides: ${a - c}x ${tail(b)} = ${whole(d)}.`,
      `${b > 0 ? `Take ${b} from` : `Add ${-b} on`} both sides: ${a - c}x = ${whole(d - b)}.`,
      `Divide by ${a - c}: x = ${x}.`,
    ],
  }
}

const bracketsBothSides = (dice: Dice): Task => {
  const c = dice.int(2, 5)
  const [a, x, b] = [c + dice.int(1, 4), dice.int(2, 12), signed(dice, 8)]
  const right = a * (x + b)
  const d = right - c * x
  return {
    equation: `${a}(x ${tail(b)}) = ${c}x ${tail(d)}`,
    key: x,
    wrong: [
      [fraction(d - b, a - c), 'first-term-only'],
      [fraction(d - a * b, a + c), 'moved-without-turning'],
      [fraction(d + a * b, a - c), 'lost-a-sign'],
      [d - a * b, 'forgot-to-divide'],
    ],
    steps: [
      `Expand the bracket: ${a}x ${tail(a * b)} = ${c}x ${tail(d)}.`,
      `Bring the x to one side and the numbers to the other: ${a - c === 1 ? '' : a - c}x = ${whole(d - a * b)}.`,
      ...(a - c === 1 ? [] : [`Divide by ${a - c}: x = ${x}.`]),
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [bracket],
  2: [bracket],
  3: [bracket, bothSides],
  4: [bracketsBothSides],
}

function draw(dice: Dice, level: Level): Problem {
  const make = dice.pick(tasks[level])
  return redraw(
    () => {
      const { equation, key, wrong, steps } = make(dice)
      const problem = composeNumbers({
        stem: `Solve ${equation}. What is x?`,
        key,
        print: v => whole(v.n),
        wrong,
        near: around(dice, key, dice.pick([1, 2])),
        steps,
      })
      return { problem, tidy: !/[+−] 0|= 0/.test(equation) }
    },
    ({ problem, tidy }) => tidy && problem.distractors.length >= 2,
  ).problem
}

export const family: Family = {
  id: 'mathematics/brackets-equation',
  topic: 'mathematics',
  title: 'Equations with brackets',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'first-term-only': 'Only the first part in the bracket was multiplied. The factor goes to each part.',
    'moved-without-turning': 'A part moved to the other side and kept its sign. Take it away on both sides instead.',
    'lost-a-sign': 'A plus or minus got turned around. Do the opposite on both sides.',
    'forgot-to-divide': 'The last step is missing: divide, so that one single x is left.',
  },
  source: { title: 'Linear equation – Wikipedia', url: 'https://en.wikipedia.org/wiki/Linear_equation' },
  draw,
}
