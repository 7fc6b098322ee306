import { expect, test } from 'vitest'
import { steadyDelay } from './pressure.ts'

test('only a delay that lasts counts, and the least of it', () => {
  const delay = steadyDelay()
  const after = (...looks: number[]) => {
    for (const look of looks) delay.note(look)
    return delay.read()
  }
  expect(after(5000, 5000)).toBe(0)
  expect(after(4000)).toBe(4000)
  expect(after(10, 5000, 5000)).toBe(10)
  expect(after(900)).toBe(900)
  expect(after(0)).toBe(0)
})
