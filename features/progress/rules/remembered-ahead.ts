import type { Trace } from './recall.ts'
import { recallAt } from './recall.ts'

/** How far the forecast looks ahead, in days. */
export const daysAhead = 30

/**
 * How many of these questions are expected to be remembered, without any review, at `now` and on each of the next 30
 * days: the sum of their recall probabilities, 31 numbers.
 *
 * @param now milliseconds since 1970
 */
export function rememberedAhead(traces: readonly Trace[], now: number): number[] {
  return Array.from({ length: daysAhead + 1 }, (_, day) => {
    const moment = now + day * 86_400_000
    return traces.reduce((sum, trace) => sum + recallAt(trace, moment), 0)
  })
}
