import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { collectionNames, collections } from './shared/friendly-words.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

type Deed = 'push' | 'pop' | 'shift' | 'unshift' | 'first-to-end' | 'last-to-front'

const plans: Readonly<Record<Level, readonly (readonly Deed[])[]>> = {
  1: [
    ['push', 'push'],
    ['pop', 'push'],
    ['pop', 'pop', 'push'],
  ],
  2: [
    ['shift', 'push'],
    ['unshift', 'pop'],
    ['pop', 'unshift'],
    ['push', 'shift', 'shift'],
    ['unshift', 'shift', 'pop'],
  ],
  3: [
    ['first-to-end', 'pop'],
    ['last-to-front', 'shift'],
    ['first-to-end', 'first-to-end'],
    ['last-to-front', 'push'],
    ['first-to-end', 'unshift'],
  ],
  4: [],
}

const javascript: Readonly<Record<Deed, (name: string, value: string) => string>> = {
  push: (name, value) => `${name}.push('${value}');`,
  pop: name => `${name}.pop();`,
  shift: name => `${name}.shift();`,
  unshift: (name, value) => `${name}.unshift('${value}');`,
  'first-to-end': name => `${name}.push(${name}.shift());`,
  'last-to-front': name => `${name}.unshift(${name}.pop());`,
}

const python: Readonly<Record<Deed, (name: string, value: string) => string>> = {
  push: (name, value) => `${name}.append('${value}')`,
  pop: name => `${name}.pop()`,
  shift: name => `${name}.pop(0)`,
  unshift: (name, value) => `${name}.insert(0, '${value}')`,
  'first-to-end': name => `${name}.append(${name}.pop(0))`,
  'last-to-front': name => `${name}.insert(0, ${name}.pop())`,
}

const effects: Readonly<Record<Deed, (all: readonly string[], value: string) => string[]>> = {
  push: (all, value) => [...all, value],
  pop: all => all.slice(0, -1),
  shift: all => all.slice(1),
  unshift: (all, value) => [value, ...all],
  'first-to-end': all => [...all.slice(1), ...all.slice(0, 1)],
  'last-to-front': all => [...all.slice(-1), ...all.slice(0, -1)],
}

const turned: Readonly<Record<Deed, Deed>> = {
  push: 'unshift',
  pop: 'shift',
  shift: 'pop',
  unshift: 'push',
  'first-to-end': 'last-to-front',
  'last-to-front': 'first-to-end',
}

const told: Readonly<Record<Deed, (value: string) => string>> = {
  push: value => `${value} joins at the end.`,
  pop: () => 'The last one leaves.',
  shift: () => 'The first one leaves.',
  unshift: value => `${value} joins at the front.`,
  'first-to-end': () => 'The first one goes to the end.',
  'last-to-front': () => 'The last one goes to the front.',
}

/** Runs the plan; `read` says how a learner reads a step, or drops it. */
function play(
  start: readonly string[],
  plan: readonly Deed[],
  fresh: readonly string[],
  read: (deed: Deed) => Deed | undefined,
): string {
  let all = [...start]
  for (const [i, deed] of plan.entries()) {
    const meant = read(deed)
    if (meant !== undefined) all = effects[meant](all, fresh[i] ?? '')
  }
  return all.join(' ')
}

const adds = (deed: Deed): boolean => deed === 'push' || deed === 'unshift'
const takes = (deed: Deed): boolean => deed === 'pop' || deed === 'shift'

function draw(dice: Dice): string[] {
  return dice.shuffle(collections[dice.pick(collectionNames)] ?? [])
}

/** Lists that grow and shrink at both ends. */
export const family = programFamily({
  id: 'programming/push-pop',
  title: 'Adding to a list and taking away',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'other-end': 'You used the other end of the list. push and append add at the end, and pop takes the last one.',
    'adds-front': 'The new one joins at the other end of the list.',
    'nothing-leaves': 'Taking away really removes an element. It is no longer in the list.',
    'nothing-joins': 'The added element belongs to the list from then on.',
    'wrong-leaves': 'The wrong element left. pop takes the last one, shift and pop(0) take the first one.',
    order: 'The steps run one after the other. Follow the list after each line.',
  },
  source: mdn('Indexed collections', 'Web/JavaScript/Guide/Indexed_collections'),
  pythonSource: pythonPages.dataStructures,
  write(dice, level) {
    const all = draw(dice)
    const plan = dice.pick(plans[level])
    const start = all.slice(0, 3)
    const fresh = all.slice(3)
    const name = dice.pick(['shelf', 'row', 'line', 'bag', 'items'])
    const result = (read: (deed: Deed) => Deed | undefined): string => play(start, plan, fresh, read)
    const key = result(deed => deed)
    const quoted = `[${start.map(one => `'${one}'`).join(', ')}]`
    const values = plan.map((_, i) => fresh[i] ?? '')
    return {
      stem: 'What does this program print?',
      javascript: lines(
        `let ${name} = ${quoted};`,
        ...plan.map((deed, i) => javascript[deed](name, values[i] ?? '')),
        `console.log(${name}.join(' '));`,
      ),
      python: lines(
        `${name} = ${quoted}`,
        ...plan.map((deed, i) => python[deed](name, values[i] ?? '')),
        `print(' '.join(${name}))`,
      ),
      key,
      wrong: [
        [result(deed => turned[deed]), 'other-end'],
        [result(deed => (adds(deed) ? turned[deed] : deed)), 'adds-front'],
        [result(deed => (takes(deed) ? turned[deed] : deed)), 'wrong-leaves'],
        [result(deed => (takes(deed) ? undefined : deed)), 'nothing-leaves'],
        [result(deed => (adds(deed) ? undefined : deed)), 'nothing-joins'],
        [result(deed => (deed === plan[0] ? undefined : deed)), 'order'],
      ],
      nearMisses: [key.split(' ').reverse().join(' '), start.join(' '), [...start].reverse().join(' ')],
      steps: [...plan.map((deed, i) => told[deed](values[i] ?? '')), `At the end the list is ${key}.`],
    }
  },
})
