import { atlasEntries } from '#authoring/server/atlas-index.ts'
import { atlasTopic } from '#authoring/server/load-packs.ts'
import { findTopics } from '../../rules/own-topic/find-topics.ts'
import type { Knower } from './knower.ts'
import { knownTopics } from './known-topics.ts'

const most = 5

/** Known topics close to typed words: those that a part of them names, with their neighbours, and what others know. */
export async function neighboursOf(
  area: string,
  knowers: readonly Knower[],
): Promise<{ topicId: string; topicName: string }[]> {
  const known = knownTopics()
  const { near } = findTopics(known, area)
  const beside = near.flatMap(
    ({ topicId }) =>
      atlasEntries()
        .find(entry => entry.topicId === topicId)
        ?.neighbours.map(atlasTopic) ?? [],
  )
  const named = (await Promise.all(knowers.map(knower => knower.neighbours(area)))).flat()
  const close = [
    ...near,
    ...known.topics.filter(({ topicId }) => beside.includes(topicId)),
    ...named.flatMap(name => findTopics(known, name).meant),
  ]
  const topics = [...new Map(close.map(topic => [topic.topicId, topic])).values()]
  return topics.slice(0, most).map(({ topicId, title }) => ({ topicId, topicName: title }))
}
