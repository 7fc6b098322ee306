import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import type { Draft } from './draft.ts'
import { exampleDraft } from './examples/example-draft.ts'
import { chiSquare, poolChecks, poolFigures } from './pool-checks.ts'

const faults = (drafts: readonly Draft[]) => {
  const figures = poolFigures(drafts)
  return poolChecks.flatMap(({ name, check }) => (check(figures) === undefined ? [] : [name]))
}

const words = 'amber birch cedar daisy ebony ferns grape hazel irisy jaspe koala lemon maple'.split(' ')

/** Two hundred questions; `make` gives the key and three wrong options. */
const pool = (make: (luck: ReturnType<typeof seededDice>, i: number) => string[]): Draft[] =>
  Array.from({ length: 200 }, (_, i) => {
    const [key = '', ...wrong] = make(seededDice(i), i)
    return exampleDraft(`Question number ${i}?`, key, wrong)
  })

test('a fair pool passes', () => {
  const numbers = pool((luck, i) => {
    const values = [10, 20, 30, 40].map(n => n + i)
    const [key = 0] = values.splice(i % 4, 1)
    return [key, ...luck.shuffle(values)].map(String)
  })
  expect(faults([...numbers, ...pool(luck => luck.shuffle(words).slice(0, 4))])).toEqual([])
})

test('detects keys in the middle of the numbers', () => {
  const middle = pool((_, i) => [30, 10, 20, 90].map(n => String(n + i)))
  expect(faults(middle)).toEqual(['key position', 'guessing from the options alone'])
})

test('detects keys that are the smallest in every second question', () => {
  const leaning = pool((_, i) => {
    const values = [10, 20, 30, 40].map(n => n + i)
    const [key = 0] = values.splice(i % 2 === 0 ? 0 : i % 4, 1)
    return [key, ...values].map(String)
  })
  expect(faults(leaning)).toContain('guessing from the options alone')
})

test('detects keys that are the longest option', () => {
  const long = pool(luck => {
    const [key = '', ...wrong] = luck.shuffle(words).slice(0, 4)
    return [`${key} tree`, ...wrong]
  })
  expect(faults(long)).toContain('key is the longest')
})

test('detects keys that resemble all the others', () => {
  const alike = pool((luck, i) => {
    const [key = '', other = ''] = luck.shuffle(words)
    return [`${key} ${other} ${i}`, `${key} ${i} stone`, `${other} ${i} glass`, `${key} ${other} cloth`]
  })
  expect(faults(alike)).toContain('guessing from the options alone')
})

test('χ² is 0 for equal counts and grows with the difference', () => {
  expect(chiSquare([25, 25, 25, 25])).toBe(0)
  expect(chiSquare([40, 20, 20, 20])).toBeCloseTo(12)
})

test('an empty pool passes', () => {
  expect(faults([])).toEqual([])
})
