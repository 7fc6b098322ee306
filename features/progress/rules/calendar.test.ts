import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#account/rules/learner-day.ts'
import { calendarWeeks, strengthOf, weekdayOf } from './calendar.ts'

const aDay = fc.integer({ min: 0, max: 3000 }).map(days => addDays('2024-01-01', days))

test('53 weeks from Monday to Sunday; today is in the last one, and the days follow one another without a gap', () => {
  fc.assert(
    fc.property(aDay, today => {
      const weeks = calendarWeeks(today, [], 10)
      expect(weeks).toHaveLength(53)
      expect(weeks.every(({ monday }) => weekdayOf(monday) === 0)).toBe(true)
      const days = weeks.flatMap(week => week.days).flatMap(day => (day ? [day.day] : []))
      expect(days.at(-1)).toBe(today)
      expect(days.every((day, i) => i === 0 || daysBetween(days[i - 1] ?? '', day) === 1)).toBe(true)
      expect(days.length).toBeGreaterThanOrEqual(365)
      expect(days.length).toBeLessThanOrEqual(366)
    }),
  )
})

test('the names of months come in order, never twice in one year of columns, and never so close that they would touch', () => {
  fc.assert(
    fc.property(aDay, today => {
      const weeks = calendarWeeks(today, [], 10)
      const named = weeks.flatMap(({ month }, i) => (month ? [{ month, i }] : []))
      expect(named.length).toBeGreaterThanOrEqual(11)
      expect(named.every(({ i }, n) => n === 0 || i - (named[n - 1]?.i ?? 0) >= 3)).toBe(true)
      expect(new Set(named.map(({ month }) => month)).size).toBe(named.length)
    }),
  )
})

test.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 2],
  [9, 2],
  [10, 3],
  [19, 3],
  [20, 4],
  [500, 4],
])('%i answers with a goal of 10 are of strength %i', (answered, strength) => {
  expect(strengthOf(answered, 10)).toBe(strength)
})

test('after travelling west the later day is still shown', () => {
  const active = { day: '2026-03-11', answered: 4, correct: 3, activeSeconds: 60 }
  const days = calendarWeeks('2026-03-10', [active], 10).flatMap(week => week.days)
  expect(days.find(day => day?.day === '2026-03-11')).toEqual({ ...active, strength: 1 })
  expect(days.some(day => day && day.day > '2026-03-11')).toBe(false)
})
