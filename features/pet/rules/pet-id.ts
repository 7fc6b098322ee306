/** What the address of a pet can hold: a UUID as the database writes it. */
export function isPetId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
