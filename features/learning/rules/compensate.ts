import type { Difficulty } from '#pet/rules/experience.ts'
import { feedByAnswer, type Growing } from '#pet/rules/feed-by-answer.ts'
import { settle } from '#pet/rules/stats.ts'

/** What was marked wrong by a question that did not deserve to be believed. */
export interface MismarkedAnswers {
  difficulty: Difficulty
  /** How many answers to it were marked wrong: they all count as right now, and one of them feeds. */
  answers: number
  visitStreak: number
}

/**
 * What a right answer would have given, given now. The answers were counted and their energy was spent when they were given, so neither
 * happens again.
 */
export function compensate(
  before: Growing,
  { difficulty, answers, visitStreak }: MismarkedAnswers,
  now: Date,
): { pet: Growing; experience: number } {
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
