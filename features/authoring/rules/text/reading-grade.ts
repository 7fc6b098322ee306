/** Syllables of an English word, estimated by its vowel groups; a silent final e does not count. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return letters.length === 0 ? 0 : 1
  const groups = letters
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

/**
 * School grade a text can be read at: 0.39 words per sentence + 11.8 syllables per word − 15.59 (Kincaid et al., 1975).
 * Never below 0; an empty text has grade 0.
 */
export function readingGrade(text: string): number {
  const sentences = Math.max(1, text.split(/[.!?]+(?:\s|$)/).filter(part => /[a-z]/i.test(part)).length)
  const words = text.match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g) ?? []
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return Math.max(0, 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59)
}
