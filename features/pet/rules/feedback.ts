import type { Dice } from '#kit/random/dice.ts'
import { words } from '../words.ts'

/** What the pet says to an answer. */
export function feedbackOn(
  { name, correct, leveledUp, evolved }: { name: string; correct: boolean; leveledUp: boolean; evolved: boolean },
  luck: Dice,
): string {
  const kind = evolved ? 'evolved' : leveledUp ? 'leveledUp' : correct ? 'right' : 'wrong'
  return luck.pick(words.feedback[kind]).replaceAll('{name}', () => name)
}
