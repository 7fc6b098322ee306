import { saysTerm } from '../gloss/says-term.ts'
import { shortGlosses } from '../gloss/shorten-gloss.ts'
import { contentWords, wordsOf } from '../text/words.ts'
import type { Dictionary } from './dictionary.ts'
import type { Lexicon, SenseName } from './lexicon.ts'

const singular = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
]

/** Words that name the kind itself (`any of several breeds of …`). */
const generic = new Set('one type kind breed variety species member any style form piece group set'.split(' '))

/** Real people are left out, because one line can't describe a life. Their lines end with the years of birth and death. */
const isRealPerson = (lexicon: Lexicon, sense: number): boolean =>
  lexicon.isSingle(sense) && /\([^)]*\d{3,4}[^)]*\)\s*$|\(born/.test(lexicon.gloss(sense))

/** How many different words of a line distinguish the thing from others of its kind. */
const tellingWords = (what: string, shared: ReadonlySet<string>): number =>
  new Set(
    contentWords(what, 3).filter(word => !pale.has(word) && !shared.has(word) && !shared.has(word.replace(/s$/, ''))),
  ).size

/** A line with fewer distinguishing words may be true of similar things as well. */
const fewestTelling = 3

/** Words that many lines have: how large, how common and where. */
const pale = new Set(
  'large small big little long short tall tiny common numerous various several certain different usually especially often generally typically used made having found consisting genus family species breed variety kind type form forms style played worn adapted intended resembling similar like part parts piece used object thing device instrument person someone who one two important commercially food major edible game valued cultivated grown useful popular highly esteemed perennial annual feet foot inches high latin origin originated developed north south east west northern southern eastern western northeastern northwestern southeastern southwestern central america american united states europe european asia asian asiatic africa african australia australian zealand mexico mexican california eurasian eurasia old new world atlantic pacific ocean coast coasts coastal waters water tropical temperate warm regions region areas area native widely distributed found plant plants tree trees animal animals bird birds fish fishes widespread name'.split(
    ' ',
  ),
)

/** Where the head of a line ends and what is said about it begins. */
const headEnd =
  /\b(that|which|who|whose|with|having|used|made|in|from|on|for|to|by|where|when|containing|consisting|worn|played|designed|usually|often|especially|characterized)\b|[,;]/

/** Openings of a line that say what the thing does, not what it is. */
const verbFirst = /^(breeds|lives|feeds|occurs|grows|found|having|used|resembling)\b/i

/** True where the head of a line names a kind above the sense: `large sled dog …`. A line without is a fragment: `fished for its hide`. */
function namesItsKind(dictionary: Dictionary, sense: number, what: string): boolean {
  if (verbFirst.test(what)) return false
  const head = wordsOf(what.split(headEnd)[0] ?? '').flatMap(singular)
  if (head.some(word => generic.has(word))) return true
  const kinds = new Set(
    dictionary
      .above(sense)
      .flatMap(above => dictionary.lexicon.names(above).flatMap(name => wordsOf(name.text).slice(-1))),
  )
  return head.some(word => kinds.has(word))
}

/**
 * The line that says what a sense is, short enough for an option; undefined where the dictionary's line is unfit, a fragment, too long, like that of its
 * neighbours, or gives the name away.
 * @param shared words of the topic itself, which give nothing away
 */
export function readLine(
  dictionary: Dictionary,
  sense: number,
  name: SenseName,
  shared: ReadonlySet<string>,
): string | undefined {
  const { lexicon } = dictionary
  if (!dictionary.fit(sense) || isRealPerson(lexicon, sense)) return undefined
  return shortGlosses(lexicon.gloss(sense)).find(
    line =>
      namesItsKind(dictionary, sense, line) &&
      !saysTerm(line, [name.text], shared) &&
      tellingWords(line, shared) >= fewestTelling,
  )
}
