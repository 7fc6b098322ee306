import { expect, test } from 'vitest'
import { learnerClock } from './learner-clock.ts'

const noon = new Date('2026-07-01T12:34:56Z')
const midnight = new Date('2026-01-01T00:00:00Z')

test.each([
  [noon, 'UTC', 12],
  [noon, 'Europe/Berlin', 14],
  [noon, 'Asia/Kolkata', 18],
  [noon, 'America/Los_Angeles', 5],
  [midnight, 'UTC', 0],
  [midnight, 'Pacific/Auckland', 13],
  [midnight, 'America/New_York', 19],
  [noon, 'Nowhere/At_All', 12],
])('At %s it is in %s %i o’clock', (now, zone, hour) => {
  expect(learnerClock(now, zone).hour).toBe(hour)
})

test('The clock is right at the end of an hour', () => {
  const hourAt = (time: string) => learnerClock(new Date(`2026-07-01T${time}Z`), 'Asia/Kathmandu').hour
  expect([hourAt('11:14:59'), hourAt('11:15:00'), hourAt('11:14:59')]).toEqual([16, 17, 16])
})
