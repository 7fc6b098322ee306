import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Pack } from '../rules/pack.ts'
import { packFileOf } from './load-packs.ts'

const rulesFolder = fileURLToPath(new URL('../rules/', import.meta.url))
/** The gate goes by them too. */
const unsafeWords = new URL('../../../kit/words/unsafe-words.ts', import.meta.url)

let rules: string | undefined

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** All rule files, tests left out: what the questions are made by. */
function digestOfRules(): string {
  const files = readdirSync(rulesFolder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  return digest([readFileSync(unsafeWords), ...files.flatMap(file => [file, readFileSync(rulesFolder + file)])])
}

/**
 * A digest of everything that a topic's questions depend on: its pack and the authoring rules, which are read once per
 * process.
 *
 * @param made the pack of a topic whose pack is not a file
 */
export function editionOf(topicId: string, made?: Pack): string {
  rules ??= digestOfRules()
  const file = packFileOf(topicId)
  const pack = made ? JSON.stringify(made) : file === undefined ? '' : readFileSync(file)
  return digest([rules, topicId, pack])
}
