import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Pack } from '../rules/pack.ts'
import { familiesOf, familyFolder } from './families.ts'
import { packFileOf } from './load-packs.ts'

const rulesFolder = fileURLToPath(new URL('../rules/', import.meta.url))
const familiesFolder = fileURLToPath(familyFolder)
/** The gate goes by this list too. */
const unsafeWords = fileURLToPath(new URL('../../../kit/words/unsafe-words.ts', import.meta.url))

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** The code files of a folder and its subfolders, without tests. */
function codeIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map(file => folder + file)
}

/** The code that writes a topic's questions: the rules of authoring and, for a topic with question families, those and their shared tools. */
export function codeBehind(topicId: string): string[] {
  const families = familiesOf(topicId).length === 0 ? [] : [topicId, 'shared']
  return [unsafeWords, ...[rulesFolder, ...families.map(name => `${familiesFolder}${name}/`)].flatMap(codeIn)]
}

const digests = new Map<string, string>()

/** Files don't change while a process runs, so the code is read once; all topics without families share one digest. */
function digestOfCode(topicId: string): string {
  const key = familiesOf(topicId).length === 0 ? '' : topicId
  const made = digests.get(key) ?? digest(codeBehind(topicId).map(file => readFileSync(file)))
  digests.set(key, made)
  return made
}

/**
 * A digest of everything that a topic's questions depend on: its pack, its question families and the rules of authoring.
 *
 * @param made the pack of a topic whose pack is not a file
 */
export function editionOf(topicId: string, made?: Pack): string {
  const file = packFileOf(topicId)
  const pack = made ? JSON.stringify(made) : file === undefined ? '' : readFileSync(file)
  return digest([digestOfCode(topicId), topicId, pack])
}
