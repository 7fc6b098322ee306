/** Milliseconds between two measurements. */
const everyMs = 100
/** Steps of the task: about two thirds of a millisecond on a 2026 server. */
const steps = 20_000
/** 256 KiB fit the second-level cache, so the task also notices neighbours on the same core. */
const table = new Uint32Array(1 << 16).map((_, i) => Math.imul(i, 2_654_435_761))

/** Kept so that the work can't be optimized away. */
let last = 1

/**
 * Repeatedly times one small task. Other guests of the host can slow our processors by a third and more for minutes
 * without `steal` in /proc/stat showing it.
 *
 * @returns stops it and returns the median in milliseconds
 */
export function timeTask(): () => number {
  const took: number[] = []
  const timer = setInterval(() => took.push(onceMs()), everyMs)
  return () => {
    clearInterval(timer)
    return took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN
  }
}

function onceMs(): number {
  const started = performance.now()
  let [x, sum] = [last, 0]
  for (let i = 0; i < steps; i++) {
    x = Math.imul(x, 1_664_525) + 1_013_904_223
    sum ^= table[(x + sum) & (table.length - 1)] ?? 0
  }
  last = sum | 1
  return performance.now() - started
}
