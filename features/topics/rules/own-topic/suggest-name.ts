import { dice } from '#kit/chance/dice.ts'
import { ownTopicWords } from '../../words.ts'

/** A name for the learner's topic; the general one where nothing is known of what it is about. */
export function suggestName(title: string | undefined, seed: string): string {
  if (title === undefined || title.trim() === '') return ownTopicWords.nameFallback
  return dice(seed).pick(ownTopicWords.names(title))
}

/** As a title is written: `bass fishing` → `Bass fishing`. */
export function asTitle(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
