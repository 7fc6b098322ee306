import type { Family } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import { composeNumbers } from './shared/compose.ts'
import { around } from './shared/near.ts'
import { person } from './shared/people.ts'
import { howMuch } from './shared/phrase.ts'
import { whole } from './shared/print-number.ts'

const tables: Partial<Record<Level, { rows: readonly number[]; most: number }>> = {
  1: { rows: [2, 3, 4, 5, 10], most: 10 },
  2: { rows: [6, 7, 8, 9], most: 12 },
}

const groups = [
  ['bags', 'apples'],
  ['boxes', 'pencils'],
  ['plates', 'dumplings'],
  ['rows', 'chairs'],
  ['packs', 'stickers'],
  ['vases', 'flowers'],
] as const

const reversed = (n: number): number => Number([...String(n)].reverse().join(''))

/** 7 × 8 as 5 × 8 and 2 × 8, or 12 × 8 as 10 × 8 and 2 × 8. */
function splitUp(a: number, b: number): string[] {
  if (a === 10) return [`Ten groups of ${b}: the ${b} moves one place to the left, and a zero goes after it.`]
  const easy = a > 10 ? 10 : 5
  if (a <= easy) return [`${a} × ${b} is ${a} groups of ${b}: ${Array(a).fill(b).join(' + ')}.`]
  return [
    `Split ${a} into ${easy} and ${a - easy}.`,
    `${easy} × ${b} = ${easy * b} and ${a - easy} × ${b} = ${(a - easy) * b}.`,
  ]
}

export const family: Family = {
  id: 'mathematics/times-tables',
  topic: 'mathematics',
  title: 'Times tables',
  levels: [1, 2],
  applied: false,
  misconceptions: {
    'one-group-short': 'You are in the right table, one group too early. Count one more group.',
    'one-group-over': 'You are in the right table, one group too far. Take one group away.',
    added: 'The two numbers were added. Times means that many groups of the same size.',
    'swapped-digits': 'The digits are right, but they changed places.',
    'neighbouring-table': 'This is the answer in the next table. Have another look at how big each group is.',
  },
  source: { title: 'Multiplication table – Wikipedia', url: 'https://en.wikipedia.org/wiki/Multiplication_table' },
  draw(dice, level) {
    const { rows, most } = tables[level] ?? { rows: [6, 7, 8, 9], most: 12 }
    const row = dice.pick(rows)
    const other = dice.int(level === 1 ? 2 : 3, most)
    const [a, b] = dice.chance() ? [row, other] : [other, row]
    const key = a * b
    const [holder, thing] = dice.pick(groups)
    const story = `${person(dice)} sees ${a} ${holder} of ${b} ${thing}. How many ${thing} are there in all?`
    return composeNumbers({
      stem: dice.chance(0.4) ? story : howMuch(dice, `${a} × ${b}`),
      key,
      print: v => whole(v.n),
      wrong: [
        [(a - 1) * b, 'one-group-short'],
        [a + b, 'added'],
        [a * (b + 1), 'neighbouring-table'],
        [key > 20 && key % 10 > 0 ? reversed(key) : undefined, 'swapped-digits'],
        [(a + 1) * b, 'one-group-over'],
      ],
      near: around(dice, key, dice.pick([1, 2])),
      steps: [...splitUp(a, b), `So ${a} × ${b} = ${key}.`],
    })
  },
}
