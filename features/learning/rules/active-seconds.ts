/** Seconds; a longer pause isn't learning time. */
const longestGap = 120
/** Seconds counted for the first answer, or one after a longer pause. */
const defaultSeconds = 5

/** Seconds of learning that an answer adds: the time since the previous answer, or 5 if that is unknown or too long. */
export function activeSeconds(last: Date | null, now: Date): number {
  const gap = last ? (now.getTime() - last.getTime()) / 1000 : Number.POSITIVE_INFINITY
  return gap > longestGap ? defaultSeconds : Math.max(0, gap)
}
