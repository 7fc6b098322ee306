/** Seeds the order of a question's options, so that each learner always sees the same order (RULES "Questions"). */
export function optionSeed(learnerId: number, questionId: string): string {
  return `${learnerId}:${questionId}`
}
