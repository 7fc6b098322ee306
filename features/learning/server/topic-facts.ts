import type { PackIndex } from '#authoring/rules/pack-index.ts'
import { indexPack } from '#authoring/rules/pack-index.ts'
import { loadPack, packNames } from '#authoring/server/load-packs.ts'

const read = new Map<string, PackIndex | undefined>()

/** The reviewed facts of a topic, read once per process; undefined where there are none. */
export function topicFacts(topicId: string): PackIndex | undefined {
  if (!read.has(topicId)) read.set(topicId, packNames().includes(topicId) ? indexPack(loadPack(topicId)) : undefined)
  return read.get(topicId)
}
