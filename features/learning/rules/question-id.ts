/** Whether the text is a question id: a positive integer that fits a PostgreSQL bigint. */
export function isQuestionId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text)
}
