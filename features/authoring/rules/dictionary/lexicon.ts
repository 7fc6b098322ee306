/** How two senses are linked. `wholes` and `parts` are the two ends of one link, and so are the other neighbouring pairs. */
export const links = ['above', 'below', 'parts', 'wholes', 'domain', 'members', 'usage'] as const
export type Link = (typeof links)[number]

/** One of the names of a sense. */
export interface SenseName {
  /** As it is written: `Siberian husky`. */
  text: string
  /** How often it has this sense in the texts that the dictionary's authors tagged by hand. */
  tagged: number
  /** Its place among the senses of the name, 0 for the first. */
  rank: number
}

/**
 * A dictionary of nouns, handed to the rules as data. A sense is a number from 0 to `size` − 1; any other number has no names, an empty gloss and
 * no links.
 */
export interface Lexicon {
  size: number
  /** An id of the sense that stays the same when the cache is rebuilt: `n02086723`. */
  idOf(sense: number): string
  senseOf(id: string): number | undefined
  names(sense: number): readonly SenseName[]
  /** What it is, as the dictionary says it, without its examples. */
  gloss(sense: number): string
  linked(sense: number, link: Link): readonly number[]
  /** Its kinds and its named instances (`Mars` below `planet`), listed separately. */
  isSingle(sense: number): boolean
  /** Senses of a name in small letters, the most common first; none for a name that is not in the dictionary. */
  senses(name: string): readonly number[]
  /** How often a name in lower case appears in the glosses and examples of the whole dictionary. */
  mentions(name: string): number
}
