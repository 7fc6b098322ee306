import type { Band } from './difficulty.ts'
import { bands } from './difficulty.ts'

/** A learner's ability in one topic, in logits, and the number of answers behind the estimate. */
export interface Ability {
  logit: number
  answers: number
}

/** Probability of guessing right among four options. */
export const guessFloor = 1 / 4
/** Target success rate: hard enough to learn from, easy enough to keep going (RULES "Adaptivity and memory"). */
const targetSuccess = 0.8

/** Probability of a right answer: `g + (1 − g) / (1 + e^(difficulty − ability))`, the Rasch curve above a guessing floor. */
export function expectedSuccess(ability: number, difficulty: number): number {
  return guessFloor + (1 - guessFloor) / (1 + Math.exp(difficulty - ability))
}

/** The ability at which questions of this band meet the target success rate; new learners start there. */
export function startingAbility(band: Band): Ability {
  const share = (targetSuccess - guessFloor) / (1 - guessFloor)
  return { logit: band.logit + Math.log(share / (1 - share)), answers: 0 }
}

/** The band whose expected success is nearest to the target. */
export function recommendedBand(ability: number): Band {
  const distance = (band: Band) => Math.abs(expectedSuccess(ability, band.logit) - targetSuccess)
  return bands.reduce((best, band) => (distance(band) < distance(best) ? band : best))
}

/**
 * Updates the ability after an answer: the surprise times a step that shrinks as answers accumulate (an Elo update with an
 * uncertainty function, Pelánek 2016: `a / (1 + b × n)`, here a = 1, b = 0.06).
 */
export function abilityAfter(ability: Ability, difficulty: number, correct: boolean): Ability {
  const surprise = (correct ? 1 : 0) - expectedSuccess(ability.logit, difficulty)
  const step = 1 / (1 + 0.06 * ability.answers)
  return { logit: ability.logit + step * surprise, answers: ability.answers + 1 }
}
