/** Milliseconds between two measurements. */
const everyMs = 100
/** Steps of the task: some two thirds of a millisecond on a server of 2026. */
const steps = 20_000
/** Of 256 KiB, so that it lies in the second cache: what a neighbour on the same core takes of that is felt, too. */
const table = new Uint32Array(1 << 16).map((_, i) => Math.imul(i, 2_654_435_761))

/** Kept, so that nothing can be left out as useless. */
let last = 1

/**
 * Begins to time one and the same small task, again and again. The host's other guests can make our processors slower
 * without taking them away: by a third and more for minutes, of which `steal` in /proc/stat says nothing.
 *
 * @returns ends it, and gives the milliseconds that the task took, in the median
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
