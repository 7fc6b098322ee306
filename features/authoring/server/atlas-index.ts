import type { Atlas } from '../rules/pack.ts'
import { atlasFolder, atlasTopic, loadPack, packNames } from './load-packs.ts'

/** How one topic of the atlas is found and introduced. */
export interface AtlasEntry extends Atlas {
  topicId: string
  title: string
}

let entries: readonly AtlasEntry[] | undefined

/** All topics of the atlas, without their facts; the packs are read once per process. Throws like `loadPack`. */
export function atlasEntries(): readonly AtlasEntry[] {
  entries ??= packNames(atlasFolder).flatMap(name => {
    const { title, atlas } = loadPack(name, atlasFolder)
    return atlas ? [{ topicId: atlasTopic(name), title, ...atlas }] : []
  })
  return entries
}
