import { expect, test } from 'vitest'
import { achievementTitle } from './achievement-title.ts'

test.each([
  [0, 'Learning Explorer'],
  [4, 'Learning Explorer'],
  [5, 'Rising Scholar'],
  [9, 'Rising Scholar'],
  [10, 'Knowledge Master'],
  [40, 'Knowledge Master'],
])('%i right answers make a %s', (correct, title) => {
  expect(achievementTitle(correct)).toBe(title)
})
