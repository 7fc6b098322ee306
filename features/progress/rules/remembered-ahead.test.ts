import { expect, test } from 'vitest'
import { recallAt } from './recall.ts'
import { rememberedAhead } from './remembered-ahead.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

test('recall is 90 % after as many days as the stability', () => {
  expect(recallAt({ stability: 5, reviewedAt: now }, now + 5 * 86_400_000)).toBeCloseTo(0.9, 8)
})

test('the forecast falls from today for thirty days', () => {
  const traces = Array.from({ length: 20 }, (_, i) => ({ stability: 1 + i, reviewedAt: now - i * 3_600_000 }))
  const ahead = rememberedAhead(traces, now)
  expect(ahead).toHaveLength(31)
  expect(ahead[0]).toBeGreaterThan(19)
  expect(ahead.every((count, day) => day === 0 || count < (ahead[day - 1] ?? 0))).toBe(true)
})

test('of ten fresh memories with a stability of ten days, nine are left on day ten', () => {
  const traces = Array.from({ length: 10 }, () => ({ stability: 10, reviewedAt: now }))
  expect(rememberedAhead(traces, now)[10]).toBeCloseTo(9, 6)
})

test('without memories there is nothing to forget', () => {
  expect(new Set(rememberedAhead([], now))).toEqual(new Set([0]))
})
