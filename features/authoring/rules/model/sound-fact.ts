import { unsafeWordIn } from '#kit/words/unsafe-word-in.ts'
import { contentWords, sameRoot, wordsOf } from '../text/words.ts'
import type { ExtractedFact } from './ask-for-facts.ts'
import { plantedIn } from './planted-in.ts'

const residue = /https?:|www\.|[<>{}[\]`|]|\b[\w-]+\.(?:com|net|org|io|example)\b|@\w/i
const ageing = /\b(?:currently|nowadays|recently|at present|this year|as of \d{4}|so far|latest|today)\b/i

/**
 * Why a fact that a model took from a page is not used, or undefined where it is: the page must say its quote letter for
 * letter, the quote must say its numbers, names and most of its words, and it must name the topic or the page's subject.
 *
 * @param page what a reader of the page reads
 */
export function whyUnsound(
  { fact, quote }: ExtractedFact,
  { page, title, topic }: { page: string; title: string; topic: string },
): string | undefined {
  if (fact.length < 15 || fact.length > 220) return `the fact has ${fact.length} characters`
  if (quote.length < 15 || quote.length > 320) return `the quote has ${quote.length} characters`
  if (!squeezed(page).includes(squeezed(quote))) return 'the page does not say the quote'
  for (const text of [fact, quote]) {
    const planted = plantedIn(text)
    if (planted !== undefined) return planted
    if (unsafeWordIn(text) !== undefined) return 'it has no place here'
  }
  if (residue.test(fact)) return 'an address or markup'
  if (ageing.test(fact)) return 'it will not stay true'
  const digits = fact.match(/\d+/g) ?? []
  if (digits.some(number => !quote.includes(number))) return 'a number that the quote lacks'
  const known = [...wordsOf(quote), ...wordsOf(title)]
  const isKnown = (word: string) => known.some(other => sameRoot(word, other))
  const names = (fact.match(/(?<=\p{L}[\p{L}\p{P}]* )\p{Lu}\p{L}+/gu) ?? []).flatMap(wordsOf)
  if (names.some(name => !isKnown(name))) return 'a name that the quote lacks'
  const words = contentWords(fact)
  if (words.filter(isKnown).length < 0.6 * words.length) return 'the quote does not state it'
  const subject = contentWords(`${title} ${topic}`, 3)
  return wordsOf(fact).some(word => subject.some(other => sameRoot(word, other)))
    ? undefined
    : 'it is about something else'
}

function squeezed(text: string): string {
  return text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}
