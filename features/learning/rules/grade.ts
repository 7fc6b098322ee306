/** FSRS ratings: 1 Again, 2 Hard, 3 Good, 4 Easy. */
export type Grade = 1 | 2 | 3 | 4

export interface AnswerToGrade {
  correct: boolean
  /** The learner hadn't met the question before. */
  isNew: boolean
  /** A hint was taken. */
  hinted: boolean
  /** The question was due for review. */
  dueReview: boolean
  /** Time taken in seconds; null if unknown. */
  seconds: number | null
  /** The learner's median time for right answers in this topic; null before the first. */
  medianSeconds: number | null
}

/** Multiples of the median time beyond which an answer is slow or quick. */
const slow = 2
const quick = 0.75

/**
 * Grades an answer for FSRS. Wrong is Again. Right with a hint, or in more than twice the learner's median time, is Hard. Right on
 * a new question is Easy, as the learner already knew it (docs/decisions/0009); so is right and quick on a due review. Any other
 * right answer is Good (RULES "Adaptivity and memory").
 */
export function gradeAnswer({ correct, isNew, hinted, dueReview, seconds, medianSeconds }: AnswerToGrade): Grade {
  if (!correct) return 1
  const pace = seconds === null || medianSeconds === null ? 1 : seconds / medianSeconds
  if (hinted || pace > slow) return 2
  return isNew || (dueReview && pace < quick) ? 4 : 3
}
