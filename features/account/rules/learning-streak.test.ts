import { expect, test } from 'vitest'
import { countDay, type LearningStreak, questionsForStreak, streakToday } from './learning-streak.ts'

const none: LearningStreak = { streak: 0, longest: 0, day: null, freezes: 0, freezeProgress: 0 }
const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const learnedOn = (...days: number[]) => days.reduce((state, day) => countDay(state, march(day)), none)

test.each([
  ['the first day', [1], 1, 1],
  ['three days in a row', [1, 2, 3], 3, 3],
  ['the same day three times', [1, 1, 1], 1, 1],
  ['a missed day without a freeze', [1, 2, 4], 1, 2],
  ['a missed day after seven, bridged by the freeze they earned', [1, 2, 3, 4, 5, 6, 7, 9], 8, 8],
  ['two missed days with one freeze', [1, 2, 3, 4, 5, 6, 7, 10], 1, 7],
  ['two missed days with two freezes', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17], 15, 15],
])('%s', (_, days, streak, longest) => {
  expect(learnedOn(...days)).toMatchObject({ streak, longest })
})

test('A learner holds at most two freezes', () => {
  const days = Array.from({ length: 28 }, (_, i) => i + 1)
  expect(learnedOn(...days).freezes).toBe(2)
})

test('A streak stays alive until the end of tomorrow, or one day longer with a freeze', () => {
  const week = learnedOn(1, 2, 3, 4, 5, 6, 7)
  expect([7, 8, 9, 10].map(day => streakToday(week, march(day)))).toEqual([7, 7, 7, 0])
  const short = learnedOn(1, 2)
  expect([2, 3, 4].map(day => streakToday(short, march(day)))).toEqual([2, 2, 0])
})

test('Three questions count as a learning day, or fewer with a lower daily goal', () => {
  expect([questionsForStreak(10), questionsForStreak(2)]).toEqual([3, 2])
})

test("Travelling west, where a day repeats, doesn't shorten a streak", () => {
  const state = learnedOn(1, 2, 3)
  expect(countDay(state, march(2))).toEqual(state)
  expect(streakToday(state, march(2))).toBe(3)
})
