import { default_w } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { review } from './remember.ts'

const day = 86_400_000
const start = new Date('2026-03-01T12:00:00Z')

test('a first right answer has the published initial stability of Good, a wrong one that of Again', () => {
  expect(review(null, true, start).stability).toBeCloseTo(default_w[2] ?? 0, 4)
  expect(review(null, false, start).stability).toBeCloseTo(default_w[0] ?? 0, 4)
})

test('reviews that succeed are spaced further and further apart, a lapse brings the question back soon', () => {
  let memory = review(null, true, start)
  const gaps: number[] = []
  for (let n = 0; n < 5; n++) {
    gaps.push((memory.dueAt.getTime() - memory.reviewedAt.getTime()) / day)
    memory = review(memory, true, memory.dueAt)
  }
  expect(gaps.every((gap, i) => i === 0 || gap > (gaps[i - 1] ?? 0))).toBe(true)
  const lapsed = review(memory, false, memory.dueAt)
  expect(lapsed.lapses).toBe(1)
  expect((lapsed.dueAt.getTime() - lapsed.reviewedAt.getTime()) / day).toBeLessThan((gaps.at(-1) ?? 0) / 5)
})

test('nothing is due again on the day it was answered', () => {
  for (const correct of [true, false]) {
    expect(review(null, correct, start).dueAt.getTime() - start.getTime()).toBeGreaterThanOrEqual(day)
  }
})
