import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

interface Test {
  javascript: string
  python: string
  keeps: (n: number) => boolean
}

interface Change {
  text: string
  apply: (n: number) => number
}

function aTest(dice: Dice, values: readonly number[]): Test {
  const sorted = [...values].sort((a, b) => a - b)
  const limit = sorted[dice.int(1, sorted.length - 2)] ?? 0
  return dice.pick<Test>([
    { javascript: `n > ${limit}`, python: `n > ${limit}`, keeps: n => n > limit },
    { javascript: `n < ${limit}`, python: `n < ${limit}`, keeps: n => n < limit },
    { javascript: `n >= ${limit}`, python: `n >= ${limit}`, keeps: n => n >= limit },
    { javascript: 'n % 2 === 0', python: 'n % 2 == 0', keeps: n => n % 2 === 0 },
    { javascript: 'n % 2 === 1', python: 'n % 2 == 1', keeps: n => n % 2 === 1 },
  ])
}

function aChange(dice: Dice): Change {
  const by = dice.int(2, 5)
  return dice.pick<Change>([
    { text: `n * ${by}`, apply: n => n * by },
    { text: `n + ${by}`, apply: n => n + by },
    { text: `n - 1`, apply: n => n - 1 },
  ])
}

function someNumbers(dice: Dice, count: number): number[] {
  const low = dice.int(1, 3)
  const even = [2, 4, 6, 8, 10, 12].map(n => n + (low - 1) * 2)
  const odd = even.map(n => n + 1)
  const half = Math.ceil(count / 2)
  return dice.shuffle([...dice.shuffle(even).slice(0, half), ...dice.shuffle(odd).slice(0, count - half)])
}

const shown = (values: readonly number[]): string => values.join(' ')
const page = (method: string) =>
  mdn(`Array.prototype.${method}()`, `Web/JavaScript/Reference/Global_Objects/Array/${method}`)
const printed = "console.log(result.join(' '));"

function one(dice: Dice): Written {
  const values = someNumbers(dice, 5)
  const name = dice.pick(['numbers', 'scores', 'points', 'ages', 'sizes'])
  const list = `[${values.join(', ')}]`
  if (dice.chance()) {
    const { javascript, python, keeps } = aTest(dice, values)
    const kept = values.filter(keeps)
    return {
      stem: 'What does this program print?',
      javascript: lines(`let ${name} = ${list};`, `let result = ${name}.filter(n => ${javascript});`, printed),
      python: lines(`${name} = ${list}`, `result = [n for n in ${name} if ${python}]`, 'print(*result)'),
      key: shown(kept),
      wrong: [
        [shown(values.filter(n => !keeps(n))), 'filter-drops'],
        [kept.length, 'counted'],
        [shown(values.map(n => Number(keeps(n)))), 'as-answers'],
        [shown([...kept].sort((a, b) => a - b)), 'order'],
        [shown(values.slice(0, kept.length)), 'filter-drops'],
      ],
      nearMisses: [shown(kept.slice(0, -1)), shown([...kept].reverse()), shown(values), shown(values.slice(1))],
      steps: [`Only numbers with ${javascript} stay.`, `In their old order they are ${shown(kept)}.`],
      source: page('filter'),
    }
  }
  const { text, apply } = aChange(dice)
  const changed = values.map(apply)
  return {
    stem: 'What does this program print?',
    javascript: lines(`let ${name} = ${list};`, `let result = ${name}.map(n => ${text});`, printed),
    python: lines(`${name} = ${list}`, `result = [${text} for n in ${name}]`, 'print(*result)'),
    key: shown(changed),
    wrong: [
      [shown(values), 'unchanged'],
      [shown([...values.slice(0, -1), apply(values.at(-1) ?? 0)]), 'only-one'],
      [shown([apply(values[0] ?? 0), ...values.slice(1)]), 'only-one'],
      [shown([...changed].sort((a, b) => a - b)), 'order'],
    ],
    nearMisses: [shown([...changed].reverse()), shown(changed.slice(0, -1))],
    steps: [`Every number n becomes ${text}.`, `The order stays: ${shown(changed)}.`],
    source: page('map'),
  }
}

