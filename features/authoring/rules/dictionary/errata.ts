import type { Lexicon } from './lexicon.ts'

/** What the dictionary says that is no longer so or never was: `content/dictionary/errata.json`. */
export interface Errata {
  /** Senses by id, with the reason. */
  senses: Readonly<Record<string, string>>
  /** Names that are never shown, in small letters. */
  names: readonly string[]
  /** Patterns (regular expressions, case left out) that no line shown may match. */
  lines: readonly string[]
  /** Names, in lower case, with descriptions so similar that they are never options of one question. */
  apart: readonly (readonly string[])[]
}

/** Decides which things may be named, and whose descriptions can be trusted. */
export function soundBy(
  lexicon: Lexicon,
  errata: Errata,
): { nameable(sense: number): boolean; sound(sense: number): boolean } {
  const names = new Set(errata.names)
  const lines = new RegExp(errata.lines.join('|') || '(?!)', 'i')
  const nameable = (sense: number): boolean =>
    errata.senses[lexicon.idOf(sense)] === undefined &&
    !lexicon.names(sense).some(name => names.has(name.text.toLowerCase()))
  return { nameable, sound: sense => nameable(sense) && !lines.test(lexicon.gloss(sense)) }
}
