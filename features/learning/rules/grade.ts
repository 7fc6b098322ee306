/** FSRS ratings: 1 Again, 2 Hard, 3 Good, 4 Easy. */
export type Grade = 1 | 2 | 3 | 4

export interface GivenForMemory {
  correct: boolean
  /** The question was met for the first time. */
  isNew: boolean
  /** A hint was taken for it. */
  hinted: boolean
  /** The question was due for review. */
  dueReview: boolean
  /** Seconds that it took; null where that is not known. */
  seconds: number | null
  /** The learner's median for right answers in this topic; null before the first. */
  medianSeconds: number | null
}

const slow = 2
const quick = 0.75

/**
 * What an answer says about the memory of its question: wrong is Again; right with a hint, or in more than twice the
 * learner's median time, is Hard; right on a question never met before is Easy, because it shows what was known already; right, quick and
 * on a due review is Easy; any other right one is Good (RULES "Adaptivity and memory"; the new ones: docs/decisions/0009).
 */
export function gradeOf({ correct, isNew, hinted, dueReview, seconds, medianSeconds }: GivenForMemory): Grade {
  if (!correct) return 1
  const pace = seconds === null || medianSeconds === null ? 1 : seconds / medianSeconds
  if (hinted || pace > slow) return 2
  return isNew || (dueReview && pace < quick) ? 4 : 3
}
