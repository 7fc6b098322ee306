import type { Level } from '#authoring/rules/pack.ts'
import type { Difficulty } from '#pet/rules/experience.ts'

/** Difficulty bands, with the logit at which a new question of each starts (RULES). */
export const bands = [
  { level: 1, difficulty: 'easy', logit: -1.5 },
  { level: 2, difficulty: 'medium', logit: -0.25 },
  { level: 3, difficulty: 'hard', logit: 1 },
  { level: 4, difficulty: 'expert', logit: 2.25 },
] as const satisfies readonly { level: Level; difficulty: Difficulty; logit: number }[]

export type Band = (typeof bands)[number]

export function bandOfLevel(level: number): Band {
  return bands.find(band => band.level === level) ?? bands[1]
}

export function bandOfDifficulty(difficulty: Difficulty): Band {
  return bands.find(band => band.difficulty === difficulty) ?? bands[1]
}

/** The band nearest to a difficulty in logits. */
export function bandNearest(logit: number): Band {
  const distance = (band: Band) => Math.abs(band.logit - logit)
  return bands.reduce<Band>((best, band) => (distance(band) < distance(best) ? band : best), bands[0])
}
