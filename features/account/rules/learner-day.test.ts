import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween, learnerDay } from './learner-day.ts'

const moment = new Date('2026-03-10T22:30:00Z')

test.each([
  ['UTC', '2026-03-10'],
  ['Europe/Berlin', '2026-03-10'],
  ['Pacific/Auckland', '2026-03-11'],
  ['America/Los_Angeles', '2026-03-10'],
  ['Not/AZone', '2026-03-10'],
])('The day in %s is %s', (zone, day) => {
  expect(learnerDay(moment, zone)).toBe(day)
})

test('The day follows the calendar of the zone, in any order of calls', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Asia/Kathmandu',
    'Australia/Eucla',
    'Pacific/Chatham',
    'America/St_Johns',
    'Asia/Tehran',
  )
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      zone,
      fc.array(moment, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 0, max: 2_000_000 }),
      (timeZone, moments, step) => {
        for (const at of moments.flatMap(each => [each, new Date(each.getTime() + step)])) {
          const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
          expect(learnerDay(at, timeZone)).toBe(parts)
        }
      },
    ),
  )
})

test('Days are counted by the calendar across clock changes and leap days', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1)
})
