import type { Dice } from '#kit/random/dice.ts'
import { things } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'

const letPage = mdn('let', 'Web/JavaScript/Reference/Statements/let')

function loop(dice: Dice): Written {
  const word = dice.pick(['var', 'let'])
  const from = dice.int(0, 5)
  const count = dice.int(2, 3)
  const to = from + count
  const name = dice.pick(['i', 'n', 'k'])
  const by = dice.pick([1, 1, 10])
  const list = dice.pick(['jobs', 'calls', 'tasks', 'later'])
  const own = Array.from({ length: count }, (_, i) => (from + i) * by).join(' ')
  const shared = Array.from({ length: count }, () => to * by).join(' ')
  const lastOne = Array.from({ length: count }, () => (to - 1) * by).join(' ')
  const key = word === 'let' ? own : shared
  return {
    stem: `The loop uses ${word}. What does this JavaScript program print, line by line?`,
    javascript: lines(
      `let ${list} = [];`,
      `for (${word} ${name} = ${from}; ${name} < ${to}; ${name}++) {`,
      `  ${list}.push(() => ${by === 1 ? name : `${name} * ${by}`});`,
      '}',
      `for (let job of ${list}) {`,
      '  console.log(job());',
      '}',
    ),
    key,
    wrong: [
      [word === 'let' ? shared : own, word === 'let' ? 'let-shared' : 'var-own'],
      [lastOne, 'last-round'],
      [Array.from({ length: count }, () => from * by).join(' '), 'last-round'],
      [Array.from({ length: count }, (_, i) => (from + i + 1) * by).join(' '), 'one-further'],
    ],
    steps:
      word === 'let'
        ? [`let makes a new ${name} for every round, and each function keeps its own.`, `So the output is ${key}.`]
        : [
            `var makes one ${name} for the whole loop. After the loop it is ${to}.`,
            `All functions see that one: ${key}.`,
          ],
    ...(word === 'let' ? { source: letPage } : {}),
  }
}

function block(dice: Dice): Written {
  const name = dice.pick(things)
  const out = dice.int(1, 9)
  const inside = out + dice.int(3, 12)
  const word = dice.pick(['var', 'let'])
  if (dice.chance(0.4)) {
    const key = `undefined ${out}`
    return {
      stem: 'The name is used before its line. What does this JavaScript program print, line by line?',
      javascript: lines(
        'function look() {',
        `  console.log(${name});`,
        `  var ${name} = ${out};`,
        `  console.log(${name});`,
        '}',
        'look();',
      ),
      key,
      wrong: [
        [`${out} ${out}`, 'hoists-value'],
        [`0 ${out}`, 'hoists-value'],
        [`null ${out}`, 'hoists-value'],
        [`${out} undefined`, 'hoists-value'],
      ],
      steps: [
        `var makes the name known in the whole function, but the value comes only in its line.`,
        `So the output is ${key}.`,
      ],
    }
  }
  const key = word === 'var' ? `${inside} ${inside}` : `${inside} ${out}`
  return {
    stem: `Mind the word ${word} in the block. What does this JavaScript program print, line by line?`,
    javascript: lines(
      'function look() {',
      `  ${word} ${name} = ${out};`,
      '  if (true) {',
      `    ${word} ${name} = ${inside};`,
      `    console.log(${name});`,
      '  }',
      `  console.log(${name});`,
      '}',
      'look();',
    ),
    key,
    wrong: [
      [word === 'var' ? `${inside} ${out}` : `${inside} ${inside}`, word === 'var' ? 'var-own' : 'let-shared'],
      [`${out} ${out}`, 'last-round'],
      [`${out} ${inside}`, 'one-further'],
    ],
    steps:
      word === 'var'
        ? ['var does not care about blocks: there is one name in the whole function.', `So the output is ${key}.`]
        : [
            'let makes a name of its own inside the block.',
            `Outside, the old value is still there. The output is ${key}.`,
          ],
    ...(word === 'let' ? { source: letPage } : {}),
  }
}

/** `let` belongs to its block and round, `var` to the whole function. */
export const family = programFamily({
  id: 'programming/var-let',
  title: 'The difference between var and let',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'var-own': 'var makes one name for the whole function, so all see its last value.',
    'let-shared': 'let makes a new name for each block and each round of a loop.',
    'last-round': 'Ask which value the name has at the moment when the line runs.',
    'one-further': 'Check the values once more, one after the other.',
    'hoists-value': 'var makes the name known early, but without its value: until then it is undefined.',
  },
  source: mdn('var', 'Web/JavaScript/Reference/Statements/var'),
  write: (dice, level) => (level === 3 ? loop(dice) : block(dice)),
})
