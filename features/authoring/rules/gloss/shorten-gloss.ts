import { wordsOf } from '../text/words.ts'

/** Most characters in an option (the gate's limit, with room for a capital or two). */
const most = 105
/** Shorter texts say too little to be distinguished. */
const least = 18

/** Text without brackets and what they hold, also brackets in brackets. */
function withoutBrackets(text: string): string {
  let at = text
  for (let pass = 0; pass < 3 && /[([]/.test(at); pass++) at = at.replace(/\s*\([^()]*\)|\s*\[[^[\]]*\]/g, '')
  return at
}

/** Words that announce a name or a quotation, not a thing, and claims that age. */
const unfit =
  /["“”:]|\bq\.v\.|\bcf\.|\b(trade ?names?|trademark|nontechnical name|a term for|terms? (used|for)|names? for|slang|informal|archaic|obsolete|dialect|derogatory|euphemism|synonym|abbreviation|former name|usually plural|sometimes capitalized|now|nowadays|today|recently|currently|modern times|present day|until|no longer|said to be|etc)\b/i

/** A comparison with something that the line does not name, and a reference to something said before. */
const compares =
  /\b(smaller|larger|bigger|longer|shorter|faster|slower|heavier|lighter|smallest|largest|older|younger|higher|lower)\b(?!.*\bthan\b)(?! (part|end|side|body|back|jaw|leg|arm|lip|teeth|surface|edge|limb|half|deck|level))|\b(the latter|the former|this|these|it|its other|such|same|other)\s*(?:$|;|\bis\b)|\bone of the (two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i

/** What follows it hangs in the air when what went before has been left out. */
const dangling = /\b(or|and|as|of|the|a|an|with|by|in|for|to|from|that|which|whose|than|such as|e\.g\.|i\.e\.)\W*$/i

/**
 * Ways to make a line of a dictionary short enough for an option without changing what it says, the fullest first: brackets, and whole clauses after a
 * semicolon, are left out.
 * @returns none where what remains is too long, too short, or speaks of the word and not of the thing
 */
export function shortGlosses(text: string): string[] {
  const clauses = withoutBrackets(text)
    .replace(/\s+/g, ' ')
    .split(/\s*;\s*/)
    .map(clause => clause.replace(/^[\s,.]+|[\s,.]+$/g, ''))
    .filter(clause => clause !== '')
  const [first = ''] = clauses
  const out = [first]
  for (const clause of clauses.slice(1)) {
    const longer = `${out[0]}; ${clause}`
    // A clause that compares or names something else is not part of what it is.
    if (longer.length > 90 || unfit.test(clause) || /^(also|compare|see|same as|not)\b/i.test(clause)) break
    out.unshift(longer)
  }
  return out.filter(
    kept =>
      kept.length <= most &&
      kept.length >= least &&
      wordsOf(kept).length >= 4 &&
      !unfit.test(kept) &&
      !dangling.test(kept) &&
      !compares.test(kept),
  )
}
