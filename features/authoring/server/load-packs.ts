import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readPack } from '../rules/pack.schema.ts'
import type { Pack } from '../rules/pack.ts'

/** The folder with the reviewed packs of the preset topics. */
export const packFolder = fileURLToPath(new URL('../../../content/packs/', import.meta.url))
/** The folder with the reviewed packs of topics that learners type themselves. */
export const atlasFolder = fileURLToPath(new URL('../../../content/atlas/', import.meta.url))

const atlasPrefix = 'atlas:'

/** The id of an atlas topic: `atlas:sharks` for the pack `sharks`. */
export const atlasTopic = (name: string): string => `${atlasPrefix}${name}`

/** Topics that have a pack. */
export function packNames(folder: string = packFolder): string[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length))
    .sort()
}

/** The file with the pack of a topic, a preset's or of the atlas; undefined for any other topic. */
export function packFileOf(topicId: string): string | undefined {
  const file = topicId.startsWith(atlasPrefix)
    ? `${atlasFolder}${topicId.slice(atlasPrefix.length)}.json`
    : `${packFolder}${topicId}.json`
  return /^[a-z0-9:-]+$/.test(topicId) && existsSync(file) ? file : undefined
}

/** The reviewed pack of a topic, a preset's or of the atlas; undefined for any other topic. Throws like `loadPack`. */
export function packOf(topicId: string): Pack | undefined {
  if (packFileOf(topicId) === undefined) return undefined
  if (!topicId.startsWith(atlasPrefix)) return loadPack(topicId)
  return { ...loadPack(topicId.slice(atlasPrefix.length), atlasFolder), id: topicId }
}

/**
 * Reads one reviewed pack, `content/packs/<name>.json`.
 * @throws Error in one line that names the pack, the row and the fault.
 */
export function loadPack(name: string, folder: string = packFolder): Pack {
  return readPack(name, parse(name, readFileSync(`${folder}/${name}.json`, 'utf8')))
}

/** Reads all reviewed packs, by topic id; throws like `loadPack`. */
export function loadPacks(folder: string = packFolder): Map<string, Pack> {
  return new Map(packNames(folder).map(name => [name, loadPack(name, folder)]))
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${name}: the file is no JSON (${error instanceof Error ? error.message : 'unreadable'})`)
  }
}
