import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feedByAnswer } from './feed-by-answer.ts'

const now = new Date('2026-03-01T12:00:00Z')
const pet = {
  level: 1,
  experience: 0,
  happiness: 50,
  health: 90,
  energy: 40,
  intelligence: 1,
  statsAt: now,
  correctInRow: 0,
  totalQuestions: 0,
  correctAnswers: 0,
}
const answer = {
  correct: true,
  difficulty: 'medium',
  rewardedToday: false,
  dueReview: false,
  breaksTaken: 0,
  visitStreak: 0,
} as const

test('a right answer: happiness +2, energy −1, health +1, a hundredth of what is not known yet, and experience', () => {
  const { creature, statChanges, experience } = feedByAnswer(pet, answer, now)
  expect(creature).toMatchObject({
    happiness: 52,
    energy: 39,
    health: 91,
    intelligence: 1.99,
    experience: 30,
    correctInRow: 1,
    totalQuestions: 1,
    correctAnswers: 1,
  })
  expect(statChanges).toEqual({ experience: 30, happiness: 2, health: 1, energy: -1, intelligence: 1 })
  expect(experience).toBe(30)
})

test.each([
  ['easy', 0.8],
  ['medium', 1],
  ['hard', 1.3],
  ['expert', 1.6],
] as const)('%s questions raise knowledge by a factor of %d', (difficulty, factor) => {
  const { creature } = feedByAnswer(pet, { ...answer, difficulty }, now)
  expect(creature.intelligence).toBeCloseTo(1 + 0.99 * factor, 10)
})

test('a wrong answer takes one energy and the row, and nothing else', () => {
  const { creature, statChanges, multipliers, evolved } = feedByAnswer(
    { ...pet, correctInRow: 7 },
    { ...answer, correct: false },
    now,
  )
  expect(creature).toEqual({ ...pet, energy: 39, correctInRow: 0, totalQuestions: 1 })
  expect([statChanges, multipliers.total, evolved]).toEqual([{ energy: -1 }, 1, false])
})

test('what was rewarded today is practice: it counts, and feeds nothing', () => {
  const before = { ...pet, correctInRow: 7 }
  const { creature, statChanges } = feedByAnswer(before, { ...answer, rewardedToday: true }, now)
  expect(creature).toEqual({ ...before, totalQuestions: 1, correctAnswers: 1 })
  expect(statChanges).toEqual({})
})

test('a change that does not happen is not told: nothing grows over 100', () => {
  const { statChanges } = feedByAnswer({ ...pet, happiness: 100, health: 99.5, energy: 0 }, answer, now)
  expect(statChanges).toEqual({ experience: 30, health: 0.5, intelligence: 1 })
})

test('the first level hatches the egg, the second changes no stage', () => {
  expect(feedByAnswer({ ...pet, experience: 90 }, answer, now)).toMatchObject({
    leveledUp: true,
    evolved: true,
    creature: { level: 2 },
  })
  expect(feedByAnswer({ ...pet, level: 2, experience: 190 }, answer, now)).toMatchObject({
    leveledUp: true,
    evolved: false,
    creature: { level: 3 },
  })
})

test('time settles before the answer counts, and a clock set back never settles the same hours twice', () => {
  const later = new Date(now.getTime() + 4 * 3_600_000)
  const fed = feedByAnswer(pet, answer, later).creature
  expect(fed).toMatchObject({ energy: 59, happiness: 48, statsAt: later })
  expect(feedByAnswer(fed, answer, now).creature).toMatchObject({ energy: 58, happiness: 50, statsAt: later })
})

const earned = ({ level, experience }: { level: number; experience: number }) => 50 * level * (level - 1) + experience

test('whatever is answered, stats stay within 0 and 100 and nothing earned is ever taken away', () => {
  const step = fc.record({
    correct: fc.boolean(),
    difficulty: fc.constantFrom('easy', 'medium', 'hard', 'expert'),
    rewardedToday: fc.boolean(),
    dueReview: fc.boolean(),
    breaksTaken: fc.nat(3),
    visitStreak: fc.nat(30),
    hours: fc.double({ min: 0, max: 100, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), steps => {
      let [creature, time] = [pet as Parameters<typeof feedByAnswer>[0], now.getTime()]
      for (const { hours, ...given } of steps) {
        time += hours * 3_600_000
        const before = creature
        creature = feedByAnswer(before, given, new Date(time)).creature
        for (const stat of ['happiness', 'health', 'energy', 'intelligence'] as const) {
          expect(creature[stat]).toBeGreaterThanOrEqual(0)
          expect(creature[stat]).toBeLessThanOrEqual(100)
        }
        expect(creature.intelligence).toBeGreaterThanOrEqual(before.intelligence)
        expect(earned(creature)).toBeGreaterThanOrEqual(earned(before))
      }
    }),
  )
})