function chained(dice: Dice): Written {
  const values = someNumbers(dice, 5)
  const { javascript, python, keeps } = aTest(dice, values)
  const { text, apply } = aChange(dice)
  const filterFirst = dice.chance() || values.map(apply).filter(keeps).length === 0
  const key = filterFirst ? values.filter(keeps).map(apply) : values.map(apply).filter(keeps)
  const other = filterFirst ? values.map(apply).filter(keeps) : values.filter(keeps).map(apply)
  return {
    stem: 'What does this program print?',
    javascript: lines(
      `let numbers = [${values.join(', ')}];`,
      filterFirst
        ? `let result = numbers.filter(n => ${javascript}).map(n => ${text});`
        : `let result = numbers.map(n => ${text}).filter(n => ${javascript});`,
      printed,
    ),
    ...(filterFirst
      ? {
          python: lines(
            `numbers = [${values.join(', ')}]`,
            `result = [${text} for n in numbers if ${python}]`,
            'print(*result)',
          ),
        }
      : {}),
    key: shown(key),
    wrong: [
      [shown(other), 'order'],
      [shown(values.filter(keeps)), 'unchanged'],
      [shown(values.map(apply)), 'map-filters'],
      [shown(values.filter(n => !keeps(n)).map(apply)), 'filter-drops'],
    ],
    nearMisses: [shown(values), shown([...values].reverse())],
    steps: filterFirst
      ? [`The condition ${javascript} keeps ${shown(values.filter(keeps))}.`, `${text} turns them into ${shown(key)}.`]
      : [`map gives ${shown(values.map(apply))}.`, `filter keeps ${shown(key)}.`],
  }
}

function reduced(dice: Dice): Written {
  const values = someNumbers(dice, 4)
  const start = dice.pick([0, 1, 10, 100])
  const sum = values.reduce((a, b) => a + b, 0)
  const less = dice.chance(0.3) && start === 100
  const key = less ? start - sum : start + sum
  return {
    stem: 'Which number does this JavaScript program print?',
    javascript: lines(
      `let numbers = [${values.join(', ')}];`,
      `let result = numbers.reduce((sum, n) => sum ${less ? '-' : '+'} n, ${start});`,
      'console.log(result);',
    ),
    key,
    wrong: [
      [sum, 'start-lost'],
      [less ? start - (values.at(-1) ?? 0) : start + (values.at(-1) ?? 0), 'only-one'],
      [values.length, 'counted-all'],
      [key + (less ? -start : start), 'start-lost'],
    ],
    nearMisses: near(key),
    steps: [
      `The sum starts with ${start}, and each number is ${less ? 'taken away' : 'added'} in turn.`,
      `${[start, ...values].join(less ? ' - ' : ' + ')} = ${key}.`,
    ],
    source: page('reduce'),
  }
}

/** Keeping some, changing all, gathering to one. */
export const family = programFamily({
  id: 'programming/filter-map-reduce',
  title: 'Filter, map, reduce',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'filter-drops': 'The ones for which the condition is true are kept. The others drop out.',
    'map-filters': 'Changing every element drops none, and keeping some of them changes none.',
    counted: 'The program prints the numbers that stay, not how many there are.',
    'as-answers': 'You wrote 1 for yes and 0 for no. The numbers themselves stay or go.',
    'counted-all': 'That is how many numbers there are. The program joins their values.',
    order: 'Elements keep their order, and two steps run in the order in which they are written.',
    'only-one': 'Every element takes part, not only one of them.',
    unchanged: 'You left one step out. Do everything that the line says.',
    'start-lost': 'reduce begins with the value after the comma, and uses it once.',
  },
  source: mdn('Indexed collections', 'Web/JavaScript/Guide/Indexed_collections'),
  pythonSource: pythonPages.dataStructures,
  write(dice, level) {
    if (level === 2) return one(dice)
    return dice.chance(0.6) ? chained(dice) : reduced(dice)
  },
})
