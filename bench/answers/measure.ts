/** Results of one run at one concurrency. */
export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Rate and latencies from the duration of each operation in milliseconds. */
export function measured(durations: readonly number[], seconds: number): Measured {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { perSecond: durations.length / seconds, p50: at(0.5), p99: at(0.99) }
}

/** Runs `work` in the given number of concurrent loops. The warm-up isn't counted. */
export async function inLoops(
  work: () => Promise<void>,
  atOnce: number,
  warmUp: number,
  seconds: number,
): Promise<Measured> {
  const durations: number[] = []
  const start = performance.now()
  const from = start + warmUp * 1000
  const until = from + seconds * 1000
  const loop = async () => {
    for (let before = performance.now(); before < until; before = performance.now()) {
      await work()
      if (before >= from) durations.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return measured(durations, seconds)
}

/** The run with the median rate. */
export function median(runs: readonly Measured[]): Measured {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

/** The median; NaN if there are no values. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
