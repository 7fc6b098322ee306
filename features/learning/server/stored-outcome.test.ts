import { expect, test } from 'vitest'
import { readStoredOutcome } from './stored-outcome.ts'

const now = new Date('2026-03-10T12:00:00Z')
/** Only what the defaults read of a load. */
const load = {
  creature_id: '7',
  name: 'Pip',
  personality: 'curious',
  base_color: '#ffffff',
  accent_color: '#000000',
  level: 3,
  experience: 20,
  happiness: 80,
  health: 90,
  energy: 70,
  intelligence: 4,
  stats_at: now,
  correct_in_row: 2,
  visit_streak: 1,
  visit_day: '2026-03-10',
  total_questions: 12,
  correct_answers: 9,
  asleep_until: null,
  version: 5,
  week_correct: 9,
  week_seconds: 300,
  ability: 0.4,
  ability_answers: 12,
  topic_answers: 12,
  topic_correct: 9,
  topic_correct_in_row: 2,
  topic_wrong_in_row: 0,
} as unknown as Parameters<typeof readStoredOutcome>[1]

const feedingResult = {
  statChanges: { experience: 30 },
  multipliers: { total: 1, parts: [] },
  achievements: ['First Steps'],
  leveledUp: false,
  evolved: false,
}

test('an outcome of this version comes back as it was stored', () => {
  const complete = readStoredOutcome(
    { feedingResult, creatureFeedback: 'Yum!', correct: true, correctAnswer: 2 },
    load,
    now,
  )
  expect(readStoredOutcome(JSON.parse(JSON.stringify(complete)), load, new Date(0))).toEqual(complete)
})

test('an outcome of an older version keeps what it has and takes the rest from the present', () => {
  const read = readStoredOutcome({ feedingResult, correct: true, correctAnswer: 2, creature: { id: '7' } }, load, now)
  expect(read).toMatchObject({ feedingResult, correct: true, correctAnswer: 2, creatureFeedback: '' })
  expect(read.creature).toMatchObject({ name: 'Pip', level: 3, totalQuestions: 12 })
  expect(read.performance.performanceMetrics).toMatchObject({ overallAccuracy: 75, recentCorrectStreak: 2 })
})

test.each([null, 'a text', [], 7])('%j stored as an outcome reads as one that changed nothing', stored => {
  expect(readStoredOutcome(stored, load, now)).toMatchObject({ correct: false, feedingResult: { statChanges: {} } })
})
