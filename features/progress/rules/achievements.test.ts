import { expect, test } from 'vitest'
import { accuracy, achievements, awardAchievements } from './achievements.ts'

const newcomer = { totalQuestions: 0, correctAnswers: 0, level: 1, longestStreak: 0 }
const earnedBy = (facts: Partial<typeof newcomer>) =>
  awardAchievements({ ...newcomer, ...facts }, []).map(({ id }) => id)

test.each([
  [{}, ['form_egg']],
  [{ totalQuestions: 1 }, ['first_steps', 'form_egg']],
  [{ totalQuestions: 5, correctAnswers: 4 }, ['first_steps', 'sharp_mind', 'form_egg']],
  [
    { totalQuestions: 200, correctAnswers: 159 },
    ['first_steps', 'sharp_mind', 'ten_questions', 'hundred_questions', 'form_egg'],
  ],
  [{ totalQuestions: 200, correctAnswers: 158 }, ['first_steps', 'ten_questions', 'hundred_questions', 'form_egg']],
  [{ longestStreak: 3 }, ['on_fire', 'form_egg']],
  [{ longestStreak: 30 }, ['on_fire', 'week_streak', 'month_streak', 'form_egg']],
  [{ level: 2 }, ['form_egg', 'form_hatchling']],
  [{ level: 5 }, ['growing_strong', 'form_egg', 'form_hatchling']],
  [{ level: 1800 }, ['growing_strong', ...achievements.filter(({ id }) => id.startsWith('form_')).map(({ id }) => id)]],
])('%j earns %j', (facts, ids) => {
  expect(earnedBy(facts)).toEqual(ids)
})

test('an achievement is not awarded twice', () => {
  expect(awardAchievements({ ...newcomer, totalQuestions: 1 }, ['first_steps', 'form_egg'])).toEqual([])
})

test('titles are unique, and all ten forms are included', () => {
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
  expect(achievements.filter(({ id }) => id.startsWith('form_'))).toHaveLength(10)
})

test('accuracy is rounded, and 0 before the first answer', () => {
  expect([accuracy(newcomer), accuracy({ totalQuestions: 3, correctAnswers: 2 })]).toEqual([0, 67])
})
