import { atlasEntries } from '#authoring/server/atlas-index.ts'
import { atlasTopic } from '#authoring/server/load-packs.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import { findTopics } from '../../rules/custom-topic/find-topics.ts'
import { phraseIn } from '../../rules/custom-topic/typed-topic.ts'
import { knownTopics } from './known-topics.ts'
import type { TopicSource } from './topic-source.ts'

const most = 5

/** Known topics close to the typed words: those named by a part of them, their neighbours, and suggestions of the sources. */
export async function neighboursOf(
  area: string,
  topicSources: readonly TopicSource[],
  visit: Visit,
): Promise<{ topicId: string; topicName: string }[]> {
  const known = knownTopics()
  const { near } = findTopics(known, area)
  const beside = near.flatMap(
    ({ topicId }) =>
      atlasEntries()
        .find(entry => entry.topicId === topicId)
        ?.neighbours.map(atlasTopic) ?? [],
  )
  const phrase = phraseIn(area)
  const asked = phrase === '' ? [] : topicSources
  const named = (await Promise.all(asked.map(source => source.neighbours(phrase, visit)))).flat()
  const close = [
    ...near,
    ...known.topics.filter(({ topicId }) => beside.includes(topicId)),
    ...named.flatMap(name => findTopics(known, name).meant),
  ]
  const topics = [...new Map(close.map(topic => [topic.topicId, topic])).values()]
  return topics.slice(0, most).map(({ topicId, title }) => ({ topicId, topicName: title }))
}
