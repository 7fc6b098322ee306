import type { Difficulty } from '#pet/rules/experience.ts'
import { feedByAnswer, type PetGrowth } from '#pet/rules/feed-by-answer.ts'
import { settle } from '#pet/rules/stats.ts'

/** A learner's answers to a faulty question that were marked wrong. */
export interface MismarkedAnswers {
  difficulty: Difficulty
  /** Number of these answers. All of them now count as correct, and one earns the reward. */
  answers: number
  visitStreak: number
}

/**
 * Gives the pet what a right answer would have earned. The answers were counted and their energy spent when they were given, so
 * neither happens again.
 */
export function compensate(
  before: PetGrowth,
  { difficulty, answers, visitStreak }: MismarkedAnswers,
  now: Date,
): { pet: PetGrowth; experience: number } {
  const right = { correct: true, rewardedToday: false, dueReview: false, breaksTaken: 0 }
  const { pet, experience } = feedByAnswer(before, { ...right, difficulty, visitStreak }, now)
  return {
    pet: {
      ...pet,
      energy: settle(before, before.statsAt, now).energy,
      totalQuestions: before.totalQuestions,
      correctAnswers: Math.min(before.totalQuestions, before.correctAnswers + answers),
    },
    experience,
  }
}
