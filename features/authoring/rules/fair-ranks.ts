import type { Dice } from '#kit/chance/dice.ts'
import type { RankWish } from './author.ts'

/** Keeps count of the places that keys took, so that none is taken more often than the others. */
export interface FairRanks {
  /** The wish for the next question of a skill: the place least taken so far, first within the skill, then over all. */
  wishFor(skill: string): RankWish
  /** A question of this skill was accepted with its key at this place. */
  took(skill: string, rank: number): void
}

export function fairRanks(): FairRanks {
  const all = [0, 0, 0, 0]
  const bySkill = new Map<string, number[]>()
  const countsOf = (skill: string): number[] => {
    const held = bySkill.get(skill) ?? [0, 0, 0, 0]
    bySkill.set(skill, held)
    return held
  }
  return {
    wishFor(skill) {
      const own = countsOf(skill)
      return (possible: readonly number[], dice: Dice) => {
        const weight = (rank: number) => (own[rank] ?? 0) + (all[rank] ?? 0) / 1e6
        const least = Math.min(...possible.map(weight))
        return dice.pick(possible.filter(rank => weight(rank) <= least))
      }
    },
    took(skill, rank) {
      const own = countsOf(skill)
      own[rank] = (own[rank] ?? 0) + 1
      all[rank] = (all[rank] ?? 0) + 1
    },
  }
}
