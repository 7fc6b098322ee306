import type { Honours, LearnerFacts } from '#learning/rules/honours.ts'
import { words } from '../words.ts'

/** Percent of all answers that were right, rounded; 0 before the first. */
export function accuracy({
  totalQuestions,
  correctAnswers,
}: Pick<LearnerFacts, 'totalQuestions' | 'correctAnswers'>): number {
  return totalQuestions === 0 ? 0 : Math.round((100 * correctAnswers) / totalQuestions)
}

/** The achievements of the progress page (SPEC §9): what earns each. */
export const achievements = [
  { id: 'first_steps', ...words.achievements.first_steps, earned: facts => facts.totalQuestions >= 1 },
  { id: 'on_fire', ...words.achievements.on_fire, earned: facts => facts.longestStreak >= 3 },
  { id: 'growing_strong', ...words.achievements.growing_strong, earned: facts => facts.level >= 5 },
  { id: 'sharp_mind', ...words.achievements.sharp_mind, earned: facts => accuracy(facts) >= 80 },
] as const satisfies readonly {
  id: string
  title: string
  description: string
  earned: (facts: LearnerFacts) => boolean
}[]

/** What is earned now and not held yet. */
export const honours: Honours = (facts, held) =>
  achievements.filter(({ id, earned }) => earned(facts) && !held.includes(id)).map(({ id, title }) => ({ id, title }))
