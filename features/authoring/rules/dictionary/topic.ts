import type { Dictionary } from './dictionary.ts'
import { type SenseKey, senseByKey } from './reviewed-kinds.ts'
import { topicNames } from './topic-words.ts'

/** A topic that people type and no single sense covers: `content/dictionary/topics.json`. */
export interface ReviewedTopic {
  id: string
  title: string
  /** What people type who mean it, in the singular and small letters. */
  called: readonly string[]
  /** Its targets are below these senses or are words of these fields. */
  senses: readonly SenseKey[]
  /** What its targets are kinds of, where that is one thing (`dog`). */
  label?: string | undefined
  /** Senses below those that are not meant (`tortilla`: sweets). */
  except?: readonly SenseKey[] | undefined
}

/** What questions are asked about. */
export interface Topic {
  id: string
  title: string
  /** What its targets are kinds of, for the wording of questions; undefined where that is more than one thing. */
  label: string | undefined
  /** Its targets were read one by one. */
  reviewed: boolean
  roots: readonly number[]
  /** Senses below the roots that are excluded, with everything below them. */
  except: readonly number[]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A topic made from one sense of a word. */
export function senseTopic({ lexicon }: Dictionary, sense: number): Topic {
  const name = lexicon.names(sense)[0]?.text ?? ''
  return { id: lexicon.idOf(sense), title: capital(name), label: name, reviewed: false, roots: [sense], except: [] }
}

/** A reviewed topic with its senses looked up. */
export function reviewedTopic(
  { lexicon }: Dictionary,
  { id, title, label, senses, except = [] }: ReviewedTopic,
): Topic {
  const resolve = (keys: readonly SenseKey[]) => keys.flatMap(key => senseByKey(lexicon, key) ?? [])
  return { id, title, label, reviewed: true, roots: resolve(senses), except: resolve(except) }
}

/** The reviewed topic for what a learner typed, or undefined. */
export function findReviewed(topics: readonly ReviewedTopic[], typed: string): ReviewedTopic | undefined {
  const names = topicNames(typed)
  return topics.find(
    topic => topic.called.some(name => names.includes(name)) || names.includes(topic.title.toLowerCase()),
  )
}

/** The topic of an id that `findSenses` gave, or undefined. */
export function topicOf(dictionary: Dictionary, id: string): Topic | undefined {
  const reviewed = dictionary.topics.find(topic => topic.id === id)
  if (reviewed !== undefined) return reviewedTopic(dictionary, reviewed)
  const sense = dictionary.lexicon.senseOf(id)
  return sense === undefined ? undefined : senseTopic(dictionary, sense)
}
