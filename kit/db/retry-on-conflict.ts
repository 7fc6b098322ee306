/** How often somebody else may have been quicker before we say that we are busy. */
const mostTries = 60

/**
 * Loads, decides and saves, again from the start wherever the save found that what was loaded had changed under it.
 *
 * @param work one try; undefined where its save wrote nothing
 * @returns what a try gave, or undefined where all of them were overtaken
 */
export async function retryOnConflict<T>(work: (tries: number) => Promise<T | undefined>): Promise<T | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    const done = await work(tries)
    if (done !== undefined) return done
  }
  return undefined
}
