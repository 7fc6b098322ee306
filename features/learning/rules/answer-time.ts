/** Whoever leaves a question open and comes back was not thinking all that time. */
const longest = 300
/** The way to us takes a little longer for one answer than for another. */
const slack = 1
/** How far one answer moves the median: a fifth at first, a twentieth once there are many. */
const step = (answers: number) => Math.max(0.05, 0.2 / Math.sqrt(1 + answers))

/**
 * Seconds that an answer took, as far as they can be believed: what the page measured. Null where the page said nothing,
 * where it lay open for more than five minutes, or where less has passed since the answer before it: then it waited for a
 * connection and came in a row with others, and we have nothing to hold its time against.
 *
 * @param sinceLast seconds since this learner's answer before; null if that is not known
 */
export function believedSeconds(said: number | null, sinceLast: number | null): number | null {
  if (said === null) return null
  if (sinceLast !== null && said > sinceLast + slack) return null
  return said > longest ? null : Math.max(0, said)
}

/**
 * The running median after one more right answer: it moves up by a share where the answer took longer and down where
 * it took less, so that it comes to rest where both are equally many (a stochastic approximation of the median,
 * Robbins and Monro 1951, on a logarithmic scale), and no answer needs to be kept for it.
 *
 * @param answers right answers that the median was learned from
 */
export function medianAfter(median: number | null, seconds: number, answers: number): number {
  const taken = Math.max(0.5, seconds)
  if (median === null) return taken
  if (taken === median) return median
  return taken > median ? Math.min(taken, median * (1 + step(answers))) : Math.max(taken, median / (1 + step(answers)))
}
