import { expect, test } from 'vitest'
import { seenClock } from './seen-clock.ts'

test('time in sight is counted, time out of sight is not', () => {
  const clock = seenClock(true, 1000)
  expect(clock.seconds(3500)).toBe(2.5)
  clock.see(false, 4000)
  expect(clock.seconds(60_000)).toBe(3)
  clock.see(true, 60_000)
  expect(clock.seconds(61_000)).toBe(4)
})

test('what begins out of sight starts to count when it is seen', () => {
  const clock = seenClock(false, 1000)
  expect(clock.seconds(9000)).toBe(0)
  clock.see(true, 10_000)
  expect(clock.seconds(10_500)).toBe(0.5)
})

test('being told twice counts once', () => {
  const clock = seenClock(true, 0)
  clock.see(true, 1000)
  clock.see(true, 2000)
  expect(clock.seconds(3000)).toBe(3)
})
