import { type Errata, soundBy } from './errata.ts'
import { type FamiliarWords, familiarity, familiarSenses } from './familiarity.ts'
import { reach } from './kinship.ts'
import type { Lexicon, SenseName } from './lexicon.ts'
import { namedKinds, reviewedFields, reviewedKinds, type SenseKey, senseByKey } from './reviewed-kinds.ts'
import { type SafetyLists, safetyOf } from './safety.ts'
import type { ReviewedTopic } from './topic.ts'

/** What the rules are handed: a lexicon and the reviewed lists. */
export interface DictionaryData {
  lexicon: Lexicon
  safety: SafetyLists
  errata: Errata
  /** Words that most children meet, by meaning: `content/dictionary/familiar.json`. */
  familiar: Readonly<Record<string, FamiliarWords>>
  topics: readonly ReviewedTopic[]
}

/** A lexicon with the reviewed lists applied; made once. */
export interface Dictionary {
  lexicon: Lexicon
  topics: readonly ReviewedTopic[]
  /** Everything above a sense, nearest first. */
  above(sense: number): readonly number[]
  /** May be shown and is believed. */
  fit(sense: number): boolean
  safe(sense: number): boolean
  /** A single thing with a harmless name; its description may still be out of date. */
  mayBeNamed(sense: number): boolean
  safeText(text: string): boolean
  /** Belongs to one of the reviewed kinds. */
  reviewed(sense: number): boolean
  isField(sense: number): boolean
  /** A single thing that may be asked about by its name. */
  nameable(sense: number): boolean
  /** How well known a name is in its sense, 0 to 1. */
  known(sense: number, name: SenseName): number
  /** The sense is the one that its name has in the list of words that most children meet. */
  familiar(sense: number, name: SenseName): boolean
  /** Names of things so similar that they are never options beside this one, in lower case. */
  apartFrom(name: string): readonly string[]
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
  const believed = soundBy(lexicon, errata)
  const above = remembered(sense => reach(lexicon, sense, 'above'))
  const resolve = (keys: readonly SenseKey[]) => new Set(keys.flatMap(key => senseByKey(lexicon, key) ?? []))
  const within = (keys: readonly SenseKey[]) => {
    const set = resolve(keys)
    return remembered(sense => set.has(sense) || above(sense).some(kind => set.has(kind)))
  }
  const held = familiarSenses(lexicon, familiar)
  const isFamiliar = (sense: number, name: SenseName) => held.get(sense)?.has(name.text.toLowerCase()) ?? false
  const fields = resolve(reviewedFields)
  return {
    lexicon,
    above,
    topics,
    safe: remembered(safe),
    safeText,
    mayBeNamed: believed.nameable,
    fit: remembered(sense => safe(sense) && believed.sound(sense)),
    reviewed: within(reviewedKinds),
    isField: sense => fields.has(sense),
    nameable: within(namedKinds),
    known: (sense, name) => familiarity(lexicon, above(sense), name, isFamiliar(sense, name)),
    familiar: isFamiliar,
    apartFrom: name => errata.apart.filter(group => group.includes(name)).flat(),
  }
}
