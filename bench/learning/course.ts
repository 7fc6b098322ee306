import { seededDice } from '#kit/random/dice.ts'
import type { Candidate } from '#learning/rules/compose-round.ts'
import { bandOfLevel } from '#learning/rules/difficulty.ts'
import { logNormal, normal } from './deviate.ts'

/** A question as it really is; the product sees only what a `Candidate` has. */
export interface CourseQuestion extends Candidate {
  index: number
  skillIndex: number
  /** Where half of the learners who have the skill know the answer, in logits: the author's level says it only roughly. */
  trueDifficulty: number
  /** How sharply it tells those who know from those who do not. */
  discrimination: number
  /** Share of those who do not know it that choose the right option all the same. */
  guessed: number
}

/** Questions of each level in the pool: as many as the topic of mathematics holds (docs/figures.md), so that none runs out. */
const perLevel = [666, 1091, 1228, 1034]
export const skills = 12
/** In logits. An author's level then correlates with the true difficulty at 0.87. */
const scatter = 0.8

/**
 * One topic of questions, one fact each. Difficulty scatters around its level by 0.8 logits; discrimination is log-normal
 * around 1 (spread 0.3), the guessing share lies between 0.15 and 0.35, as three-parameter fits of four-option items give.
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
