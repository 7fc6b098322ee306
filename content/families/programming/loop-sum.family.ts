import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const names = ['sum', 'total', 'points', 'coins', 'result', 'score'] as const

/** What a loop has gathered when it ends. */
export const family = programFamily({
  id: 'programming/loop-sum',
  title: 'Adding up in a loop',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'one-more': 'You added one number too many. Check where the loop stops.',
    'one-less': 'You left out the last number. Check where the loop stops.',
    'last-only': 'That is only what the last round adds. The loop keeps what it had before.',
    'two-more': 'You added two numbers too many. Check where the loop stops.',
    rounds: 'You counted the rounds that add something. The program adds up the values.',
    'adds-one': 'You added 1 in every round. Look at what is added.',
    'start-lost': 'You began with 0. Look at the number in the first line.',
    'condition-lost': 'Not every round adds something. Look at the condition inside the loop.',
    'condition-turned': 'You added the numbers that the condition leaves out.',
  },
  source: mdn('for', 'Web/JavaScript/Reference/Statements/for'),
  pythonSource: pythonPages.controlFlow,
  write(dice, level) {
    const name = dice.pick(names)
    const counter = dice.pick(['i', 'n', 'k'])
    const begin = level === 1 ? dice.pick([0, 0, 10]) : dice.int(0, 10)
    const from = level === 1 ? 1 : dice.int(1, 4)
    const to = from + dice.int(2, level === 1 ? 4 : 5)
    const inclusive = level === 1 || dice.chance()
    const factor = level === 2 ? dice.pick([1, 2, 3]) : 1
    const parity = level === 3 ? dice.int(0, 1) : -1
    const added = factor === 1 ? counter : `${counter} * ${factor}`
    const gather = (last: number, choose = parity): number[] => {
      const all = Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => from + i)
      return all.filter(one => choose < 0 || one % 2 === choose).map(one => one * factor)
    }
    const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)
    const last = inclusive ? to : to - 1
    const values = gather(last)
    const key = begin + total(values)
    const body =
      parity < 0
        ? [`  ${name} = ${name} + ${added};`]
        : [`  if (${counter} % 2 === ${parity}) {`, `    ${name} = ${name} + ${added};`, '  }']
    const pythonBody =
      parity < 0
        ? [`    ${name} = ${name} + ${added}`]
        : [`    if ${counter} % 2 == ${parity}:`, `        ${name} = ${name} + ${added}`]
    const sum = [...(begin === 0 ? [] : [begin]), ...values].join(' + ')
    return {
      stem: dice.pick([
        'Which number does this program print?',
        `Which ${name === 'points' || name === 'coins' ? 'number of ' : ''}${name} does this program print?`,
      ]),
      javascript: lines(
        `let ${name} = ${begin};`,
        `for (let ${counter} = ${from}; ${counter} ${inclusive ? '<=' : '<'} ${to}; ${counter}++) {`,
        ...body,
        '}',
        `console.log(${name});`,
      ),
      python: lines(
        `${name} = ${begin}`,
        `for ${counter} in range(${from}, ${last + 1}):`,
        ...pythonBody,
        `print(${name})`,
      ),
      key,
      wrong: [
        inclusive ? [begin + total(gather(to - 1)), 'one-less'] : [begin + total(gather(to)), 'one-more'],
        parity < 0 ? [values.at(-1) ?? 0, 'last-only'] : [begin + total(gather(last, -1)), 'condition-lost'],
        [begin === 0 ? values.length : total(values), begin === 0 ? 'rounds' : 'start-lost'],
        parity < 0
          ? [begin + values.length, 'adds-one']
          : [begin + total(gather(last, 1 - parity)), 'condition-turned'],
        // Of two numbers in a row only one is even: the condition lets one through.
        [begin + total(gather(to + 1)), inclusive || parity >= 0 ? 'one-more' : 'two-more'],
      ],
      nearMisses: near(key),
      steps: [
        `${counter} goes from ${from} to ${last}${parity < 0 ? '' : `, and only the ${parity === 0 ? 'even' : 'odd'} ones are added`}.`,
        values.length + (begin === 0 ? 0 : 1) > 1
          ? `${sum} = ${key}.`
          : `Only one number is added, so the program prints ${key}.`,
      ],
    }
  },
})
