import type { Level } from '../pack.ts'
import { readingGrade } from '../text/reading-grade.ts'

/**
 * How hard a gloss is: how well known the thing is and how hard its line reads; the harder of the two counts. A line alone makes nothing expert.
 * @param familiarity 0 (few have heard of it) to 1 (every child knows it)
 */
export function glossLevel(familiarity: number, what: string): Level {
  const known = familiarity >= 0.7 ? 1 : familiarity >= 0.45 ? 2 : familiarity >= 0.2 ? 3 : 4
  const grade = readingGrade(what)
  const reads = grade <= 7 && what.length <= 75 ? 1 : grade <= 11 ? 2 : 3
  return Math.max(known, reads) as Level
}
