import { expect, test } from 'vitest'
import { timePerDay } from './time-per-day.ts'

test('The last thirty days are listed, oldest first, across months and gaps', () => {
  const known = [
    { day: '2026-03-02', milliseconds: 61_499 },
    { day: '2026-02-28', milliseconds: 1500 },
    { day: '2026-01-31', milliseconds: 99_000 },
  ]
  const days = timePerDay(known, '2026-03-02')
  expect(days).toHaveLength(30)
  expect(days[0]?.day).toBe('2026-02-01')
  expect(days.slice(-3)).toEqual([
    { day: '2026-02-28', seconds: 2 },
    { day: '2026-03-01', seconds: 0 },
    { day: '2026-03-02', seconds: 61 },
  ])
  expect(days.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(63)
})
