import type { Dice } from '#kit/chance/dice.ts'
import type { RankWish } from './author.ts'

/** Keeps count of the places that a slot's keys took, so that none is taken more often than the others. */
export interface FairRanks {
  /** The place least taken so far, among those that the author can offer. */
  wish: RankWish
  /** A question was accepted with its key at this place. */
  took(rank: number): void
}

export function fairRanks(): FairRanks {
  const counts = [0, 0, 0, 0]
  const count = (rank: number): number => counts[rank] ?? 0
  return {
    wish(possible: readonly number[], dice: Dice) {
      const least = Math.min(...possible.map(count))
      return dice.pick(possible.filter(rank => count(rank) === least))
    },
    took(rank) {
      counts[rank] = count(rank) + 1
    },
  }
}
