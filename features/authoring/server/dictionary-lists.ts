import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cuss } from 'cuss'
import naughty from 'naughty-words/en.json' with { type: 'json' }
import * as z from 'zod'
import type { DictionaryData } from '../rules/dictionary/dictionary.ts'
import { lexiconVersion } from './lexicon-format.ts'

const texts = z.array(z.string())

const shapes = {
  safety: z.strictObject({ kinds: texts, usages: texts, words: texts, allow: texts }),
  errata: z.strictObject({
    senses: z.record(z.string(), z.string()),
    names: texts,
    lines: texts,
    apart: z.array(texts),
  }),
  familiar: z.record(z.string(), z.strictObject({ below: texts, words: texts })),
  topics: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      called: texts,
      label: z.optional(z.string()),
      senses: texts,
      except: z.optional(texts),
    }),
  ),
}

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../content/dictionary/${name}.json`, import.meta.url), 'utf8')

const read = (name: keyof typeof shapes): unknown => JSON.parse(textOf(name))

/** From 0 (rarely meant badly) to 2 (nearly always) by the makers of `cuss`. */
const surelyBad = 2

/**
 * Reads the reviewed lists of `content/dictionary/` and the two packages of bad words.
 * @throws Error where a list is malformed
 */
export function readLists(): Omit<DictionaryData, 'lexicon'> {
  const { words, allow, ...safety } = shapes.safety.parse(read('safety'))
  const bad = Object.entries(cuss).flatMap(([word, rating]) => (rating >= surelyBad ? [word] : []))
  return {
    safety: { ...safety, words: new Set([...words, ...bad, ...naughty]), allow: new Set(allow) },
    errata: shapes.errata.parse(read('errata')),
    familiar: shapes.familiar.parse(read('familiar')),
    topics: shapes.topics.parse(read('topics')),
  }
}

/** A digest of the lists and the lexicon: with the rules, all that the dictionary's questions depend on. */
export function digestOfLists(): string {
  const hash = createHash('sha256').update(String(lexiconVersion))
  for (const name of Object.keys(shapes)) hash.update(textOf(name))
  return hash.digest('hex').slice(0, 16)
}
