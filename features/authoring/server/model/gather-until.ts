import { setTimeout as after } from 'node:timers/promises'

/** What came in time, and what may still come. */
export interface Gathered<T> {
  inTime: T[]
  /** Why no more came; undefined where more is on its way or all is there. */
  fault?: unknown
  /** Goes on where the gathering stopped; `return()` ends the work. */
  rest: AsyncGenerator<T, void>
}

/** Gathers until there is enough, nothing more comes, or the time is over, whichever is first. It never throws and never waits longer. */
export async function gatherUntil<T>(
  from: AsyncGenerator<T, void>,
  most: number,
  within: number,
): Promise<Gathered<T>> {
  const inTime: T[] = []
  const stopped = new AbortController()
  const over = after(within, 'over' as const, { signal: stopped.signal }).catch(() => 'over' as const)
  let under: Promise<IteratorResult<T, void>> | undefined
  try {
    while (inTime.length < most) {
      under = from.next()
      under.catch(() => undefined)
      const come = await Promise.race([under, over])
      if (come === 'over') return { inTime, rest: continued(from, under) }
      if (come.done) break
      inTime.push(come.value)
    }
    return { inTime, rest: from }
  } catch (fault) {
    return { inTime, fault, rest: from }
  } finally {
    stopped.abort()
  }
}

/** The same stream, with the one that was already being waited for. */
async function* continued<T>(
  from: AsyncGenerator<T, void>,
  under: Promise<IteratorResult<T, void>>,
): AsyncGenerator<T, void> {
  try {
    const first = await under
    if (first.done) return
    yield first.value
    yield* from
  } finally {
    await from.return()
  }
}
