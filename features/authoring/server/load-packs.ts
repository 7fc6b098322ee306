import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readPack } from '../rules/pack.schema.ts'
import type { Pack } from '../rules/pack.ts'

/** Where the reviewed packs lie. */
export const packFolder = fileURLToPath(new URL('../../../content/packs/', import.meta.url))

/** Topics that have a pack. */
export function packNames(folder: string = packFolder): string[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length))
    .sort()
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
