import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { lines, programFamily } from './shared/program-family.ts'

interface Shape {
  body: (i: string, j: string, k: number, count: string) => string[]
  key: string
  wrong: readonly (readonly [string, string])[]
  why: string
}

const shapes: Readonly<Record<Level, readonly Shape[]>> = {
  1: [],
  2: [],
  3: [
    {
      body: (i, _, k, count) => [`for (let ${i} = 0; ${i} < ${k}; ${i}++) {`, `  ${count}++;`, '}'],
      key: 'O(1)',
      wrong: [
        ['O(n)', 'any-loop'],
        ['O(log n)', 'any-loop'],
        ['O(n²)', 'counts-wrong'],
      ],
      why: 'The number of rounds does not depend on n.',
    },
    {
      body: (i, _, k, count) => [`for (let ${i} = 0; ${i} < n; ${i} = ${i} + ${k}) {`, `  ${count}++;`, '}'],
      key: 'O(n)',
      wrong: [
        ['O(1)', 'constant'],
        ['O(log n)', 'step-is-halving'],
        ['O(n²)', 'counts-wrong'],
      ],
      why: 'With twice as large an n there are twice as many rounds.',
    },
    {
      body: (i, j, _, count) => [
        `for (let ${i} = 0; ${i} < n; ${i}++) {`,
        `  for (let ${j} = 0; ${j} < n; ${j}++) {`,
        `    ${count}++;`,
        '  }',
        '}',
      ],
      key: 'O(n²)',
      wrong: [
        ['O(n)', 'adds-loops'],
        ['O(n log n)', 'counts-wrong'],
        ['O(log n)', 'step-is-halving'],
        ['O(n³)', 'counts-wrong'],
      ],
      why: 'n rounds with n inner rounds each make n * n.',
    },
    {
      body: (i, _, k, count) => [
        `for (let ${i} = n; ${i} > 1; ${i} = Math.floor(${i} / ${k})) {`,
        `  ${count}++;`,
        '}',
      ],
      key: 'O(log n)',
      wrong: [
        ['O(n)', 'any-loop'],
        ['O(1)', 'constant'],
        ['O(n log n)', 'counts-wrong'],
      ],
      why: 'The counter shrinks by a factor in each round, so twice as large an n adds at most one round.',
    },
  ],
  4: [
    {
      body: (i, j, _, count) => [
        `for (let ${i} = 0; ${i} < n; ${i}++) {`,
        `  ${count}++;`,
        '}',
        `for (let ${j} = 0; ${j} < n; ${j}++) {`,
        `  ${count}++;`,
        '}',
      ],
      key: 'O(n)',
      wrong: [
        ['O(n²)', 'adds-loops'],
        ['O(n log n)', 'counts-wrong'],
        ['O(1)', 'constant'],
      ],
      why: 'Two loops one after the other make n + n rounds, and a constant factor does not count.',
    },
    {
      body: (i, j, _, count) => [
        `for (let ${i} = 0; ${i} < n; ${i}++) {`,
        `  for (let ${j} = 0; ${j} < ${i}; ${j}++) {`,
        `    ${count}++;`,
        '  }',
        '}',
      ],
      key: 'O(n²)',
      wrong: [
        ['O(n)', 'adds-loops'],
        ['O(n log n)', 'counts-wrong'],
        ['O(log n)', 'step-is-halving'],
      ],
      why: 'The inner rounds make 0 + 1 + 2 and so on, about half of n * n, and a constant factor does not count.',
    },
    {
      body: (i, j, k, count) => [
        `for (let ${i} = 0; ${i} < n; ${i}++) {`,
        `  for (let ${j} = 1; ${j} < n; ${j} = ${j} * ${k}) {`,
        `    ${count}++;`,
        '  }',
        '}',
      ],
      key: 'O(n log n)',
      wrong: [
        ['O(n²)', 'any-loop'],
        ['O(log n)', 'outer-lost'],
        ['O(n)', 'adds-loops'],
      ],
      why: 'n times a loop that multiplies its counter: n times about log n.',
    },
    {
      body: (i, j, k, count) => [
        `for (let ${i} = 0; ${i} < n; ${i}++) {`,
        `  for (let ${j} = 0; ${j} < ${k}; ${j}++) {`,
        `    ${count}++;`,
        '  }',
        '}',
      ],
      key: 'O(n)',
      wrong: [
        ['O(n²)', 'any-loop'],
        ['O(n log n)', 'counts-wrong'],
        ['O(1)', 'outer-lost'],
      ],
      why: 'The inner loop always has the same number of rounds, so only the outer one grows.',
    },
  ],
}

function counters(dice: Dice): readonly [string, string] {
  return dice.pick([
    ['i', 'j'],
    ['a', 'b'],
    ['row', 'column'],
    ['x', 'y'],
  ] as const)
}

/** How the number of steps grows when n grows. */
export const family = programFamily({
  id: 'programming/big-o',
  title: 'How the work grows',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'any-loop': 'Not every loop runs n times. Look at how its counter moves and where it stops.',
    constant: 'The number of rounds grows with n here.',
    'adds-loops': 'Loops inside each other multiply, loops one after the other add.',
    'step-is-halving': 'Only a counter that is multiplied or divided makes log n. Adding does not.',
    'outer-lost': 'Count both loops: the outer and the inner one.',
    'counts-wrong': 'Count the rounds for n = 4 and for n = 8, and compare.',
  },
  source: { title: 'Big O notation – Wikipedia', url: 'https://en.wikipedia.org/wiki/Big_O_notation' },
  write(dice, level) {
    const { body, key, wrong, why } = dice.pick(shapes[level])
    const [i, j] = counters(dice)
    const count = dice.pick(['steps', 'count', 'work', 'rounds'])
    const name = dice.pick(['f', 'walk', 'visit', 'check', 'paint', 'search'])
    return {
      stem: `How does the number of steps of ${name}(n) grow when n grows?`,
      javascript: lines(
        `function ${name}(n) {`,
        `  let ${count} = 0;`,
        ...body(i, j, dice.int(2, 5), count).map(line => `  ${line}`),
        `  return ${count};`,
        '}',
      ),
      key,
      wrong,
      nearMisses: ['O(n)', 'O(n²)', 'O(log n)', 'O(1)'],
      steps: [why, `That is written ${key}.`],
    }
  },
})
