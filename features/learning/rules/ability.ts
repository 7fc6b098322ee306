import type { Band } from './difficulty.ts'
import { bands } from './difficulty.ts'

/** A learner's ability in one topic, in logits, and how many answers it was learned from. */
export interface Ability {
  logit: number
  answers: number
}

/** Share of answers that are right by guessing among four options. */
export const guessFloor = 1 / 4
/** The success that is aimed at: hard enough to learn, easy enough to go on (RULES "Adaptivity and memory"). */
const aim = 0.8

/** Expected share of right answers: `g + (1 − g) / (1 + e^(difficulty − ability))`, the Rasch curve over a guess floor. */
export function expectedSuccess(ability: number, difficulty: number): number {
  return guessFloor + (1 - guessFloor) / (1 + Math.exp(difficulty - ability))
}

/** The ability at which questions of this band are answered as aimed: where a learner without history starts. */
export function startingAbility(band: Band): Ability {
  const share = (aim - guessFloor) / (1 - guessFloor)
  return { logit: band.logit + Math.log(share / (1 - share)), answers: 0 }
}

/** The band whose expected success is nearest to the aim. */
export function recommendedBand(ability: number): Band {
  const distance = (band: Band) => Math.abs(expectedSuccess(ability, band.logit) - aim)
  return bands.reduce((best, band) => (distance(band) < distance(best) ? band : best))
}

/**
 * Moves the ability towards what an answer showed: the surprise times a step that shrinks with what is known already
 * (an Elo update with an uncertainty function, Pelánek 2016: `a / (1 + b × n)`, here a = 1, b = 0.06).
 */
export function learnFrom(ability: Ability, difficulty: number, correct: boolean): Ability {
  const surprise = (correct ? 1 : 0) - expectedSuccess(ability.logit, difficulty)
  const step = 1 / (1 + 0.06 * ability.answers)
  return { logit: ability.logit + step * surprise, answers: ability.answers + 1 }
}
