import { type Dice, hash32 } from '#kit/random/dice.ts'
import { translate } from '#kit/words/catalogue.ts'
import { fillLine } from './fill-line.ts'
import type { TalkContext } from './talk-context.ts'
import { themesFor } from './themes.ts'

/** For so many lines none comes a second time. */
export const memoryOfLines = 20

export interface Said {
  /** What the pet says, filled in and in the language of the moment. */
  message: string
  /** Keys of the lines said last, this one first, at most 20. */
  said: readonly number[]
}

/** The key under which the server remembers a line: a whole number of 32 bits with sign. */
export function keyOf(line: string): number {
  return hash32(line) | 0
}

/**
 * Chooses what the pet says: a theme that is true now, by weight, then one of its lines that has not been said lately.
 *
 * @param lately keys of the lines said last, newest first
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
