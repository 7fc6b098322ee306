import { seededDice } from '#kit/random/dice.ts'
import { customTopicWords } from '../../words.ts'

/** Shortest and longest name of a topic, in characters. */
const [shortest, longest] = [3, 80]

/** A name for the learner's topic; the general one where the topic is unknown or its title fits no name. */
export function suggestName(title: string | undefined, seed: string): string {
  if (title === undefined || title.trim() === '') return customTopicWords.nameFallback
  const names = customTopicWords.names(title).filter(({ length }) => length >= shortest && length <= longest)
  return names.length > 0 ? seededDice(seed).pick(names) : customTopicWords.nameFallback
}

/** With a capital first letter: `bass fishing` → `Bass fishing`. */
export function asTitle(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
