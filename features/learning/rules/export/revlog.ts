/** One review, as schedulers see it. */
export interface Review {
  questionId: number
  answeredAt: Date
  /** FSRS rating: 1 Again to 4 Easy. */
  grade: number
  /** Time taken; null if unknown. */
  seconds: number | null
  /** The question had not been met before. */
  isFirst: boolean
}

/** Header of a review log in the format that FSRS optimizers read (open-spaced-repetition/fsrs-optimizer, "Review Logs Schema"). */
export const revlogHead = 'card_id,review_time,review_rating,review_state,review_duration\n'

/**
 * One review as a line of that log: times in Unix milliseconds; state 0 for a new card and 2 for one in review (without steps
 * within a day, no card is ever in learning or relearning); duration in milliseconds, 0 if unknown.
 */
export function revlogLine({ questionId, answeredAt, grade, seconds, isFirst }: Review): string {
  const duration = Math.round((seconds ?? 0) * 1000)
  return `${questionId},${answeredAt.getTime()},${grade},${isFirst ? 0 : 2},${duration}\n`
}
