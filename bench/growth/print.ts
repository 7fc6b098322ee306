import { day } from '../load/day.ts'
import { machine } from '../machine.ts'
import { printTable } from '../table.ts'
import type { Figures, Grown } from './growth.ts'

/** More than this share of the smallest town's cost counts as growth. */
const flat = 1.2

export function printGrowth(towns: readonly Grown[], figures: ReadonlyMap<string, Figures[]>): void {
  const heads = towns.map(({ learners, answers }) => `${short(learners)} / ${short(answers)}`)
  printTable(
    `The towns (${machine()})`,
    ['learners / answers', 'MB on disk'],
    towns.map(({ megabytes }, n) => [heads[n] ?? '', megabytes.toFixed(0)]),
  )
  const costs = [
    ['Milliseconds of statements in a call', 'statements', 2],
    ['Milliseconds of processor in a call, server and driver', 'processor', 2],
    ['Pages of 8 KB touched by a call', 'pages', 0],
  ] as const
  for (const [title, cost, digits] of costs) {
    const rows = [...figures].map(([name, each]) => [
      name,
      ...each.map(one => one[cost].toFixed(digits)),
      times(each.map(one => one[cost])).toFixed(2),
    ])
    const day = towns.map((_, town) => dayOf(figures, town, cost))
    printTable(
      `${title}, medians (goal: at most ${flat} ×)`,
      ['call', ...heads, '×'],
      [...rows, ['a call of the day, on average', ...day.map(each => each.toFixed(digits)), times(day).toFixed(2)]],
    )
  }
  const growing = [...figures].flatMap(([call, each]) =>
    [...(each[0]?.parts ?? [])].flatMap(([statement, before]) => {
      const pages = [before, ...each.slice(1).map(({ parts }) => parts.get(statement) ?? 0)]
      return times(pages) > flat ? [[call, statement, ...pages, times(pages).toFixed(2)]] : []
    }),
  )
  printTable('Statements that touch more pages than before', ['call', 'statement', ...heads, '×'], growing)
}

/** The last figure relative to the first. */
function times(values: readonly number[]): number {
  return (values.at(-1) ?? 0) / (values[0] ?? 1)
}

/** The average call, weighted by how often each is made in a day. */
function dayOf(
  figures: ReadonlyMap<string, Figures[]>,
  town: number,
  cost: 'statements' | 'processor' | 'pages',
): number {
  const measured = day.filter(({ name }) => figures.has(name))
  const all = measured.reduce((total, { name, perDay }) => total + perDay * (figures.get(name)?.[town]?.[cost] ?? 0), 0)
  return all / measured.reduce((total, { perDay }) => total + perDay, 0)
}

function short(count: number): string {
  return count >= 1_000_000 ? `${count / 1_000_000} M` : `${count / 1000} k`
}
