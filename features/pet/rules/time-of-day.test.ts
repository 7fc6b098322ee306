import { expect, test } from 'vitest'
import { timeOfDay } from './time-of-day.ts'

test.each([
  [5, 'night'],
  [6, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [19, 'evening'],
  [20, 'night'],
  [0, 'night'],
])('at %i it is %s', (hour, time) => {
  expect(timeOfDay(hour)).toBe(time)
})
