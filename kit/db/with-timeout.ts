/**
 * The result of `work` if it arrives in time. The work itself isn't cancelled.
 *
 * @throws Error when it takes longer
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`No answer withTimeout ${milliseconds / 1000} s.`)),
    milliseconds,
  )
  work.catch(() => undefined)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
