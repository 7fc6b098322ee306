import { type Dice, hash32 } from '#kit/random/dice.ts'
import { translate } from '#kit/words/catalogue.ts'
import { fillLine } from './fill-line.ts'
import type { TalkContext } from './talk-context.ts'
import { themesFor } from './themes.ts'

/** Number of lines before one may repeat. */
export const memoryOfLines = 20

export interface Said {
  /** What the pet says, filled in and in the learner's language. */
  message: string
  /** Keys of the latest lines, this one first, at most 20. */
  said: readonly number[]
}

/** The key under which the server remembers a line: a signed 32-bit integer. */
export function keyOf(line: string): number {
  return hash32(line) | 0
}

/**
 * Chooses what the pet says: a theme that is true now, by weight, then one of its lines not said lately.
 *
 * @param lately keys of the latest lines, newest first
 */
export function chooseLine(pet: TalkContext, lately: readonly number[], luck: Dice): Said {
  const heard = new Set(lately.slice(0, memoryOfLines))
  const themes = themesFor(pet)
    .map(({ weight, lines }) => ({ weight, lines: lines.filter(line => !heard.has(keyOf(line))) }))
    .filter(({ lines }) => lines.length > 0)
  const line = luck.pick(weighted(themes, luck))
  return { message: fillLine(translate(line), pet, luck), said: [keyOf(line), ...lately].slice(0, memoryOfLines) }
}

function weighted(themes: readonly { weight: number; lines: readonly string[] }[], luck: Dice): readonly string[] {
  let left = luck.next() * themes.reduce((sum, { weight }) => sum + weight, 0)
  for (const { weight, lines } of themes) {
    left -= weight
    if (left < 0) return lines
  }
  return themes.at(-1)?.lines ?? []
}
