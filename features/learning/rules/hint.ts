import type { Draft } from '#authoring/rules/draft.ts'
import type { Dice } from '#kit/random/dice.ts'

/** A struck-out distractor, by its index in the draft's order (1 is the first), and why it's wrong. */
export interface Hint {
  struck: number
  why: string | undefined
}

/** Distractors that a question is served with. */
const served = 3

/**
 * Picks the distractor to strike out: one with a reason that doesn't name the key and so give it away, if there is one; otherwise
 * any.
 */
export function hintFor({ key, distractors }: Pick<Draft, 'key' | 'distractors'>, dice: Dice): Hint {
  const options = distractors.slice(0, served).map(({ why }, i) => ({ struck: i + 1, why }))
  const explained = options.filter(({ why }) => why !== undefined && !names(why, key))
  const { struck, why } = dice.pick(explained.length > 0 ? explained : options)
  return { struck, why: explained.length > 0 ? why : undefined }
}

function names(sentence: string, key: string): boolean {
  return sentence.toLowerCase().includes(key.toLowerCase())
}
