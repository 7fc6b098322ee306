import type { Fairness } from './fairness.ts'
import { placeReader } from './places.ts'

/** A wrong option, perhaps with a note that says why it is wrong. */
export interface WrongOption {
  text: string
  why?: string
}

/** Most candidates considered; more would only take time. */
const considered = 8
/** What it costs to take a candidate one place further down the list, in notes. */
const downTheList = 0.04

/** All ways to take three of `count`, as places in the list. */
function threesOf(count: number): number[][] {
  const out: number[][] = []
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) for (let c = b + 1; c < count; c++) out.push([a, b, c])
  return out
}

const threes = Array.from({ length: considered + 1 }, (_, count) => threesOf(count))

/**
 * Three of the candidates, best first: as many as possible with a note, early ones before late ones, and such that the key does not stand out.
 * Undefined where there are fewer than three.
 */
export function chooseWrongOptions<T extends WrongOption>(
  key: string,
  candidates: readonly T[],
  fairness: Fairness,
): T[] | undefined {
  const list = candidates.slice(0, considered)
  const placesOf = placeReader([key, ...list.map(candidate => candidate.text)])
  let best: T[] | undefined
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const three of threes[list.length] ?? []) {
    const chosen = three.flatMap(i => list[i] ?? [])
    const notes = chosen.filter(candidate => candidate.why !== undefined).length
    const late = three.reduce((sum, i) => sum + i, 0)
    const worth = notes - downTheList * late - fairness.cost(placesOf(three.map(i => i + 1)))
    if (worth > bestWorth) [best, bestWorth] = [chosen, worth]
  }
  return best
}
