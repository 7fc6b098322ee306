import { unsafeWordIn } from '../gate/child-safety.ts'
import { wordsOf } from '../text/words.ts'
import type { Lexicon } from './lexicon.ts'
import { type SenseKey, senseByKey } from './reviewed-kinds.ts'

/** What no child is to read, handed in as data: `content/dictionary/safety.json` and the word lists of two packages. */
export interface SafetyLists {
  /** Nothing below one of these senses is shown. */
  kinds: readonly SenseKey[]
  /** Names marked as used in one of these ways are not shown (`obscenity`, `ethnic slur`). */
  usages: readonly SenseKey[]
  /** Words that are not shown, in lower case. */
  words: ReadonlySet<string>
  /** Words of that list that are harmless here (`spit`, `chink`). */
  allow: ReadonlySet<string>
}

/** Decides which senses may be shown. */
export interface Safety {
  safe(sense: number): boolean
  safeText(text: string): boolean
}

/** Reads the lists once for a lexicon. */
export function safetyOf(lexicon: Lexicon, lists: SafetyLists): Safety {
  const resolve = (keys: readonly SenseKey[]) => new Set(keys.flatMap(key => senseByKey(lexicon, key) ?? []))
  const [kinds, usages] = [resolve(lists.kinds), resolve(lists.usages)]
  const phrases = new Set([...lists.words].filter(word => /\W/.test(word) && !lists.allow.has(word)))
  const longest = Math.max(1, ...[...phrases].map(phrase => phrase.split(' ').length))
  const below = new Map<number, boolean>()
  const banned = (sense: number): boolean => {
    const held = below.get(sense)
    if (held !== undefined) return held
    below.set(sense, false)
    const found = kinds.has(sense) || lexicon.linked(sense, 'above').some(banned)
    below.set(sense, found)
    return found
  }
  const safeText = (text: string): boolean => {
    const words = wordsOf(text)
    const forms = words.flatMap(word => [word, word.replace(/s$/, ''), word.replace(/es$/, '')])
    if (forms.some(word => lists.words.has(word) && !lists.allow.has(word))) return false
    for (let from = 0; from < words.length; from++)
      for (let to = from + 2; to <= Math.min(words.length, from + longest); to++)
        if (phrases.has(words.slice(from, to).join(' '))) return false
    return unsafeWordIn(text, lists.allow) === undefined
  }
  return {
    safeText,
    safe: sense =>
      !banned(sense) &&
      !lexicon.linked(sense, 'usage').some(usage => usages.has(usage)) &&
      // One text, because reading it takes most of the time.
      safeText([lexicon.gloss(sense), ...lexicon.names(sense).map(name => name.text)].join(' . ')),
  }
}
