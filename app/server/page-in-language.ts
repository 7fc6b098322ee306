import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Language } from '#kit/words/language.ts'
import { languages } from '#kit/words/language.ts'

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.optional(z.string()), isEntry: z.optional(z.boolean()) }),
)
const codes = Object.keys(languages) as Language[]

/** The page's HTML for each language: with its code, and with the file of its sentences before the page's own script. */
export async function pageIn(folder: string): Promise<Record<Language, string>> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const built = manifest.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  const inLanguage = (language: Language): string => {
    const entry = Object.values(built).find(({ isEntry, name }) => isEntry && name === language)
    if (!entry) return html
    const script = `<script type="module" crossorigin src="/${entry.file}"></script>`
    return html.replace('<html lang="en"', `<html lang="${language}"`).replace(/<script type="module"/, `${script}$&`)
  }
  return Object.fromEntries(codes.map(code => [code, inLanguage(code)])) as Record<Language, string>
}
