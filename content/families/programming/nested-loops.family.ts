import { near } from '../shared/settle.ts'
import { things } from './shared/friendly-words.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

/** The inner loop runs in full for every round of the outer one. */
export const family = programFamily({
  id: 'programming/nested-loops',
  title: 'A loop inside a loop',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    adds: 'You added the two numbers of rounds. The inner loop runs again for every outer round, so they multiply.',
    'outer-only': 'You counted the rounds of one loop only. Both loops play a part.',
    'all-full': 'Here the inner loop gets longer from round to round. It is not always full.',
    'off-by-one': 'One of the loops has a round more or less than you counted. Look at where each loop stops.',
  },
  source: mdn('Loops and iteration', 'Web/JavaScript/Guide/Loops_and_iteration'),
  pythonSource: pythonPages.controlFlow,
  write(dice, level) {
    const name = dice.pick(things)
    const a = dice.int(2, 6)
    const b = dice.int(2, 6)
    const inclusive = dice.chance()
    if (level === 2) {
      const inner = inclusive ? b + 1 : b
      const key = a * inner
      return {
        stem: `How many ${name} does this program count?`,
        javascript: lines(
          `let ${name} = 0;`,
          `for (let row = 0; row < ${a}; row++) {`,
          `  for (let place = 0; place ${inclusive ? '<=' : '<'} ${b}; place++) {`,
          `    ${name} = ${name} + 1;`,
          '  }',
          '}',
          `console.log(${name});`,
        ),
        python: lines(
          `${name} = 0`,
          `for row in range(${a}):`,
          `    for place in range(${inner}):`,
          `        ${name} = ${name} + 1`,
          `print(${name})`,
        ),
        key,
        wrong: [
          [a + inner, 'adds'],
          [a * (inclusive ? b : b + 1), 'off-by-one'],
          [inner, 'outer-only'],
          [a, 'outer-only'],
          [(a + 1) * inner, 'off-by-one'],
        ],
        nearMisses: near(key),
        steps: [
          `The outer loop has ${a} rounds, and in each of them the inner loop has ${inner}.`,
          `${a} * ${inner} = ${key}.`,
        ],
      }
    }
    const n = dice.int(3, 6)
    const start = dice.int(1, 4)
    const sizes = Array.from({ length: n }, (_, i) => (inclusive ? start + i + 1 : start + i))
    const key = sizes.reduce((sum, one) => sum + one, 0)
    const top = start + n - 1
    return {
      stem: `How many ${name} does this program count?`,
      javascript: lines(
        `let ${name} = 0;`,
        `for (let row = ${start}; row <= ${top}; row++) {`,
        `  for (let place = 0; place ${inclusive ? '<=' : '<'} row; place++) {`,
        `    ${name} = ${name} + 1;`,
        '  }',
        '}',
        `console.log(${name});`,
      ),
      python: lines(
        `${name} = 0`,
        `for row in range(${start}, ${top + 1}):`,
        `    for place in range(${inclusive ? 'row + 1' : 'row'}):`,
        `        ${name} = ${name} + 1`,
        `print(${name})`,
      ),
      key,
      wrong: [
        [n * (sizes.at(-1) ?? 0), 'all-full'],
        [inclusive ? key - n : key + n, 'off-by-one'],
        [key - (sizes.at(-1) ?? 0), 'off-by-one'],
        [n + top, 'adds'],
        [n, 'outer-only'],
      ],
      nearMisses: near(key),
      steps: [`Round by round the inner loop runs ${sizes.join(', ')} times.`, `${sizes.join(' + ')} = ${key}.`],
    }
  },
})
