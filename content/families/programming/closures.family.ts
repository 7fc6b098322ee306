import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'

function counters(dice: Dice): Written {
  const start = dice.int(0, 9)
  const step = dice.int(1, 4)
  const [a, b] = dice.pick([
    ['red', 'blue'],
    ['left', 'right'],
    ['first', 'second'],
    ['mine', 'yours'],
    ['day', 'night'],
  ] as const)
  const calls = dice.pick([
    [a, a, b],
    [a, b, a],
    [b, a, b],
    [a, b, b],
    [a, b, a, b],
  ] as const)
  const held: Record<string, number> = {}
  const out: number[] = []
  for (const name of calls) {
    held[name] = (held[name] ?? start) + step
    out.push(held[name])
  }
  const key = out.join(' ')
  const shared = calls.map((_, i) => start + step * (i + 1)).join(' ')
  return {
    stem: 'What does this JavaScript program print, line by line?',
    javascript: lines(
      'function makeCounter() {',
      `  let count = ${start};`,
      '  return () => {',
      `    count = count + ${step};`,
      '    return count;',
      '  };',
      '}',
      `let ${a} = makeCounter();`,
      `let ${b} = makeCounter();`,
      ...calls.map(name => `console.log(${name}());`),
    ),
    key,
    wrong: [
      [shared, 'one-for-all'],
      [calls.map(() => start + step).join(' '), 'forgets'],
      [out.map(one => one - step).join(' '), 'old-value'],
      [calls.map(() => start).join(' '), 'old-value'],
    ],
    nearMisses: [[...out].reverse().join(' ')],
    steps: [
      'Each counter has a count of its own, and keeps it between its calls.',
      `Call by call the output is ${key}.`,
    ],
  }
}

function later(dice: Dice): Written {
  const first = dice.int(2, 6)
  const second = first + dice.int(1, 5)
  const x = dice.int(2, 9)
  const sign = dice.pick(['*', '+'])
  const apply = (a: number, b: number): number => (sign === '*' ? a * b : a + b)
  const name = dice.pick(['rate', 'bonus', 'price', 'gift', 'scale'])
  if (dice.chance()) {
    return {
      stem: 'The value changes before the call. Which number does this JavaScript program print?',
      javascript: lines(
        `let ${name} = ${first};`,
        `let change = n => n ${sign} ${name};`,
        `${name} = ${second};`,
        `console.log(change(${x}));`,
      ),
      key: apply(x, second),
      wrong: [
        [apply(x, first), 'frozen'],
        [apply(apply(x, first), second), 'both-values'],
        [second, 'old-value'],
        [x, 'old-value'],
      ],
      nearMisses: near(apply(x, second)),
      steps: [
        `The function looks up ${name} when it is called. By then it is ${second}.`,
        `${x} ${sign} ${second} = ${apply(x, second)}.`,
      ],
    }
  }
  const key = `${apply(x, first)} ${apply(x, second)}`
  return {
    stem: 'A function makes two functions. What does this JavaScript program print, line by line?',
    javascript: lines(
      `function make(${name}) {`,
      `  return n => n ${sign} ${name};`,
      '}',
      `let one = make(${first});`,
      `let two = make(${second});`,
      `console.log(one(${x}));`,
      `console.log(two(${x}));`,
    ),
    key,
    wrong: [
      [`${apply(x, second)} ${apply(x, second)}`, 'one-for-all'],
      [`${apply(x, first)} ${apply(apply(x, first), second)}`, 'both-values'],
      [`${first} ${second}`, 'old-value'],
      [`${apply(x, first)} ${apply(x, first)}`, 'frozen'],
    ],
    steps: [
      `one keeps ${name} = ${first}, and two keeps ${name} = ${second}.`,
      `${x} ${sign} ${first} and ${x} ${sign} ${second} give ${key}.`,
    ],
  }
}

/** A function remembers the names around the place where it was made. */
export const family = programFamily({
  id: 'programming/closures',
  title: 'Functions that remember',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'one-for-all': 'Each call of the outer function makes names of its own. They are not shared.',
    forgets: 'The inner function keeps its count between the calls.',
    'old-value': 'Do the calculation inside the function first, then look at what comes out.',
    frozen: 'A function does not copy a value when it is made. It looks the name up when it is called.',
    'both-values': 'Only one value counts: the one that the function sees when it is called.',
  },
  source: mdn('Closures', 'Web/JavaScript/Guide/Closures'),
  write: (dice, level) => (level === 3 ? counters(dice) : later(dice)),
})
