import { expect, test } from 'vitest'
import { daysBetween, learnerDay } from './learner-day.ts'

const moment = new Date('2026-03-10T22:30:00Z')

test.each([
  ['UTC', '2026-03-10'],
  ['Europe/Berlin', '2026-03-10'],
  ['Pacific/Auckland', '2026-03-11'],
  ['America/Los_Angeles', '2026-03-10'],
  ['Not/AZone', '2026-03-10'],
])('in %s it is %s', (zone, day) => {
  expect(learnerDay(moment, zone)).toBe(day)
})

test('days between calendar days, over a change of clocks and a leap day', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1)
})
