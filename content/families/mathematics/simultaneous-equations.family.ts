import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, fraction } from './shared/fraction.ts'
import { gcd } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { person } from './shared/people.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  key: number
  signed?: boolean
  wrong: Slip<Exact>[]
  steps: string[]
}

const sumAndDifference = (dice: Dice): Task => {
  const y = dice.int(2, 20)
  const x = y + dice.int(2, 15)
  const larger = dice.chance()
  const [sum, gap, key] = [x + y, x - y, larger ? x : y]
  const stem = dice.pick([
    `x + y = ${sum} and x − y = ${gap}. What is ${larger ? 'x' : 'y'}?`,
    `Two numbers add up to ${sum} and differ by ${gap}. What is the ${larger ? 'larger' : 'smaller'} one?`,
    `${person(dice)} has ${sum} red and blue beads. There are ${gap} more red beads than blue ones. How many ${larger ? 'red' : 'blue'} beads are there?`,
  ])
  return {
    stem,
    key,
    wrong: [
      [larger ? y : x, 'gave-the-other'],
      [larger ? sum + gap : sum - gap, 'forgot-to-halve'],
      [sum % 2 === 0 ? sum / 2 : undefined, 'left-one-out'],
      [larger ? sum - gap : sum + gap, 'twice-the-other'],
    ],
    steps: [
      larger
        ? `Sum and difference together are twice the larger one: ${sum} + ${gap} = ${sum + gap}.`
        : `Sum minus difference is twice the smaller one: ${sum} − ${gap} = ${sum - gap}.`,
      `Half of that is ${key}.`,
    ],
  }
}

const term = (n: number, letter: string): string => `${Math.abs(n) === 1 ? '' : Math.abs(n)}${letter}`
const equation = (a: number, b: number, right: number): string =>
  `${a < 0 ? '−' : ''}${term(a, 'x')} ${b < 0 ? '−' : '+'} ${term(b, 'y')} = ${whole(right)}`

/** By what each equation is multiplied; a 1 is not worth saying. */
const timesEach = (first: number, second: number): string =>
  first === 1
    ? `the second equation by ${second}`
    : `the first equation by ${first}${second === 1 ? '' : ` and the second one by ${second}`}`

const twoEquations = (dice: Dice): Task => {
  const [x, y] = redraw(
    () => [dice.int(-6, 9), dice.int(-6, 9)] as const,
    ([p, q]) => p !== q && p !== 0 && q !== 0,
  )
  const [a, b, p, q] = redraw(
    () => [dice.int(1, 5), dice.int(1, 5), dice.int(1, 5), -dice.int(1, 5)] as const,
    ([k, l, m, n]) => k * n - l * m !== 0 && k * 10 + l !== m * 10 - n,
  )
  const [c, r] = [a * x + b * y, p * x + q * y]
  const askX = dice.chance()
  const key = askX ? x : y
  const factorOfKey = askX ? a * q - p * b : b * p - q * a
  const right = askX ? c * q - r * b : c * p - r * a
  const [upper, lower] = askX ? [q, b] : [p, a]
  const shared = gcd(upper, lower)
  const [u, l] = [Math.abs(upper) / shared, Math.abs(lower) / shared]
  const slip = Math.abs(factorOfKey) > 0 ? fraction(askX ? c * q + r * b : c * p + r * a, factorOfKey) : undefined
  return {
    stem: `${equation(a, b, c)} and ${equation(p, q, r)}. What is ${askX ? 'x' : 'y'}?`,
    key,
    signed: true,
    wrong: [
      [askX ? y : x, 'gave-the-other'],
      [-key, 'lost-a-sign'],
      [slip?.d === 1 && Math.abs(slip.n) < 30 ? slip : undefined, 'lost-a-sign'],
      [c % (askX ? a : b) === 0 ? c / (askX ? a : b) : undefined, 'left-one-out'],
    ],
    steps: [
      u === 1 && l === 1
        ? `${askX ? 'Add the two equations' : 'Take one equation from the other'}, so that ${askX ? 'y' : 'x'} cancels out.`
        : `Multiply ${timesEach(u, l)}. Add or subtract them so that ${askX ? 'y' : 'x'} cancels out.`,
      `That leaves ${term(factorOfKey / shared, askX ? 'x' : 'y')} = ${whole((factorOfKey < 0 ? -right : right) / shared)}.`,
      `So ${askX ? 'x' : 'y'} = ${whole(key)}.`,
    ],
  }
}

function draw(dice: Dice, level: Level): Problem {
  return redraw(
    () => {
      const { stem, key, signed, wrong, steps } = (level === 4 ? twoEquations : sumAndDifference)(dice)
      return composeNumbers({
        stem,
        key,
        print: v => whole(v.n),
        wrong,
        near: around(dice, key),
        signed: signed ?? false,
        steps,
      })
    },
    problem => problem.distractors.length >= 2,
  )
}

export const family: Family = {
  id: 'mathematics/simultaneous-equations',
  topic: 'mathematics',
  title: 'Simultaneous equations',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'gave-the-other': 'That is the other one of the two. Look again which one is asked for.',
    'forgot-to-halve': 'That is twice the number. Halve it.',
    'twice-the-other': 'That is twice the other one. Look again which one is asked for, and halve.',
    'left-one-out': 'One of the two facts was left out. The answer has to fit both.',
    'lost-a-sign': 'A sign got turned around. Put your answer into both equations to check.',
  },
  source: {
    title: 'System of linear equations – Wikipedia',
    url: 'https://en.wikipedia.org/wiki/System_of_linear_equations',
  },
  draw,
}
