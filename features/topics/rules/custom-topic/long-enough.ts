/** Fewest characters of an answer about what the learner likes (SPEC §5). */
export const shortestAnswer = 10

/** Whether an answer says enough: long enough with nothing around it, or one of those that were there to tap. */
export const isLongEnough = (answer: string, choices: readonly string[] = []): boolean =>
  answer.trim().length >= shortestAnswer || choices.includes(answer)
