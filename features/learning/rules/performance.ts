import type { Difficulty } from '#pet/rules/experience.ts'
import { words } from '../words.ts'
import type { Ability } from './ability.ts'
import { recommendedBand, startingAbility } from './ability.ts'
import { bandOfDifficulty } from './difficulty.ts'

/** A learner's record in one topic. */
export interface TopicRecord {
  ability: Ability | null
  answers: number
  correctAnswers: number
  correctInRow: number
  wrongInRow: number
}

export interface Performance {
  recommendedDifficulty: Difficulty
  reason: string
  performanceMetrics: { overallAccuracy: number; recentCorrectStreak: number; recentIncorrectStreak: number }
}

/** The recommended difficulty, with a reason that a child understands (SPEC §3 *Questions response*). */
export function performanceOf(record: TopicRecord, requested: Difficulty): Performance {
  const ability = record.ability ?? startingAbility(bandOfDifficulty(requested))
  const { difficulty } = recommendedBand(ability.logit)
  return {
    recommendedDifficulty: difficulty,
    reason: reasonFor(record, difficulty),
    performanceMetrics: {
      overallAccuracy: record.answers === 0 ? 0 : Math.round((100 * record.correctAnswers) / record.answers),
      recentCorrectStreak: record.correctInRow,
      recentIncorrectStreak: record.wrongInRow,
    },
  }
}

function reasonFor({ answers, correctInRow, wrongInRow }: TopicRecord, difficulty: Difficulty): string {
  if (answers === 0) return words.reasons.start[difficulty]
  if (correctInRow >= 3) return words.reasons.onARoll(correctInRow, difficulty)
  if (wrongInRow >= 2) return words.reasons.stepBack[difficulty]
  return words.reasons.steady[difficulty]
}
