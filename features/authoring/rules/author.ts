import type { Dice } from '#kit/random/dice.ts'
import type { Draft } from './draft.ts'
import type { Fairness } from './fairness.ts'
import type { Level } from './pack.ts'

/** One thing an author can ask about. */
export interface Slot {
  id: string
  level: Level
  /** Many different questions come out of it (a family), not one (a fact in one direction). */
  endless: boolean
  /** Writes a draft, or undefined where these dice lead nowhere. */
  write(dice: Dice, fairness: Fairness): Draft | undefined
}

/** A source of questions for a topic: a pack, or a set of question families. */
export interface Author {
  id: string
  topic: string
  slots: readonly Slot[]
}
