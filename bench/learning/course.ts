import { seededDice } from '#kit/random/dice.ts'
import type { Candidate } from '#learning/rules/compose-round.ts'
import { bandOfLevel } from '#learning/rules/difficulty.ts'
import { logNormal, normal } from './deviate.ts'

/** A question's true parameters; the product sees only a `Candidate`. */
export interface CourseQuestion extends Candidate {
  index: number
  skillIndex: number
  /**
   * The logit at which half of the learners with the skill know the answer. The author's level reflects it only
   * roughly.
   */
  trueDifficulty: number
  /** Discrimination: how sharply it separates those who know from those who don't. */
  discrimination: number
  /** Guessing share: how many who don't know it still choose the right option. */
  guessed: number
}

/** Questions of each level in the pool: as many as mathematics has (docs/figures.md), so that none runs out. */
const perLevel = [666, 1091, 1228, 1034]
export const skills = 12
/** In logits. The author's level then correlates with the true difficulty at 0.87. */
const scatter = 0.8

/**
 * A topic's questions, one fact each. Difficulty scatters around the level by 0.8 logits, discrimination is log-normal
 * around 1 (spread 0.3), and the guessing share is 0.15 to 0.35, as three-parameter fits of four-option items give.
 */
export function course(): CourseQuestion[] {
  const luck = seededDice('course')
  const questions: CourseQuestion[] = []
  perLevel.forEach((count, i) => {
    for (let n = 0; n < count; n++) {
      const index = questions.length
      const skillIndex = luck.int(0, skills - 1)
      questions.push({
        id: String(index),
        index,
        level: i + 1,
        applied: luck.chance(0.3),
        liked: false,
        skill: `skill ${skillIndex}`,
        skillIndex,
        factIds: [`fact ${index}`],
        trueDifficulty: normal(luck, bandOfLevel(i + 1).logit, scatter),
        discrimination: logNormal(luck, 1, 0.3),
        guessed: 0.15 + 0.2 * luck.next(),
      })
    }
  })
  return questions
}
