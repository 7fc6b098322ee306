/**
 * Merges the results of parallel tasks into one stream, in order of completion.
 *
 * @param work begins at once; what it throws comes after all that it has pushed
 */
export async function* arrivals<T>(work: (push: (each: T) => void) => Promise<void>): AsyncGenerator<T, void> {
  const waiting: T[] = []
  let wake = () => {}
  let ended = false
  let fault: unknown
  work(each => {
    waiting.push(each)
    wake()
  })
    .catch(reason => {
      fault = reason
    })
    .finally(() => {
      ended = true
      wake()
    })
  for (;;) {
    const next = waiting.shift()
    if (next !== undefined) yield next
    else if (ended) break
    else
      await new Promise<void>(resolve => {
        wake = resolve
      })
  }
  if (fault !== undefined) throw fault
}
