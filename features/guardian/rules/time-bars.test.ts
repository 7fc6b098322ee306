import { expect, test } from 'vitest'
import { timeBars } from './time-bars.ts'

const days = (...minutes: number[]) =>
  minutes.map((each, i) => ({ day: `2026-03-${String(i + 1).padStart(2, '0')}`, seconds: each * 60 }))

test('bars are measured against the longest day', () => {
  const { bars, today, week, limitAt } = timeBars(days(5, 40, 0, 10), null)
  expect(bars.map(({ share }) => share)).toEqual([0.125, 1, 0, 0.25])
  expect([today, week, limitAt]).toEqual([10, 55, undefined])
})

test('or against the limit, where that is more', () => {
  const { bars, limitAt } = timeBars(days(15, 30), 60)
  expect(bars.map(({ share }) => share)).toEqual([0.25, 0.5])
  expect(limitAt).toBe(1)
  expect(timeBars(days(80), 20).limitAt).toBe(0.25)
})

test('a few minutes do not look like a long day, and none is no bar', () => {
  expect(timeBars(days(3), null).bars[0]?.share).toBe(0.2)
  expect(timeBars(days(0, 0), null)).toMatchObject({ today: 0, week: 0 })
  expect(timeBars([], null)).toEqual({ bars: [], today: 0, week: 0, limitAt: undefined })
})

test('the week is of seven days, summed up before it is rounded', () => {
  const halves = Array.from({ length: 9 }, (_, i) => ({ day: `2026-03-0${i + 1}`, seconds: 90 }))
  expect(timeBars(halves, null).week).toBe(11)
})
