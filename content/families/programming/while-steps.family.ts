import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

interface Walk {
  name: string
  start: number
  condition: string
  goesOn: (n: number) => boolean
  step: string
  pythonStep: string
  next: (n: number) => number
  limit: number
}

function upward(dice: Dice): Walk {
  const by = dice.int(2, 3)
  const plus = dice.chance() ? dice.int(3, 7) : 0
  const limit = dice.int(15, 60)
  const name = dice.pick(['n', 'height', 'coins', 'seeds', 'water', 'size'])
  const step = plus > 0 ? `${name} + ${plus}` : `${name} * ${by}`
  return {
    name,
    start: plus > 0 ? dice.int(0, 5) : dice.int(1, 4),
    condition: `${name} < ${limit}`,
    goesOn: n => n < limit,
    step,
    pythonStep: step,
    next: n => (plus > 0 ? n + plus : n * by),
    limit,
  }
}

function downward(dice: Dice): Walk {
  const halve = dice.chance()
  const minus = dice.int(4, 9)
  const limit = dice.int(2, 9)
  const name = dice.pick(['n', 'height', 'candles', 'cookies', 'water', 'size'])
  return {
    name,
    start: dice.int(20, halve ? 90 : 45),
    condition: `${name} > ${limit}`,
    goesOn: n => n > limit,
    step: halve ? `Math.floor(${name} / 2)` : `${name} - ${minus}`,
    pythonStep: halve ? `${name} // 2` : `${name} - ${minus}`,
    next: n => (halve ? Math.floor(n / 2) : n - minus),
    limit,
  }
}

function oneValue(walk: Walk): Written {
  const { name, start, condition, goesOn, step, pythonStep, next, limit } = walk
  const seen = [start]
  let n = start
  while (goesOn(n)) {
    n = next(n)
    seen.push(n)
  }
  const path = seen.length > 6 ? [...seen.slice(0, 2), '...', ...seen.slice(-3)] : seen
  return {
    stem: 'Which number does this program print?',
    javascript: lines(
      `let ${name} = ${start};`,
      `while (${condition}) {`,
      `  ${name} = ${step};`,
      '}',
      `console.log(${name});`,
    ),
    python: lines(`${name} = ${start}`, `while ${condition}:`, `    ${name} = ${pythonStep}`, `print(${name})`),
    key: n,
    wrong: [
      [seen.at(-2) ?? start, 'stops-early'],
      [next(n), 'round-more'],
      [limit, 'limit'],
      [seen.length - 1, 'rounds'],
      [next(start), 'once'],
    ],
    nearMisses: near(n),
    steps: [
      `${name} goes ${path.join(', ')}.`,
      `With ${n} the condition is false, so the loop ends and ${n} is printed.`,
    ],
  }
}

function growingStep(dice: Dice): Written {
  const start = dice.int(0, 10)
  const first = dice.int(1, 4)
  const grows = dice.int(1, 3)
  const limit = start + dice.int(12, 30)
  const jumps: number[] = []
  let place = start
  let step = first
  while (place < limit) {
    place = place + step
    jumps.push(step)
    step = step + grows
  }
  const held = place - (jumps.at(-1) ?? 0)
  const plain = start + Math.ceil((limit - start) / first) * first
  return {
    stem: 'Which number does this program print?',
    javascript: lines(
      `let place = ${start};`,
      `let step = ${first};`,
      `while (place < ${limit}) {`,
      '  place = place + step;',
      `  step = step + ${grows};`,
      '}',
      'console.log(place);',
    ),
    python: lines(
      `place = ${start}`,
      `step = ${first}`,
      `while place < ${limit}:`,
      '    place = place + step',
      `    step = step + ${grows}`,
      'print(place)',
    ),
    key: place,
    wrong: [
      [held, 'stops-early'],
      [place + step, 'round-more'],
      [plain, 'once'],
      [limit, 'limit'],
      [jumps.length, 'rounds'],
    ],
    nearMisses: near(place),
    steps: [
      `The steps are ${jumps.join(', ')}, starting from ${start}.`,
      `${[start, ...jumps].join(' + ')} = ${place}, which is not below ${limit}, so it prints ${place}.`,
    ],
  }
}

/** A while loop asks before every round, and goes on as long as the answer is yes. */
export const family = programFamily({
  id: 'programming/while-steps',
  title: 'Repeating while a condition holds',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'stops-early': 'With this value the condition is still true, so there is one more round.',
    'round-more': 'The loop had ended before that. The condition is checked before every round.',
    limit: 'The loop does not stop exactly at the limit. It stops at the first value that fails the condition.',
    rounds: 'That is the number of rounds. The program prints the value at the end.',
    once: 'Go through the loop round by round. The change happens again in each round.',
  },
  source: mdn('while', 'Web/JavaScript/Reference/Statements/while'),
  pythonSource: pythonPages.introduction,
  write(dice, level) {
    if (level === 1) return oneValue(upward(dice))
    return level === 2 ? oneValue(downward(dice)) : growingStep(dice)
  },
})
