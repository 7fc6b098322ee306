import { type Errata, soundBy } from './errata.ts'
import { type FamiliarWords, familiarity, familiarSenses } from './familiarity.ts'
import { reach } from './kinship.ts'
import type { Lexicon, SenseName } from './lexicon.ts'
import { reviewedFields, reviewedKinds, senseByKey } from './reviewed-kinds.ts'
import { type SafetyLists, safetyOf } from './safety.ts'
import type { ReviewedTopic } from './topic.ts'

/** What the rules are handed: a lexicon and the reviewed lists. */
export interface DictionaryData {
  lexicon: Lexicon
  safety: SafetyLists
  errata: Errata
  /** Words that most children meet, by what they stand for: `content/dictionary/familiar.json`. */
  familiar: Readonly<Record<string, FamiliarWords>>
  topics: readonly ReviewedTopic[]
}

/** A lexicon with the reviewed lists applied; made once. */
export interface Dictionary {
  lexicon: Lexicon
  topics: readonly ReviewedTopic[]
  /** May be shown and is believed. */
  fit(sense: number): boolean
  safe(sense: number): boolean
  safeText(text: string): boolean
  /** Lies in one of the reviewed kinds. */
  reviewed(sense: number): boolean
  isField(sense: number): boolean
  /** How well known a name is in its sense, 0 to 1. */
  known(sense: number, name: SenseName): number
  /** The sense is the one for which its name stands in the list of words that most children meet. */
  familiar(sense: number, name: SenseName): boolean
}

const remembered = <T>(work: (sense: number) => T): ((sense: number) => T) => {
  const held = new Map<number, T>()
  return sense => {
    const found = held.get(sense)
    if (found !== undefined) return found
    const made = work(sense)
    held.set(sense, made)
    return made
  }
}

/** Applies the reviewed lists to a lexicon. */
export function dictionaryOf({ lexicon, safety, errata, familiar, topics }: DictionaryData): Dictionary {
  const { safe, safeText } = safetyOf(lexicon, safety)
  const sound = soundBy(lexicon, errata)
  const kinds = new Set(reviewedKinds.flatMap(key => senseByKey(lexicon, key) ?? []))
  const held = familiarSenses(lexicon, familiar)
  const isFamiliar = (sense: number, name: SenseName) => held.get(sense)?.has(name.text.toLowerCase()) ?? false
  const fields = new Set(reviewedFields.flatMap(key => senseByKey(lexicon, key) ?? []))
  return {
    lexicon,
    topics,
    safe: remembered(safe),
    safeText,
    fit: remembered(sense => safe(sense) && sound(sense)),
    reviewed: remembered(sense => kinds.has(sense) || reach(lexicon, sense, 'above').some(above => kinds.has(above))),
    isField: sense => fields.has(sense),
    known: (sense, name) => familiarity(lexicon, isFamiliar(sense, name), name),
    familiar: isFamiliar,
  }
}
