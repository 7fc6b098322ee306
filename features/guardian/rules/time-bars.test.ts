import { expect, test } from 'vitest'
import { timeBars } from './time-bars.ts'

const days = (...minutes: number[]) =>
  minutes.map((each, i) => ({ day: `2026-03-${String(i + 1).padStart(2, '0')}`, seconds: each * 60 }))

test('Bars are scaled to the longest day', () => {
  const { bars, today, week, limitAt } = timeBars(days(5, 40, 0, 10), null)
  expect(bars.map(({ share }) => share)).toEqual([0.125, 1, 0, 0.25])
  expect([today, week, limitAt]).toEqual([10, 55, undefined])
})

test('Bars are scaled to the limit if it is longer', () => {
  const { bars, limitAt } = timeBars(days(15, 30), 60)
  expect(bars.map(({ share }) => share)).toEqual([0.25, 0.5])
  expect(limitAt).toBe(1)
  expect(timeBars(days(80), 20).limitAt).toBe(0.25)
})

test('Bars are scaled to at least fifteen minutes, and no minutes show no bar', () => {
  expect(timeBars(days(3), null).bars[0]?.share).toBe(0.2)
  expect(timeBars(days(0, 0), null)).toMatchObject({ today: 0, week: 0 })
  expect(timeBars([], null)).toEqual({ bars: [], today: 0, week: 0, limitAt: undefined })
})

test('The week sums seven days before rounding', () => {
  const halves = Array.from({ length: 9 }, (_, i) => ({ day: `2026-03-0${i + 1}`, seconds: 90 }))
  expect(timeBars(halves, null).week).toBe(11)
})
