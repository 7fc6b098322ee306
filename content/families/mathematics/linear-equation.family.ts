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
  wrong: Slip<Exact>[]
  steps: string[]
}

const thinkPlus = (dice: Dice): Task => {
  const [x, a] = [dice.int(3, 30), dice.int(3, 20)]
  return {
    stem: `${person(dice)} picks a number and adds ${a}. That makes ${x + a}. What was the number?`,
    key: x,
    wrong: [
      [x + a + a, 'same-step-again'],
      [x + a, 'gave-the-end'],
      [a, 'gave-the-step'],
    ],
    steps: [`Go back: take ${a} away again.`, `${x + a} − ${a} = ${x}.`],
  }
}

const thinkMinus = (dice: Dice): Task => {
  const a = dice.int(3, 15)
  const x = a + dice.int(3, 25)
  return {
    stem: `${person(dice)} picks a number and takes away ${a}. That leaves ${x - a}. What was the number?`,
    key: x,
    wrong: [
      [x - a - a, 'same-step-again'],
      [x - a, 'gave-the-end'],
      [a, 'gave-the-step'],
    ],
    steps: [`Go back: add ${a} again.`, `${x - a} + ${a} = ${x}.`],
  }
}

const thinkDouble = (dice: Dice): Task => {
  const [x, b] = [dice.int(3, 15), dice.int(1, 10)]
  const c = 2 * x + b
  return {
    stem: `${person(dice)} picks a number, doubles it, adds ${b} and gets ${c}. What was the number?`,
    key: x,
    wrong: [
      [c - b, 'forgot-to-divide'],
      [fraction(c + b, 2), 'same-step-again'],
      [c, 'gave-the-end'],
    ],
    steps: [`Go back: take ${b} away, ${c} − ${b} = ${c - b}.`, `Then halve: ${c - b} ÷ 2 = ${x}.`],
  }
}

const timesPlus = (dice: Dice): Task => {
  const [a, x, b] = [dice.int(2, 9), dice.int(2, 12), dice.int(1, 20)]
  const c = a * x + b
  return {
    stem: `Solve ${a}x + ${b} = ${c}. What is x?`,
    key: x,
    wrong: [
      [c - b, 'forgot-to-divide'],
      [fraction(c + b, a), 'same-step-again'],
      [fraction(c - b * a, a), 'divided-too-early'],
      [c - b - a, 'took-the-factor-away'],
    ],
    steps: [`Take ${b} from both sides: ${a}x = ${c - b}.`, `Divide both sides by ${a}: x = ${x}.`],
  }
}

const timesMinus = (dice: Dice): Task => {
  const [a, x] = [dice.int(2, 9), dice.int(3, 12)]
  const b = dice.int(1, Math.min(20, a * x - 1))
  const c = a * x - b
  return {
    stem: `Solve ${a}x − ${b} = ${c}. What is x?`,
    key: x,
    wrong: [
      [c + b, 'forgot-to-divide'],
      [fraction(c - b, a), 'same-step-again'],
      [fraction(c + b * a, a), 'divided-too-early'],
      [c + b - a, 'took-the-factor-away'],
    ],
    steps: [`Add ${b} on both sides: ${a}x = ${c + b}.`, `Divide both sides by ${a}: x = ${x}.`],
  }
}

const overPlus = (dice: Dice): Task => {
  const [a, q, b] = [dice.int(2, 8), dice.int(2, 9), dice.int(1, 12)]
  const x = a * q
  const minus = dice.chance()
  const c = minus ? q - b : q + b
  return {
    stem: `Solve x ÷ ${a} ${minus ? '−' : '+'} ${b} = ${whole(c)}. What is x?`,
    key: x,
    wrong: [
      [q, 'forgot-to-multiply'],
      [(minus ? c - b : c + b) * a, 'same-step-again'],
      [minus ? c * a + b : c * a - b, 'divided-too-early'],
      [q + a, 'took-the-factor-away'],
    ],
    steps: [
      `${minus ? `Add ${b} on` : `Take ${b} from`} both sides: x ÷ ${a} = ${q}.`,
      `Multiply both sides by ${a}: x = ${x}.`,
    ],
  }
}

const minusTimes = (dice: Dice): Task => {
  const [b, x, c] = [dice.int(2, 9), dice.int(2, 12), dice.int(-10, 20)]
  const a = c + b * x
  return {
    stem: `Solve ${whole(a)} − ${b}x = ${whole(c)}. What is x?`,
    key: x,
    wrong: [
      [a - c, 'forgot-to-divide'],
      [fraction(a + c, b), 'same-step-again'],
      [a - c - b, 'took-the-factor-away'],
      [fraction(Math.abs(a - c * b), b), 'divided-too-early'],
    ],
    steps: [
      c < 0
        ? `Add ${b}x and ${-c} on both sides: ${whole(a)} + ${-c} = ${a - c}, so ${b}x = ${a - c}.`
        : `Add ${b}x and take ${c} away on both sides: ${b}x = ${whole(a)} − ${c} = ${a - c}.`,
      `Divide both sides by ${b}: x = ${x}.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [thinkPlus, thinkMinus, thinkDouble],
  2: [timesPlus, timesMinus],
  3: [overPlus, minusTimes],
  4: [minusTimes],
}

function draw(dice: Dice, level: Level): Problem {
  const make = dice.pick(tasks[level])
  return redraw(
    () => {
      const { stem, key, wrong, steps } = make(dice)
      return composeNumbers({
        stem,
        key,
        print: v => whole(v.n),
        wrong,
        near: around(dice, key),
        steps,
      })
    },
    problem => problem.distractors.length >= 2,
  )
}

export const family: Family = {
  id: 'mathematics/linear-equation',
  topic: 'mathematics',
  title: 'Solving simple equations',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'same-step-again': 'The same step was made once more. To go back, do the opposite.',
    'gave-the-end': 'That is the number at the end. The question asks for the number at the start.',
    'gave-the-step': 'That is the step. The question asks for the number at the start.',
    'forgot-to-divide': 'The last step is missing: divide as well, so that the number itself is left.',
    'forgot-to-multiply': 'The last step is missing: x was divided, so multiply to get it back.',
    'divided-too-early': 'The steps came in another order. Undo plus or minus first, then times or divide.',
    'took-the-factor-away':
      'A number right in front of x means times, and a ÷ means dividing. Undo it with its opposite.',
  },
  source: { title: 'Linear equation – Wikipedia', url: 'https://en.wikipedia.org/wiki/Linear_equation' },
  draw,
}
