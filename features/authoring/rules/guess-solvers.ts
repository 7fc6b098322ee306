import { numberLine } from './serve-order.ts'
import { fold } from './text/fold.ts'
import { jaccard, trigramsOf } from './text/trigrams.ts'

/** A way to guess from the options alone, without reading the question: a score for each option, the highest is taken; undefined where it has no view. */
export interface GuessSolver {
  name: string
  scores(options: readonly string[]): number[] | undefined
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Average similarity of each row to the other three. */
function likeness<T>(rows: readonly T[], alike: (a: T, b: T) => number): number[] {
  return rows.map((row, i) => mean(rows.filter((_, j) => j !== i).map(other => alike(row, other))))
}

const numbers = (score: (values: readonly number[]) => number[]) => (options: readonly string[]) => {
  const values = numberLine(options)
  return values === undefined ? undefined : score(values)
}

const rankFrom = (values: readonly number[], place: number): number[] => {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map(value => (sorted[place] === value ? 1 : 0))
}

/** No view where all options score alike. */
const decided = (scores: number[]): number[] | undefined =>
  scores.every(score => score === scores[0]) ? undefined : scores

export const guessSolvers: readonly GuessSolver[] = [
  { name: 'longest', scores: options => decided(options.map(text => text.length)) },
  { name: 'shortest', scores: options => decided(options.map(text => -text.length)) },
  { name: 'most words', scores: options => decided(options.map(text => text.split(/\s+/).length)) },
  { name: 'smallest number', scores: numbers(values => rankFrom(values, 0)) },
  { name: 'second number', scores: numbers(values => rankFrom(values, 1)) },
  { name: 'third number', scores: numbers(values => rankFrom(values, 2)) },
  { name: 'largest number', scores: numbers(values => rankFrom(values, 3)) },
  { name: 'nearest to the mean', scores: numbers(values => values.map(value => -Math.abs(value - mean(values)))) },
  {
    name: 'roundest number',
    scores: numbers(values =>
      values.map(value => (String(value).match(/0+$/)?.[0].length ?? 0) - (String(value).split('.')[1]?.length ?? 0)),
    ),
  },
  {
    name: 'shares most words',
    scores: options =>
      decided(
        likeness(
          options.map(text => new Set(fold(text).split(' '))),
          jaccard,
        ),
      ),
  },
  {
    name: 'looks most like the others',
    scores: options =>
      decided(
        likeness(
          options.map(text => trigramsOf(fold(text))),
          jaccard,
        ),
      ),
  },
]
