import { atlasEntries } from '#authoring/server/atlas-index.ts'
import type { TopicIndex } from '../../rules/custom-topic/find-topics.ts'
import { indexTopics } from '../../rules/custom-topic/find-topics.ts'
import { presetAliases } from '../../rules/custom-topic/preset-aliases.ts'
import { presets } from '../../rules/presets.ts'

let index: TopicIndex | undefined

/** Presets and atlas topics, indexed by the names people type. Built once per process. */
export function knownTopics(): TopicIndex {
  index ??= indexTopics([
    ...presets.map(({ id, name }) => ({ topicId: id, title: name, ...presetAliases[id] })),
    ...atlasEntries(),
  ])
  return index
}
