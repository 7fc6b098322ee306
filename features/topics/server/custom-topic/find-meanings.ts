import { atlasEntries } from '#authoring/server/atlas-index.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import type { Meaning } from '../../rules/custom-topic/choose-meaning.ts'
import type { KnownTopic } from '../../rules/custom-topic/find-topics.ts'
import { findTopics } from '../../rules/custom-topic/find-topics.ts'
import type { Interest } from '../../rules/custom-topic/interests.ts'
import { meaningLabel } from '../../rules/custom-topic/meaning-label.ts'
import { phraseIn } from '../../rules/custom-topic/typed-topic.ts'
import { knownTopics } from './known-topics.ts'
import type { TopicSource } from './topic-source.ts'

/** A meaning of typed words, and its source. */
export interface FoundMeaning extends Meaning {
  title: string
  /** A topic of a reviewed pack, or the source to ask. */
  of: KnownTopic | TopicSource
  /** Interest questions written for the topic. */
  interests: readonly Omit<Interest, 'id'>[]
}

/** What typed words may mean, according to the first source that knows them. */
export async function findMeanings(
  area: string,
  topicSources: readonly TopicSource[],
  visit: Visit,
): Promise<readonly FoundMeaning[]> {
  for await (const meanings of meaningsInOrder(area, topicSources, visit)) return meanings
  return []
}

/**
 * What typed words may mean: reviewed packs first. Only where none has them, the sources are asked one by one for as long
 * as the caller iterates; a source that does not know the words is skipped.
 */
export async function* meaningsInOrder(
  area: string,
  topicSources: readonly TopicSource[],
  visit: Visit,
): AsyncGenerator<readonly FoundMeaning[]> {
  const { meant } = findTopics(knownTopics(), area)
  if (meant.length > 0) return yield meant.map(knownMeaning)
  const phrase = phraseIn(area)
  if (phrase === '') return
  for (const source of topicSources) {
    const meanings = await source.meanings(phrase, visit)
    if (meanings.length > 0) yield meanings.map(meaning => ({ ...meaning, of: source, interests: [] }))
  }
}

function knownMeaning(topic: KnownTopic): FoundMeaning {
  const entry = atlasEntries().find(({ topicId }) => topicId === topic.topicId)
  return {
    id: topic.topicId,
    label: meaningLabel(topic.title, topic.about),
    words: topic.aliases,
    title: topic.title,
    of: topic,
    interests: entry?.interests ?? [],
  }
}
