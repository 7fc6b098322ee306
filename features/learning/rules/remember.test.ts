import { default_w } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { ownStability, recallAfter } from '#topics/rules/forgetting.ts'
import type { Memory } from './remember.ts'
import { review } from './remember.ts'

const day = 86_400_000
const start = new Date('2026-03-01T12:00:00Z')

test('a first right answer has the published initial stability of Good, a wrong one that of Again', () => {
  expect(review(null, 3, start).stability).toBeCloseTo(default_w[2] ?? 0, 4)
  expect(review(null, 1, start).stability).toBeCloseTo(default_w[0] ?? 0, 4)
})

test('reviews that succeed are spaced further and further apart, a lapse brings the question back soon', () => {
  let memory = review(null, 3, start)
  const gaps: number[] = []
  for (let n = 0; n < 5; n++) {
    gaps.push((memory.dueAt.getTime() - memory.reviewedAt.getTime()) / day)
    memory = review(memory, 3, memory.dueAt)
  }
  expect(gaps.every((gap, i) => i === 0 || gap > (gaps[i - 1] ?? 0))).toBe(true)
  const lapsed = review(memory, 1, memory.dueAt)
  expect(lapsed.lapses).toBe(1)
  expect((lapsed.dueAt.getTime() - lapsed.reviewedAt.getTime()) / day).toBeLessThan((gaps.at(-1) ?? 0) / 5)
})

test('nothing is due again on the day it was answered', () => {
  for (const grade of [1, 2, 3, 4] as const) {
    expect(review(null, grade, start).dueAt.getTime() - start.getTime()).toBeGreaterThanOrEqual(day)
  }
})

test('the published reference of FSRS-6 is reproduced', () => {
  // py-fsrs, `test_memo_state`: Again, Good at once, then Good after 1, 3, 8 and 21 days. Our days begin after the second.
  let memory: Memory = {
    ...review(null, 1, start),
    stability: 0.24668919,
    difficulty: 6.40211507,
  }
  let now = start
  for (const days of [1, 3, 8, 21]) {
    now = new Date(now.getTime() + days * day)
    memory = review(memory, 3, now)
  }
  expect(memory.stability).toBeCloseTo(53.62691, 3)
  expect(memory.difficulty).toBeCloseTo(6.3574867, 4)
})

test('what was hard comes back sooner than what was easy', () => {
  const due = ([1, 2, 3, 4] as const).map(grade =>
    review(review(null, 3, start), grade, new Date(start.getTime() + 3 * day)).dueAt.getTime(),
  )
  expect(due).toEqual(due.toSorted((a, b) => a - b))
  expect(new Set(due).size).toBe(4)
})

test('who forgets twice as fast meets it again in half the time, and FSRS’s own state is the same for everybody', () => {
  const before = review(null, 4, start)
  const daysFor = (offset: number) => {
    const { dueAt, ...state } = review(before, 3, before.dueAt, offset)
    return { days: (dueAt.getTime() - before.dueAt.getTime()) / day, state }
  }
  const usual = daysFor(0)
  expect(daysFor(Math.log(0.5)).days).toBe(Math.round(usual.days / 2))
  expect(daysFor(Math.log(3)).days).toBe(Math.round(3 * usual.days))
  expect(daysFor(-1.5).state).toEqual(usual.state)
})

test('when it is due, nine in ten are recalled by this learner’s own curve', () => {
  for (const offset of [-1, 0, 1]) {
    const { stability, dueAt } = review(review(null, 4, start), 3, new Date(start.getTime() + 20 * day), offset)
    const days = (dueAt.getTime() - start.getTime()) / day - 20
    expect(recallAfter(days, ownStability(stability, offset))).toBeCloseTo(0.9, 2)
  }
})

test('it is due after a day at the soonest and within a hundred years', () => {
  expect(review(null, 1, start, -1.5).dueAt.getTime() - start.getTime()).toBe(day)
  const old = { ...review(null, 4, start), stability: 36_000, reviews: 9, state: 2 }
  const { dueAt } = review(old, 4, new Date(start.getTime() + 36_000 * day), 1.5)
  expect((dueAt.getTime() - start.getTime()) / day - 36_000).toBe(36_500)
})
