import type { Draft } from '#authoring/rules/draft.ts'
import type { Dice } from '#kit/random/dice.ts'

/** A wrong option that is struck out, as the draft lists them (1 is the first wrong one), and why it is wrong. */
export interface Hint {
  struck: number
  why: string | undefined
}

const served = 3

/**
 * Strikes out one wrong option: one of those of which the author says why it is wrong and whose reason doesn't name the
 * key, for that would give it away; else any.
 */
export function hintFor({ key, distractors }: Pick<Draft, 'key' | 'distractors'>, luck: Dice): Hint {
  const options = distractors.slice(0, served).map(({ why }, i) => ({ struck: i + 1, why }))
  const telling = options.filter(({ why }) => why !== undefined && !names(why, key))
  const { struck, why } = luck.pick(telling.length > 0 ? telling : options)
  return { struck, why: telling.length > 0 ? why : undefined }
}

function names(sentence: string, key: string): boolean {
  return sentence.toLowerCase().includes(key.toLowerCase())
}
