/** What the address of a question can hold: a whole number that the database can hold too. */
export function isQuestionId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text)
}
