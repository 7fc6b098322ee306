import { readdirSync } from 'node:fs'
import type { Family } from '../rules/family.ts'

/** Where question families live: `content/families/<topic>/<name>.family.ts`. */
export const familyFolder = new URL('../../../content/families/', import.meta.url)

const ending = '.family.ts'

/** Imports every family of a topic, in the order of their file names. A family's id is its place: `mathematics/percent-of`. */
async function importFamilies(topic: string): Promise<Family[]> {
  const folder = new URL(`${topic}/`, familyFolder)
  const files = readdirSync(folder)
    .filter(file => file.endsWith(ending))
    .sort()
  return await Promise.all(
    files.map(file => importFamily(new URL(file, folder), `${topic}/${file.slice(0, -ending.length)}`)),
  )
}

async function importFamily(file: URL, id: string): Promise<Family> {
  const { family } = (await import(file.href)) as { family?: Family }
  if (family?.id !== id) throw new Error(`content/families/${id}${ending} must export \`family\` with the id ${id}`)
  return family
}

const topics = readdirSync(familyFolder, { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? [entry.name] : [],
)

const byTopic = new Map(await Promise.all(topics.map(async topic => [topic, await importFamilies(topic)] as const)))

const byId = new Map([...byTopic.values()].flat().map(family => [family.id, family]))

/** The question families of a topic; none where a topic has only facts and written questions. */
export const familiesOf = (topic: string): readonly Family[] => byTopic.get(topic) ?? []

/** The family with an id, or undefined where it no longer exists: a question can outlive its family. */
export const familyWithId = (id: string): Family | undefined => byId.get(id)
