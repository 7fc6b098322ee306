import type { PackIndex } from '#authoring/rules/pack-index.ts'
import { indexPack } from '#authoring/rules/pack-index.ts'
import { packOf } from '#authoring/server/load-packs.ts'
import { madePack } from '#authoring/server/made-pack.ts'
import type { Queryable } from '#kit/db/statement.ts'

const read = new Map<string, PackIndex>()

/** The facts of a topic: reviewed ones, read once per process, or those that were found out for it; undefined where there are none. */
export async function topicFacts(db: Queryable, topicId: string): Promise<PackIndex | undefined> {
  const held = read.get(topicId)
  if (held) return held
  const reviewed = packOf(topicId)
  const pack = reviewed ?? (await madePack(db, topicId))
  const index = pack && indexPack(pack)
  if (reviewed && index) read.set(topicId, index)
  return index
}
