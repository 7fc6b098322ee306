import { fold } from '#authoring/rules/text/fold.ts'
import { isOneTypo } from './one-typo.ts'
import { typedTopic } from './typed-topic.ts'

/** A topic of a reviewed pack, as it is looked up. */
export interface KnownTopic {
  topicId: string
  title: string
  /** A few words that distinguish it from topics with the same name. */
  about: string
  /** Other names that people type. */
  aliases: readonly string[]
}

/** Known topics by the names that people type. */
export interface TopicIndex {
  topics: readonly KnownTopic[]
  byName: ReadonlyMap<string, readonly KnownTopic[]>
  /** Words of the longest name. */
  longest: number
}

/** What typed words may mean. */
export interface FoundTopics {
  /** Topics that the typed words name; more than one if the words have several meanings. */
  meant: readonly KnownTopic[]
  /** Topics that only a part of the typed words names: `shark attack lawyers` is not about sharks. */
  near: readonly KnownTopic[]
}

/** Indexes topics by name; a topic whose title is the name comes before those with it as an alias. */
export function indexTopics(topics: readonly KnownTopic[]): TopicIndex {
  const byName = new Map<string, KnownTopic[]>()
  const add = (name: string, topic: KnownTopic) => {
    const held = byName.get(name) ?? []
    if (!held.includes(topic)) byName.set(name, [...held, topic])
  }
  for (const topic of topics) add(fold(topic.title), topic)
  for (const topic of topics) for (const alias of topic.aliases) add(fold(alias), topic)
  const longest = Math.max(0, ...[...byName.keys()].map(name => name.split(' ').length))
  return { topics, byName, longest }
}

/** Words that don't narrow a topic down: `shark facts`, `world of dinosaurs`, `famous painters`. */
const fillerWords = new Set(
  'animal fact history story science basic type kind famous big small little cool cute baby funny wild real giant world all about and of in the for on music game sport'.split(
    ' ',
  ),
)

/** Finds what typed words mean: a name, perhaps with one typo or with filler words. */
export function findTopics(index: TopicIndex, typed: string): FoundTopics {
  const phrase = typedTopic(typed)
  if (phrase === '') return { meant: [], near: [] }
  const exact = index.byName.get(phrase) ?? slipped(index, phrase)
  if (exact) return { meant: exact, near: [] }
  const both = joined(index, phrase)
  if (both) return { meant: both, near: [] }
  const words = phrase.split(' ')
  const near: KnownTopic[] = []
  for (let length = Math.min(words.length - 1, index.longest); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const found = index.byName.get(words.slice(from, from + length).join(' '))
      const others = [...words.slice(0, from), ...words.slice(from + length)]
      if (found && others.every(word => fillerWords.has(word))) return { meant: found, near: [] }
      near.push(...(found ?? []))
    }
  }
  return { meant: [], near: [...new Set(near)].slice(0, most) }
}

const most = 4

/** `diamonds and rubies`: topics that every side names. */
function joined(index: TopicIndex, phrase: string): readonly KnownTopic[] | undefined {
  const sides = phrase.split(' and ')
  if (sides.length < 2) return undefined
  const [first = [], ...others] = sides.map(side => index.byName.get(side) ?? [])
  const common = first.filter(topic => others.every(topics => topics.includes(topic)))
  return common.length > 0 ? common : undefined
}

function slipped(index: TopicIndex, phrase: string): readonly KnownTopic[] | undefined {
  for (const [name, topics] of index.byName) if (isOneTypo(name, phrase)) return topics
  return undefined
}
