import { expect, test } from 'vitest'
import { isGrowthSpurt } from './growth-spurt.ts'

test.each([
  [4, 5, true],
  [1, 4, false],
  [5, 6, false],
  [3, 12, true],
  [9, 9, false],
  [10, 9, false],
  [14, 15, true],
])('from level %i to %i the card celebrates: %s', (before, after, celebrates) => {
  expect(isGrowthSpurt(before, after)).toBe(celebrates)
})
