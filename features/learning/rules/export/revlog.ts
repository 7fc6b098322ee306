/** One review, as a scheduler sees it. */
export interface Review {
  questionId: number
  answeredAt: Date
  /** FSRS rating: 1 Again to 4 Easy. */
  grade: number
  /** Null where it is not known. */
  seconds: number | null
  /** The question had not been met before. */
  isFirst: boolean
}

/** First line of a review log in the form that FSRS optimizers read (open-spaced-repetition/fsrs-optimizer, "Review Logs Schema"). */
export const revlogHead = 'card_id,review_time,review_rating,review_state,review_duration\n'

/**
 * A line of such a log: times in milliseconds since 1970, state 0 for a new card and 2 for one in review (there are no
 * steps within a day here, so nothing is ever in learning or relearning), duration in milliseconds, 0 where it is not known.
 */
export function revlogLine({ questionId, answeredAt, grade, seconds, isFirst }: Review): string {
  const duration = Math.round((seconds ?? 0) * 1000)
  return `${questionId},${answeredAt.getTime()},${grade},${isFirst ? 0 : 2},${duration}\n`
}
