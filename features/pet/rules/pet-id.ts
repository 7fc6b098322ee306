/** Whether a text is a pet's id: a UUID in lower case, as PostgreSQL prints it. */
export function isPetId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
