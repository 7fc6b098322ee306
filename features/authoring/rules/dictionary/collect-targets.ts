import { wordsOf } from '../text/words.ts'
import { chooseName } from './choose-name.ts'
import type { Dictionary } from './dictionary.ts'
import { reach } from './kinship.ts'
import { readLine } from './read-line.ts'
import type { Topic } from './topic.ts'

/** How a target hangs together with its topic; each is asked in its own words. */
export type Tie = 'kind' | 'single' | 'part' | 'field' | 'mixed' | 'named'

/** One thing that can be asked about: a sense with a name and a line that says what it is. */
export interface TiedTarget {
  sense: number
  tie: Tie
  term: string
  aka: string[]
  what: string
  /** How well known, 0 to 1. */
  known: number
}

/** So many at most: those that more people know come first. */
const most = 60
/** Where fewer things are known than this, rare ones fill up: who asks about sharks has heard of some. */
const filledUpTo = 20
/** What nothing speaks of is rare. */
const rareBelow = 0.4

/** A group of living things in Latin (`genus Felis`), a breed's book or a drawing is no kind of animal. */
const strayAbove = new Set(['taxonomic group', 'biological group', 'group', 'flesh', 'person', 'vehicle'])

/** In a topic of many kinds things are asked about in one way, single things in another; parts of so many kinds say too little. */
const mixedTie: Readonly<Record<Tie, Tie>> = {
  kind: 'mixed',
  field: 'mixed',
  single: 'named',
  part: 'part',
  mixed: 'mixed',
  named: 'named',
}

/** The senses that belong to a topic, each with its tie; the first tie found counts. */
function tied(dictionary: Dictionary, { roots, except, label }: Topic): Map<number, Tie> {
  const { lexicon } = dictionary
  const out = new Map<number, Tie>()
  const left = new Set(except.flatMap(root => [root, ...reach(lexicon, root, 'below')]))
  const add = (sense: number, tie: Tie) => {
    if (!out.has(sense) && !roots.includes(sense) && !left.has(sense))
      out.set(sense, label === undefined ? mixedTie[tie] : tie)
  }
  for (const topic of roots) {
    if (dictionary.reviewed(topic))
      for (const sense of reach(lexicon, topic, 'below')) add(sense, lexicon.isSingle(sense) ? 'single' : 'kind')
    if (dictionary.isField(topic)) for (const sense of lexicon.linked(topic, 'members')) add(sense, 'field')
    if (label !== undefined && dictionary.reviewed(topic))
      for (const sense of reach(lexicon, topic, 'parts', 200)) add(sense, 'part')
  }
  return out
}

/** True where something above the sense shows that it strayed here (`flesh` of a fish, a person named like an animal), and the topic has not. */
function strays(dictionary: Dictionary, sense: number, topicAbove: ReadonlySet<number>): boolean {
  return dictionary
    .above(sense)
    .some(above => !topicAbove.has(above) && dictionary.lexicon.names(above).some(name => strayAbove.has(name.text)))
}

const collected = new WeakMap<Dictionary, Map<string, readonly TiedTarget[]>>()
/** This many topics are cached: a learner first sees the senses of a word, then chooses one. */
const remembered = 64

/** Everything a topic can be asked about, best known first. */
export function collectTargets(dictionary: Dictionary, topic: Topic): readonly TiedTarget[] {
  const held = collected.get(dictionary) ?? new Map<string, readonly TiedTarget[]>()
  collected.set(dictionary, held)
  const found = held.get(topic.id) ?? collect(dictionary, topic)
  held.delete(topic.id)
  held.set(topic.id, found)
  for (const oldest of held.keys()) {
    if (held.size <= remembered) break
    held.delete(oldest)
  }
  return found
}

function collect(dictionary: Dictionary, topic: Topic): TiedTarget[] {
  const { lexicon } = dictionary
  // A word that all of one kind may have gives nothing away; among several kinds it does.
  const named = topic.label === undefined ? [] : topic.roots
  const shared = new Set(
    named.flatMap(root => lexicon.names(root).flatMap(name => wordsOf(name.text).flatMap(word => [word, `${word}s`]))),
  )
  const above = new Set(topic.roots.flatMap(root => [root, ...reach(lexicon, root, 'above')]))
  // Best known first, so that the long tail of obscure words is never read.
  const ranked = [...tied(dictionary, topic)]
    .flatMap(([sense, tie]) => {
      const name = chooseName(dictionary, sense)
      return name === undefined ? [] : [{ sense, tie, name, known: dictionary.known(sense, name) }]
    })
    .toSorted((a, b) => b.known - a.known)
  const out: TiedTarget[] = []
  for (const { sense, tie, name, known } of ranked) {
    if (out.length >= most || (known < rareBelow && out.length >= filledUpTo)) break
    if (lexicon.isSingle(sense) ? !dictionary.nameable(sense) : strays(dictionary, sense, above)) continue
    const what = readLine(dictionary, sense, name, shared)
    if (what === undefined) continue
    const aka = lexicon.names(sense).flatMap(({ text }) => (text === name.text ? [] : [text]))
    out.push({ sense, tie, term: name.text, aka, what, known })
  }
  return out
}
