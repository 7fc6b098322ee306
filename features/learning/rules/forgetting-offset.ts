import { guessFloor } from './ability.ts'

/** Limit of the offset: memories are assumed to last at most e^1.5 = 4.5 times as long as FSRS predicts, and at least 1/4.5 as long. */
const bound = 1.5
/** How far one answer moves the offset: at most 0.5, and at most 0.25 after fifty reviews. */
const step = (reviews: number) => 0.5 / (1 + 0.02 * reviews)

/** Probability of a right answer to a question met before, recalled or guessed: `g + (1 − g) × R`. */
export function reviewSuccess(recall: number): number {
  return guessFloor + (1 - guessFloor) * recall
}

/**
 * How much longer (above 0) or shorter (below 0) than FSRS predicts this learner remembers a topic, after one more review: the
 * logarithm of a factor on stability. It moves by the surprise times a step that shrinks with the reviews, like the ability
 * (Elo with an uncertainty function, Pelánek 2016), and settles where predictions match answers. It isn't part of FSRS's state.
 *
 * @param recall predicted probability of recall before the answer, including the current offset
 * @param reviews reviews behind the current offset
 */
export function forgettingOffsetAfter(offset: number, reviews: number, recall: number, correct: boolean): number {
  const surprise = (correct ? 1 : 0) - reviewSuccess(recall)
  return Math.min(bound, Math.max(-bound, offset + step(reviews) * surprise))
}
