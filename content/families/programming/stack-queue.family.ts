import type { Dice } from '#kit/random/dice.ts'
import { collectionNames, collections } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const array = 'Web/JavaScript/Reference/Global_Objects/Array'
const arrays = mdn('Indexed collections', 'Web/JavaScript/Guide/Indexed_collections')

type Deed = { add: string } | 'take'

function run(deeds: readonly Deed[], take: (all: string[]) => string | undefined): string {
  const all: string[] = []
  const out: string[] = []
  for (const deed of deeds) {
    if (deed === 'take') out.push(take(all) ?? '')
    else all.push(deed.add)
  }
  return out.join(' ')
}

const fromEnd = (all: string[]): string | undefined => all.pop()
const fromFront = (all: string[]): string | undefined => all.shift()

const plans = [
  ['add', 'add', 'take', 'add', 'take'],
  ['add', 'add', 'add', 'take', 'take'],
  ['add', 'add', 'add', 'take', 'add', 'take'],
  ['add', 'add', 'take', 'add', 'take', 'take'],
] as const

function one(dice: Dice): Written {
  const stack = dice.chance()
  const name = stack ? dice.pick(['pile', 'stack', 'tower']) : dice.pick(['queue', 'line', 'row'])
  const values = dice.shuffle(collections[dice.pick(collectionNames)] ?? [])
  const plan = dice.pick(plans)
  const deeds: Deed[] = plan.map((deed, i) =>
    deed === 'take' ? 'take' : { add: values[plan.slice(0, i).filter(x => x === 'add').length] ?? '' },
  )
  const added = deeds.flatMap(deed => (deed === 'take' ? [] : [deed.add]))
  const take = stack ? fromEnd : fromFront
  const key = run(deeds, take)
  const count = key.split(' ').length
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(
      `let ${name} = [];`,
      ...deeds.map(deed =>
        deed === 'take' ? `console.log(${name}.${stack ? 'pop' : 'shift'}());` : `${name}.push('${deed.add}');`,
      ),
    ),
    python: lines(
      `${name} = []`,
      ...deeds.map(deed =>
        deed === 'take' ? `print(${name}.pop(${stack ? '' : '0'}))` : `${name}.append('${deed.add}')`,
      ),
    ),
    key,
    wrong: [
      [run(deeds, stack ? fromFront : fromEnd), stack ? 'stack-is-queue' : 'queue-is-stack'],
      [added.slice(-count).reverse().join(' '), 'late'],
      [run(deeds, all => (stack ? all.at(-1) : all[0])), 'stays'],
      [key.split(' ').reverse().join(' '), 'turned'],
    ],
    nearMisses: [
      added.join(' '),
      added.slice(-count).join(' '),
      added.slice(0, count).join(' '),
      [...added].reverse().join(' '),
    ],
    steps: [
      stack
        ? 'The one that came last leaves first, as in a pile.'
        : 'The one that came first leaves first, as in a line of people.',
      `So the program prints ${key}.`,
    ],
    source: stack ? mdn('Array.prototype.pop()', `${array}/pop`) : mdn('Array.prototype.shift()', `${array}/shift`),
  }
}

function both(dice: Dice): Written {
  const values = dice.shuffle(collections[dice.pick(collectionNames)] ?? []).slice(0, 4)
  const quoted = `[${values.map(value => `'${value}'`).join(', ')}]`
  const back = dice.chance()
  const times = dice.int(2, 3)
  const moved = back ? [...values].reverse().slice(0, times) : values.slice(0, times)
  const key = [...moved].reverse().join(' ')
  const other = back ? values.slice(0, times) : [...values].reverse().slice(0, times)
  return {
    stem: 'The program moves elements from one list to another. What does it print, line by line?',
    javascript: lines(
      `let left = ${quoted};`,
      'let right = [];',
      `for (let i = 0; i < ${times}; i++) {`,
      `  right.push(left.${back ? 'pop' : 'shift'}());`,
      '}',
      'while (right.length > 0) {',
      '  console.log(right.pop());',
      '}',
    ),
    python: lines(
      `left = ${quoted}`,
      'right = []',
      `for i in range(${times}):`,
      `    right.append(left.pop(${back ? '' : '0'}))`,
      'while len(right) > 0:',
      '    print(right.pop())',
    ),
    key,
    wrong: [
      [moved.join(' '), 'stack-is-queue'],
      [[...other].reverse().join(' '), back ? 'from-the-start' : 'from-the-end'],
      [other.join(' '), 'both-turned'],
    ],
    steps: [`right gets ${moved.join(', ')} in this order.`, `pop takes from the end of right: ${key}.`],
    source: arrays,
  }
}

/** Last in, first out; first in, first out. */
export const family = programFamily({
  id: 'programming/stack-queue',
  title: 'Stacks and queues',
  levels: [2, 3],
  applied: true,
  misconceptions: {
    'stack-is-queue': 'Here the one that was added last leaves first, as in a pile of plates.',
    'queue-is-stack': 'Here the one that was added first leaves first, as in a line of people.',
    late: 'Elements leave while others are still to come. Go through the lines in their order.',
    stays: 'An element that has been taken is gone, so the next one follows.',
    turned: 'You turned the order round.',
    'from-the-start': 'pop takes from the end of left, not from its start.',
    'from-the-end': 'You took from the end of left. The program takes from its start.',
    'both-turned': 'You took from the wrong end of left, and the one that came into right last leaves it first.',
  },
  source: arrays,
  pythonSource: pythonPages.dataStructures,
  write: (dice, level) => (level === 2 ? one(dice) : both(dice)),
})
