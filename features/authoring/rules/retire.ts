/** Learners' first answers to one question: how many chose each option, the key first, then the distractors in the draft's order. */
export interface AnswerCounts {
  key: number
  distractors: readonly number[]
  /** First answers of learners who were expected to know it (predicted success of 0.8 or more), and how many of those were right. */
  strong: { answers: number; right: number }
}

const enoughAnswers = 30
const enoughStrong = 12

/**
 * Check 30: the reason in learners' answers to review a question, in words, or undefined. More than 85 % on one wrong option, or strong
 * learners who are right less often than by blind guessing, mean that the key is more likely wrong than the learners.
 */
export function reasonToRetire({ key, distractors, strong }: AnswerCounts): string | undefined {
  const all = distractors.reduce((sum, count) => sum + count, key)
  const most = Math.max(0, ...distractors)
  if (all >= enoughAnswers && most > 0.85 * all) return `${most} of ${all} learners chose the same wrong option`
  if (strong.answers >= enoughStrong && strong.right < 0.25 * strong.answers) {
    return `only ${strong.right} of ${strong.answers} learners who should know it were right`
  }
  return undefined
}
