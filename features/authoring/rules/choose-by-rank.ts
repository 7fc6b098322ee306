import type { Dice } from '#kit/chance/dice.ts'
import type { RankWish } from './author.ts'

/** A wrong option with its value on the number line. */
export interface Valued {
  value: number
}

/**
 * Three wrong numbers, so that the key takes a wished place among the four in ascending order. The earlier a candidate stands in the list,
 * the sooner it is taken. Undefined where fewer than three candidates differ from the key.
 */
export function chooseByRank<T extends Valued>(
  key: number,
  candidates: readonly T[],
  wish: RankWish,
  dice: Dice,
): T[] | undefined {
  const below = candidates.filter(candidate => candidate.value < key)
  const above = candidates.filter(candidate => candidate.value > key)
  const possible = [0, 1, 2, 3].filter(rank => below.length >= rank && above.length >= 3 - rank)
  if (possible.length === 0) return undefined
  const rank = wish(possible, dice)
  return [...below.slice(0, rank), ...above.slice(0, 3 - rank)]
}
