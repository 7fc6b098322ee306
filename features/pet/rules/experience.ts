/** Experience, levels and stages: RULES "Experience and levels". */

export type Difficulty = 'easy' | 'medium' | 'hard' | 'expert'

const base: Readonly<Record<Difficulty, number>> = { easy: 8, medium: 10, hard: 13, expert: 16 }

/** Experience that makes the step from this level to the next. */
export function maxExperience(level: number): number {
  return level * 100
}

/** Experience of one right answer: `round(base × (level + 2) × multiplier)`. */
export function experienceFor(difficulty: Difficulty, level: number, multiplier: number): number {
  return Math.round(base[difficulty] * (level + 2) * multiplier)
}

export interface Grown {
  level: number
  /** Left over on the new level. */
  experience: number
  leveledUp: boolean
}

/** Adds experience; surplus carries over, and one answer can raise several levels. */
export function grow(level: number, experience: number, gained: number): Grown {
  let reached = level
  let left = experience + gained
  while (left >= maxExperience(reached)) {
    left -= maxExperience(reached)
    reached += 1
  }
  return { level: reached, experience: left, leveledUp: reached > level }
}
