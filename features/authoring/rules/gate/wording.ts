import type { Check } from './check.ts'

const combined =
  /\b(all|none|both|any|either|neither) of (the )?(above|these|them|those|others?|options)( (is|are) (right|correct|true|wrong))?\W*$|^(both|neither)\b.*\b(and|nor)\b|^(options? |answers? )[a-d] (and|or|&) [a-d]$|^all (three|four)$|^(none|all|both|neither)$|^i don['’]t know$/i
const letters = /^[a-z]{1,2} (and|or|&) [a-z]{1,2}$/i

const allOfTheAbove: Check = {
  id: 8,
  name: 'all or none of the above',
  level: 'hard',
  check({ options, verbatim, draft }) {
    if (verbatim || draft.author === 'computed') return undefined
    // Where most options are pairs of letters they name things (blood groups, notes), not one another.
    const pairs = options.filter(option => letters.test(option.text.trim()))
    const found = options.find(option => combined.test(option.text.trim())) ?? (pairs.length < 2 ? pairs[0] : undefined)
    return found === undefined ? undefined : `"${found.text}" refers to the other options`
  },
}

const negation: Check = {
  id: 9,
  name: 'negation',
  level: 'soft',
  check({ draft }) {
    if (draft.kind === 'odd' && /\bNOT\b/.test(draft.stem)) return undefined
    return /\b(not|except|never|least likely|cannot)\b|n['’]t\b/i.test(draft.stem) ? 'the stem is negative' : undefined
  },
}

const absoluteWords = /\b(always|never|only|all|none|every|completely|entirely|must|impossible|guaranteed)\b/i
const hedgeWords = /\b(usually|often|sometimes|may|might|can|generally|mostly|tends? to|likely|some)\b/i

const absolutes: Check = {
  id: 10,
  name: 'absolutes and hedges',
  level: 'soft',
  check({ options, key, prose }) {
    if (!prose) return undefined
    const absolute = options.filter(option => absoluteWords.test(option.text))
    if (absolute.length === 1) return `only one option is absolute: "${absolute[0]?.text}"`
    const hedged = options.filter(option => hedgeWords.test(option.text))
    return hedged.length === 1 && hedged[0] === key ? `only the key is hedged: "${key.text}"` : undefined
  },
}

const timely =
  /\b(currently|nowadays|most recent(ly)?|recently|as of (now|today)|so far|at present|at the moment|this (year|decade|century)|the (current|latest|newest) (?!of\b)\w+|current (president|king|queen|prime minister|record|world|holder|champion|population|version))|\btoday\s*\?\s*$/i
const electric =
  /\bthe current (in|through|flows?|is|of|that|will|was|drops|falls|rises|doubles|at|does)\b|electric|ocean|water|river|circuit/i

const timeBound: Check = {
  id: 20,
  name: 'time-bound',
  level: 'hard',
  check({ draft }, { packYear }) {
    if (draft.author === 'computed' || draft.kind === 'order') return undefined
    if (draft.asOf !== undefined && draft.stem.includes(String(draft.asOf))) return undefined
    if (draft.asOf !== undefined) return `the fact ages, and the stem does not say ${draft.asOf}`
    const found = timely.exec(draft.stem)
    if (found !== null && !electric.test(draft.stem)) return `"${found[0]}" will not stay true`
    if (packYear === undefined) return undefined
    const later = [...draft.stem.matchAll(/\b(20\d\d)\b/g)].find(match => Number(match[1]) > packYear)
    return later === undefined ? undefined : `${later[1]} is later than the pack`
  },
}

const vague: Check = {
  id: 21,
  name: 'opinion',
  level: 'soft',
  check({ draft }) {
    if (draft.author === 'computed') return undefined
    const found =
      /\b(most (beautiful|interesting|important|famous|popular)|prettiest|nicest|coolest|in your opinion|do you think|greatest)\b/i.exec(
        draft.stem,
      )
    return found === null ? undefined : `"${found[0]}" is an opinion`
  },
}

export const wordingChecks: readonly Check[] = [allOfTheAbove, negation, absolutes, timeBound, vague]
