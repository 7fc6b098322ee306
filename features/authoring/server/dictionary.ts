import { type Dictionary, dictionaryOf } from '../rules/dictionary/dictionary.ts'
import { dictionaryPack } from '../rules/dictionary/dictionary-pack.ts'
import { findSenses, type Sense } from '../rules/dictionary/find-senses.ts'
import { neighboursOf } from '../rules/dictionary/neighbours.ts'
import { topicOf } from '../rules/dictionary/topic.ts'
import type { Pack } from '../rules/pack.ts'
import { digestOfLists, readLists } from './dictionary-lists.ts'
import { openLexicon } from './lexicon.ts'

/** What the dictionary can do for a topic that a learner typed. */
export interface DictionaryShelf {
  /** Changes when the lists or the lexicon do; with the rules' own edition, all that the questions depend on. */
  edition: string
  /** What they may mean, best first; none for words it does not have, and for names made of words that it has. */
  senses(term: string): Sense[]
  /**
   * What it knows about one of these senses, as an ordinary pack; all who learn the topic share it.
   * @returns undefined for an id that is none, where it knows too little, and for a topic that is not reviewed unless the shelf gives out those as well
   */
  knowledgeOf(senseId: string): Knowledge | undefined
  /** Titles of up to four reviewed topics that it does know, to be named where it has to refuse one. */
  neighbours(term: string): string[]
}

/** A pack from the dictionary. `targets` things can be asked about; `whole` where there are enough for a full topic, else it is a small one. */
export interface Knowledge {
  pack: Pack
  targets: number
  whole: boolean
  /**
   * Its things were read one by one. Of other topics the filters alone decide, and fewer than nine questions in ten were found sound: see
   * `content/dictionary/README.md`.
   */
  reviewed: boolean
}

/** What the shelf gives out. */
export interface DictionaryOptions {
  /** Also topics that have not been read word by word; off, because too few of their questions were found sound. */
  unreviewed?: boolean
}

function shelf(dictionary: Dictionary, { unreviewed = false }: DictionaryOptions): DictionaryShelf {
  return {
    edition: digestOfLists(),
    senses: term => findSenses(dictionary, term),
    knowledgeOf(senseId) {
      const topic = topicOf(dictionary, senseId)
      if (topic === undefined || !(topic.reviewed || unreviewed)) return undefined
      return dictionaryPack(dictionary, topic)
    },
    neighbours: term => neighboursOf(dictionary, term),
  }
}

/**
 * Opens the dictionary. The first time takes some seconds, in another process; later it is a matter of milliseconds.
 * @param folder for files that can be rebuilt
 * @throws Error like `openLexicon` and `readLists`
 */
export async function openDictionary(folder: string, options: DictionaryOptions = {}): Promise<DictionaryShelf> {
  return shelf(dictionaryOf({ lexicon: await openLexicon(folder), ...readLists() }), options)
}
