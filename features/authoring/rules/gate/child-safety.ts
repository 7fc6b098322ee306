import { plain } from '../text/words.ts'
import type { Check } from './check.ts'
import { safePhrases, unsafeWords } from './child-safety-words.ts'
import { proseOf } from './residue.ts'

const exact = new Map<string, string>()
const beginnings: [beginning: string, about: string][] = []
for (const [about, words] of Object.entries(unsafeWords)) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) beginnings.push([word.slice(0, -1), about])
    else exact.set(word, about)
  }
}

/** One pattern over the beginnings, so that a draft is read once. */
const beginning = new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.map(([word]) => word).join('|')})[\\p{L}]*`, 'u')
const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The first word of a text that has no place in a question for children, or undefined. Case and accents do not matter. */
export function unsafeWordIn(text: string, allowed: ReadonlySet<string> = new Set()): string | undefined {
  let read = plain(text)
  for (const phrase of [...safePhrases, ...[...allowed].map(plain)]) {
    if (read.includes(phrase)) read = read.replaceAll(phrase, ' ')
  }
  for (const word of read.match(wordPattern) ?? []) {
    if (exact.has(word)) return word
    const bad = word.split(/['’-]/).find(part => exact.has(part))
    if (bad !== undefined) return bad
  }
  return beginning.exec(read)?.[0]
}

const safety: Check = {
  id: 15,
  name: 'safe for children',
  level: 'hard',
  check(reading, { allowWords }) {
    for (const text of proseOf(reading)) {
      const found = unsafeWordIn(text, allowWords)
      if (found !== undefined) return `"${found}" has no place here`
    }
    return undefined
  },
}

export const safetyChecks: readonly Check[] = [safety]
