/** The options of a question stand in an order of each learner's own, the same whenever they meet again (RULES "Questions"). */
export function optionSeed(learnerId: number, questionId: string): string {
  return `${learnerId}:${questionId}`
}
