/** Seconds; a question left open longer than this wasn't being thought about. */
const longest = 300
/** Seconds by which network delays of two answers may differ. */
const slack = 1
/** How far one answer moves the median: a fifth at first, a twentieth after many answers. */
const step = (answers: number) => Math.max(0.05, 0.2 / Math.sqrt(1 + answers))

/**
 * The time an answer took, in seconds, as measured by the page, if plausible. Null if the page sent none, if it exceeds five
 * minutes, or if it is longer than the time since the previous answer: that answer waited offline and was sent together with
 * others, so there is nothing to check its time against.
 *
 * @param sinceLast seconds since this learner's previous answer; null if unknown
 */
export function plausibleSeconds(measured: number | null, sinceLast: number | null): number | null {
  if (measured === null) return null
  if (sinceLast !== null && measured > sinceLast + slack) return null
  return measured > longest ? null : Math.max(0, measured)
}

/**
 * The running median after one more right answer. It moves up a step if the answer took longer and down a step if it took less,
 * and so settles where both are equally frequent (a stochastic approximation of the median, Robbins and Monro 1951, on a
 * logarithmic scale) without storing past answers.
 *
 * @param answers right answers behind the current median
 */
export function medianAfter(median: number | null, seconds: number, answers: number): number {
  const taken = Math.max(0.5, seconds)
  if (median === null) return taken
  if (taken === median) return median
  return taken > median ? Math.min(taken, median * (1 + step(answers))) : Math.max(taken, median / (1 + step(answers)))
}
