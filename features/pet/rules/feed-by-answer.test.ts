import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feedByAnswer } from './feed-by-answer.ts'

const now = new Date('2026-03-01T12:00:00Z')
const pip = {
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
  const { pet, statChanges, experience } = feedByAnswer(pip, answer, now)
  expect(pet).toMatchObject({
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
  const { pet } = feedByAnswer(pip, { ...answer, difficulty }, now)
  expect(pet.intelligence).toBeCloseTo(1 + 0.99 * factor, 10)
})

test('a wrong answer costs one energy and ends the row, nothing else', () => {
  const { pet, statChanges, multipliers, evolved } = feedByAnswer(
    { ...pip, correctInRow: 7 },
    { ...answer, correct: false },
    now,
  )
  expect(pet).toEqual({ ...pip, energy: 39, correctInRow: 0, totalQuestions: 1 })
  expect([statChanges, multipliers.total, evolved]).toEqual([{ energy: -1 }, 1, false])
})

test('an answer already rewarded today counts but earns nothing', () => {
  const before = { ...pip, correctInRow: 7 }
  const { pet, statChanges } = feedByAnswer(before, { ...answer, rewardedToday: true }, now)
  expect(pet).toEqual({ ...before, totalQuestions: 1, correctAnswers: 1 })
  expect(statChanges).toEqual({})
})

test('a full stat is not reported as changed', () => {
  const { statChanges } = feedByAnswer({ ...pip, happiness: 100, health: 99.5, energy: 0 }, answer, now)
  expect(statChanges).toEqual({ experience: 30, health: 0.5, intelligence: 1 })
})

test('the first level hatches the egg, the second changes no stage', () => {
  expect(feedByAnswer({ ...pip, experience: 90 }, answer, now)).toMatchObject({
    leveledUp: true,
    evolved: true,
    pet: { level: 2 },
  })
  expect(feedByAnswer({ ...pip, level: 2, experience: 190 }, answer, now)).toMatchObject({
    leveledUp: true,
    evolved: false,
    pet: { level: 3 },
  })
})

test('time settles before the answer counts, and a clock set back never settles the same hours twice', () => {
  const later = new Date(now.getTime() + 4 * 3_600_000)
  const fed = feedByAnswer(pip, answer, later).pet
  expect(fed).toMatchObject({ energy: 59, happiness: 48, statsAt: later })
  expect(feedByAnswer(fed, answer, now).pet).toMatchObject({ energy: 58, happiness: 50, statsAt: later })
})

const earned = ({ level, experience }: { level: number; experience: number }) => 50 * level * (level - 1) + experience

test('stats stay within 0 and 100 and nothing earned is ever taken away, whatever the answers', () => {
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
      let [pet, time] = [pip as Parameters<typeof feedByAnswer>[0], now.getTime()]
      for (const { hours, ...given } of steps) {
        time += hours * 3_600_000
        const before = pet
        pet = feedByAnswer(before, given, new Date(time)).pet
        for (const stat of ['happiness', 'health', 'energy', 'intelligence'] as const) {
          expect(pet[stat]).toBeGreaterThanOrEqual(0)
          expect(pet[stat]).toBeLessThanOrEqual(100)
        }
        expect(pet.intelligence).toBeGreaterThanOrEqual(before.intelligence)
        expect(earned(pet)).toBeGreaterThanOrEqual(earned(before))
      }
    }),
  )
})
