import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { medianAfter, plausibleSeconds } from './answer-time.ts'

test('nobody took longer than the time since their answer before, and an open page is no thinking', () => {
  expect(plausibleSeconds(12, null)).toBe(12)
  expect(plausibleSeconds(12, 12.5)).toBe(12)
  expect(plausibleSeconds(12, 11.5)).toBe(12)
  expect(plausibleSeconds(12, 8)).toBeNull()
  expect(plausibleSeconds(12, -3)).toBeNull()
  expect(plausibleSeconds(301, 400)).toBeNull()
  expect(plausibleSeconds(null, 8)).toBeNull()
})

test.each([4, 12, 45])('the running median of skewed times around %d s is found within a quarter', median => {
  const luck = seededDice(`times ${median}`)
  let found: number | null = null
  for (let n = 0; n < 400; n++) found = medianAfter(found, median * Math.exp(1.6 * (luck.next() - 0.5)), n)
  expect(Math.abs(Math.log((found ?? 0) / median))).toBeLessThan(Math.log(1.25))
})

test('one answer that took very long moves the median a little only', () => {
  expect(medianAfter(10, 280, 30)).toBeLessThan(11)
  expect(medianAfter(10, 10, 30)).toBe(10)
})
