import { stopWords } from './stop-words.ts'

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu
const marks = /\p{M}+/gu

/** The text without accents, in lower case: `Dvořák` → `dvorak`. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase()
}

/** Words and numbers of a text, accents and case removed. */
export function wordsOf(text: string): string[] {
  return plain(text).match(wordPattern) ?? []
}

/** Words that carry meaning: no stop words, at least `shortest` letters, no bare numbers. */
export function contentWords(text: string, shortest = 4): string[] {
  return wordsOf(text)
    .map(word => word.replace(/['’]s$/, ''))
    .filter(word => word.length >= shortest && !stopWords.has(word) && !/^\d/.test(word))
}

const suffixes =
  'ization isation ational fulness ousness iveness ations ation ingly ments ment ness able ible ical ions ings ists isms ing ist ism ion ies ers ors ful ous ive ity ate ial ian ic al ed er or es ly s e y o a'.split(
    ' ',
  )

/** A light stem: up to two endings are cut while four letters remain (`painter`, `painting` → `paint`). */
export function rootOf(word: string): string {
  let root = word
  for (let pass = 0; pass < 2; pass++) {
    const suffix = suffixes.find(ending => root.endsWith(ending) && root.length - ending.length >= 4)
    if (suffix === undefined) break
    root = root.slice(0, root.length - suffix.length)
  }
  return root
}

/** How many letters two words share from their start. */
export function commonPrefix(a: string, b: string): number {
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i++
  return i
}

/** True where one word is a part of the other, and what remains is long enough to be a word (`flower`, `sunflower`). */
function isCompoundPart(part: string, whole: string): boolean {
  if (part.length < 4 || whole.length - part.length < 3) return false
  return whole.startsWith(part) || whole.endsWith(part)
}

/** True where a reader hears the same word in both: same root, a compound, or seven letters in common. */
export function sameRoot(a: string, b: string): boolean {
  if (a === b) return true
  if (rootOf(a) === rootOf(b) || commonPrefix(a, b) >= 7) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return isCompoundPart(rootOf(short), rootOf(long)) || (long.startsWith(short) && isCompoundPart(short, long))
}
