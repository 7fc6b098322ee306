import { expect, test } from 'vitest'
import { celebrationFor } from './use-growth-celebration.ts'

test.each([
  [undefined, 3, undefined],
  [3, undefined, undefined],
  [3, 3, undefined],
  [4, 3, undefined],
  [3, 4, 'level-up'],
  [4, 5, 'evolution'],
  [4, 6, 'evolution'],
])('from level %s to %s: %s', (before, after, cue) => {
  expect(celebrationFor(before, after)).toBe(cue)
})
