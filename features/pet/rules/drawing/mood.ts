import type { Expression } from './parts/eyes.ts'

/** The face a pet wears by itself: unhappy before tired before glad, on the limits of SPEC §4 *Status line priority*. */
export function expressionFor(stats: {
  happiness?: number | null | undefined
  energy?: number | null | undefined
}): Expression {
  const happiness = stats.happiness ?? 50
  const energy = stats.energy ?? 50
  if (happiness < 30) return 'worried'
  if (energy < 30) return 'sleepy'
  return happiness > 80 && energy > 80 ? 'joyful' : 'neutral'
}
