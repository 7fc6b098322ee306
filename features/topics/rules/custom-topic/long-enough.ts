/** Fewest characters of an answer about what the learner likes (SPEC §5). */
export const shortestAnswer = 10

/** Whether an answer is long enough after trimming, or is one of the choices. */
export const isLongEnough = (answer: string, choices: readonly string[] = []): boolean =>
  answer.trim().length >= shortestAnswer || choices.includes(answer)
