import type { PackIndex } from '#authoring/rules/pack-index.ts'
import { indexPack } from '#authoring/rules/pack-index.ts'
import { packOf } from '#authoring/server/load-packs.ts'
import { madePack } from '#authoring/server/made-pack.ts'
import type { Queryable } from '#kit/db/statement.ts'

const indexed = new Map<string, PackIndex>()

/** A topic's facts: reviewed ones, indexed once per process, or those researched for a custom topic; undefined if there are none. */
export async function topicFacts(db: Queryable, topicId: string): Promise<PackIndex | undefined> {
  const held = indexed.get(topicId)
  if (held) return held
  const reviewed = packOf(topicId)
  const pack = reviewed ?? (await madePack(db, topicId))
  const index = pack && indexPack(pack)
  if (reviewed && index) indexed.set(topicId, index)
  return index
}
