import type { Dictionary } from './dictionary.ts'
import type { SenseName } from './lexicon.ts'

/** Latin names, formulas and numbers are not words that a question should ask for. */
const odd =
  /^[A-Z][a-z]+ [a-z]+$|\d|iform\b|^true |^(genus|family|order|class|phylum|suborder|subfamily|atomic number|division|species)\b|\.|^[A-Z]{2,}$|\//

/** A name that is more often than this the name of something else would be read as that. */
const shadowing = 0.5

/**
 * The name by which a sense is asked for: the best known one that is not first of all the name of something else. Undefined where all are odd or
 * mean something else.
 */
export function chooseName({ lexicon, known, familiar }: Dictionary, sense: number): SenseName | undefined {
  const single = lexicon.isSingle(sense)
  const fitting = lexicon.names(sense).filter(name => {
    if (odd.test(name.text) && !single) return false
    if (name.text.length < 3 || name.text.length > 32) return false
    if (name.rank === 0 || familiar(sense, name)) return true
    const [first] = lexicon.senses(name.text.toLowerCase())
    if (first === undefined || name.rank > 3) return false
    const above = lexicon.names(first).find(other => other.text.toLowerCase() === name.text.toLowerCase())
    return name.tagged > 0 && (above?.tagged ?? 0) <= shadowing * name.tagged
  })
  // The dictionary lists the most used name first; a later one must be clearly better known to replace it.
  return fitting
    .map((name, place) => ({
      name,
      worth: known(sense, name) - 0.3 * place - 0.1 * name.rank - (name.text.includes('-') ? 0.2 : 0),
    }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.name
}
