import { contentWords, sameRoot, wordsOf } from '../text/words.ts'

/**
 * True where the description gives the name away: it contains a word of the name, or one that sounds like it. A word that the whole class shares
 * (`bear` in grizzly bear) gives nothing away.
 */
export function saysTerm(what: string, names: readonly string[], shared: ReadonlySet<string>): boolean {
  const said = wordsOf(what).filter(word => word.length >= 3)
  return names.some(name =>
    contentWords(name, 3)
      .filter(word => !shared.has(word))
      .some(word => said.some(other => alike(word, other))),
  )
}

/** Same root, one short word inside the other from its start (`ski`, `skis`), or the first four letters where both are longer than five: `volcano`, `volcanic`; `batter`, `batting`. */
const alike = (a: string, b: string): boolean =>
  sameRoot(a, b) ||
  (Math.min(a.length, b.length) >= 4 && (a.endsWith(b) || b.endsWith(a))) ||
  (Math.abs(a.length - b.length) <= 4 && short(a, b)) ||
  (Math.min(a.length, b.length) > 5 && a.slice(0, 4) === b.slice(0, 4))

const irregular: Readonly<Record<string, string>> = {
  teeth: 'tooth',
  feet: 'foot',
  geese: 'goose',
  mice: 'mouse',
  men: 'man',
  women: 'woman',
}

/** `leaves` → `leaf`, `skis` → `ski`, `teeth` → `tooth`. */
const single = (word: string): string => irregular[word] ?? word.replace(/ves$/, 'f').replace(/s$/, '')

const short = (a: string, b: string): boolean => a.startsWith(single(b)) || b.startsWith(single(a))
