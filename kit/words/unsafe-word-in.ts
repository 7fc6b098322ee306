import { safePhrases, unsafeWords } from './unsafe-words.ts'

const exact = new Map<string, string>()
const beginnings: [beginning: string, about: string][] = []
for (const [about, words] of Object.entries(unsafeWords)) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) beginnings.push([word.slice(0, -1), about])
    else exact.set(word, about)
  }
}

/** One pattern for all beginnings, so that a text is scanned once. */
const beginning = new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.map(([word]) => word).join('|')})[\\p{L}]*`, 'u')
const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const marks = /\p{M}+/gu

const plain = (text: string) => text.normalize('NFKD').replace(marks, '').toLowerCase()

/** The first word in a text that isn't suitable for children, or undefined. Ignores case and accents. */
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
