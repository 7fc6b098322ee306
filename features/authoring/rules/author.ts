import type { Dice } from '#kit/chance/dice.ts'
import type { Draft } from './draft.ts'
import type { Level } from './pack.ts'

/**
 * Which place the key is to take among options that stand in ascending order: one of the places that the author can offer (0 is the smallest).
 * Authors ask, so that over a pool the key is as often the smallest as the largest.
 */
export type RankWish = (possible: readonly number[], dice: Dice) => number

/** Any place, by luck. */
export const anyRank: RankWish = (possible, dice) => dice.pick(possible)

/** One thing an author can ask about. */
export interface Slot {
  id: string
  level: Level
  /** Many different questions come out of it (a family), not one (a fact in one direction). */
  endless: boolean
  /** Writes a draft, or undefined where these dice lead nowhere. The same dice and wish give the same draft. */
  write(dice: Dice, wish: RankWish): Draft | undefined
}

/** Somebody who writes questions for a topic. */
export interface Author {
  id: string
  topic: string
  slots: readonly Slot[]
}
