import { guessFloor } from './ability.ts'

/** Ends of the scale: nobody's memories are taken to last longer than e^1.5 = 4.5 times what FSRS says, nor shorter than a 4.5th. */
const bound = 1.5
/** How far an answer moves the offset: at most a half, after fifty reviews at most a quarter. */
const step = (reviews: number) => 0.5 / (1 + 0.02 * reviews)

/** Probability that a question met before is answered rightly: recalled, or else guessed, `g + (1 − g) × R`. */
export function reviewSuccess(recall: number): number {
  return guessFloor + (1 - guessFloor) * recall
}

/**
 * How much longer (above 0) or shorter (below) than FSRS says this learner keeps what they meet in a topic, as the
 * logarithm of the factor on stability, after one more review: it moves by the surprise times a step that shrinks with
 * the reviews, the same update as the ability's (Elo with an uncertainty function, Pelánek 2016). At rest as many answers
 * are right as were predicted. FSRS's own state knows nothing of it.
 *
 * @param recall probability of recall that was held before the answer, with the offset as it was
 * @param reviews reviews that the offset was learned from
 */
export function forgettingOffsetAfter(offset: number, reviews: number, recall: number, correct: boolean): number {
  const surprise = (correct ? 1 : 0) - reviewSuccess(recall)
  return Math.min(bound, Math.max(-bound, offset + step(reviews) * surprise))
}
