import type { PackIndex } from '#authoring/rules/pack-index.ts'
import { indexPack } from '#authoring/rules/pack-index.ts'
import { packOf } from '#authoring/server/load-packs.ts'

const read = new Map<string, PackIndex | undefined>()

/** The reviewed facts of a topic, read once per process; undefined where there are none. */
export function topicFacts(topicId: string): PackIndex | undefined {
  if (!read.has(topicId)) {
    const pack = packOf(topicId)
    read.set(topicId, pack && indexPack(pack))
  }
  return read.get(topicId)
}
