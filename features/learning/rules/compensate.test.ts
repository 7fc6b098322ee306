import { expect, test } from 'vitest'
import { feedByAnswer, type PetGrowth } from '#pet/rules/feed-by-answer.ts'
import { compensate } from './compensate.ts'

const now = new Date('2026-03-10T12:00:00Z')
const pip: PetGrowth = {
  level: 3,
  experience: 20,
  happiness: 70,
  health: 80,
  energy: 40,
  intelligence: 10,
  statsAt: new Date('2026-03-10T10:00:00Z'),
  correctInRow: 0,
  totalQuestions: 12,
  correctAnswers: 7,
}

test.each([
  ['easy', 40],
  ['medium', 50],
  ['hard', 65],
  ['expert', 80],
] as const)(
  'an answer to a question that is %s gives what a right one would have given: %i',
  (difficulty, experience) => {
    const wronged = { difficulty, answers: 1, visitStreak: 0 }
    expect(compensate(pip, wronged, now).experience).toBe(experience)
    const asAnswer = { ...wronged, correct: true, rewardedToday: false, dueReview: false, breaksTaken: 0 }
    expect(feedByAnswer(pip, asAnswer, now).experience).toBe(experience)
  },
)

test('the visit streak counts as it does for an answer', () => {
  expect(compensate(pip, { difficulty: 'medium', answers: 1, visitStreak: 5 }, now).experience).toBe(55)
})

test('no question is counted twice, and the energy that was spent is not spent again', () => {
  const { pet } = compensate(pip, { difficulty: 'medium', answers: 2, visitStreak: 0 }, now)
  expect(pet).toMatchObject({ level: 3, experience: 70, energy: 50, totalQuestions: 12, correctAnswers: 9 })
  expect(pet.statsAt).toEqual(now)
})

test('it can raise a level, surplus carries over', () => {
  const { pet } = compensate({ ...pip, experience: 290 }, { difficulty: 'expert', answers: 1, visitStreak: 0 }, now)
  expect(pet).toMatchObject({ level: 4, experience: 70 })
})
