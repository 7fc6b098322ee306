/** After so many conflicts the caller reports itself as busy. */
const maxAttempts = 60

/**
 * Runs load, decide, save; starts over when another request changed the loaded data before the save.
 *
 * @param attempt one try; undefined if its save changed no row
 * @returns the result of the first successful try, or undefined after 60 conflicts
 */
export async function retryOnConflict<T>(attempt: (earlier: number) => Promise<T | undefined>): Promise<T | undefined> {
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const result = await attempt(attempts)
    if (result !== undefined) return result
  }
  return undefined
}
