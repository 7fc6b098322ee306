import { plain } from './words.ts'

/** British spellings are read as American ones, so that both never appear as two options of one question. */
function spelling(word: string): string {
  return word
    .replace(/^(\w{2,})our(s?)$/, '$1or$2')
    .replace(/is(e|ed|ing|ation)$/, 'iz$1')
    .replace(/^(\w{3,})tre$/, '$1ter')
}

function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is|as|os)$/.test(word)) return word
  if (/(l|ea|oa|ar)ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (/(kn|w|l)ives$/.test(word)) return `${word.slice(0, -3)}fe`
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(x|z|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A capital A inside a text is a name (`vitamin A`), and so is the note A flat. */
const articles = /^A\s+(?!(?:flat|sharp|major|minor|natural)\b)|\b(?:[Tt]he|an?|An)\s+/g

/** What remains of an option when case, accents, articles, punctuation, plural and spelling are left out. */
export function fold(text: string): string {
  return plain(text.replace(articles, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter(word => word !== '')
    .map(word => singular(spelling(word)))
    .join(' ')
}
