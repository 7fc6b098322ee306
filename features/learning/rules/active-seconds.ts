/** A longer pause is not learning time. */
const longestGap = 120
/** What an answer after a longer pause, or the first one, counts. */
const shortest = 5

/** Seconds of learning that an answer adds: the gap since the one before it, 5 where that is unknown or too long. */
export function activeSeconds(last: Date | null, now: Date): number {
  const gap = last ? (now.getTime() - last.getTime()) / 1000 : Number.POSITIVE_INFINITY
  return gap > longestGap ? shortest : Math.max(0, gap)
}
