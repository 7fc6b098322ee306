import { fold } from '../text/fold.ts'
import { quantityOf, sameQuantity } from '../text/quantity.ts'
import { stopWords } from '../text/stop-words.ts'
import { sameRoot, wordsOf } from '../text/words.ts'
import type { Check } from './check.ts'
import type { Reading } from './reading.ts'

const secondKey: Check = {
  id: 11,
  name: 'second key',
  level: 'hard',
  check: ({ draft }, { knowledge }) => knowledge?.secondKey(draft),
}

/** No learner believes a number that is more than ten times off. */
function outOfRange({ key, distractors, draft }: Reading): number {
  const own = key.quantity
  if (own === undefined || draft.author === 'computed' || own.value === 0) return 0
  return distractors.filter(({ quantity }) => {
    if (quantity === undefined || quantity.unit !== own.unit) return false
    const ratio = Math.abs(quantity.value / own.value)
    return ratio > 10 || ratio < 0.1
  }).length
}

const implausible: Check = {
  id: 12,
  name: 'implausible options',
  level: 'hard',
  check(reading, { knowledge }) {
    const far = outOfRange(reading)
    // A slip in a calculation may land far off, so a question that asks to work something out may have two of them.
    const most = reading.draft.kind === 'apply' ? 2 : 1
    if (far > most) return `${far} distractors are more than ten times off`
    const foreign = knowledge?.foreignOptions(reading.draft) ?? 0
    return foreign > 1 ? `${foreign} distractors are a different kind of thing from the key` : undefined
  },
}

const wrongKey: Check = {
  id: 13,
  name: 'wrong key',
  level: 'hard',
  check({ draft }, { recompute, knowledge, votesAgainst }) {
    const found = recompute?.(draft)
    if (found !== undefined && found !== draft.key)
      return `a second computation gives the key "${found}", not "${draft.key}"`
    return knowledge?.keyFault(draft) ?? (draft.author === 'model' ? votesAgainst?.(draft) : undefined)
  },
}

const grounded: Check = {
  id: 14,
  name: 'grounded',
  level: 'hard',
  check(reading, { facts }) {
    const { draft } = reading
    if (draft.source.title.trim() === '') return 'the source is missing'
    if (draft.source.url !== undefined && !/^https:\/\/[\w.-]+\.\w+/.test(draft.source.url))
      return `"${draft.source.url}" is not an https address`
    if (draft.author !== 'computed' && draft.factIds.length === 0) return 'it cites no fact'
    return draft.author === 'model' && facts !== undefined ? unfounded(reading, facts) : undefined
  },
}

/** A model may cite only the facts it was given; they must be about the question and contain the key. */
function unfounded({ draft, stemWords }: Reading, facts: ReadonlyMap<string, string>): string | undefined {
  const unknown = draft.factIds.find(id => !facts.has(id))
  if (unknown !== undefined) return `it cites an unknown fact, "${unknown}"`
  const cited = draft.factIds.map(id => facts.get(id)).join(' ')
  if (!says(cited, draft.key, false)) return `the cited facts do not say "${draft.key}"`
  const words = wordsOf(cited)
  return stemWords.some(word => words.some(other => sameRoot(word, other)))
    ? undefined
    : 'the cited facts are about something else'
}

/** Outdated or false claims, recognised by words of the stem and the key. */
const errata: readonly [pattern: RegExp, words: string][] = [
  [/\bnine planets\b|\b(ninth|9th) planet\b(?!.*\b(once|used to|until|before|was)\b)/i, 'there are eight planets'],
  [/\b(largest|smallest|coldest|farthest|furthest) planet\b.*\bpluto$/i, 'Pluto is a dwarf planet'],
  [/\bkosovo\b.*\bprovince\b/i, 'Kosovo is not to be called a province'],
  [
    /\b(swaziland|upper volta|zaire)\b(?!.*\b(formerly|former|once|old name|renamed|now|new name)\b)/i,
    'this country has another name now',
  ],
  [
    /\bcolumbus\b.*\bdiscover(ed)? america\b|\bdiscovered america\b.*\bcolumbus$/i,
    'people lived in America long before',
  ],
  [
    /\bgreat wall\b.*\b(visible|seen) from (space|the moon)\b(?!.*\b(myth|really|true)\b)/i,
    'it cannot be seen with the naked eye',
  ],
  [/\bonly (10|ten) ?(%|percent|per cent) of (our|the|your|their) brains?\b/i, 'the whole brain is used'],
  [/\b(invented|inventor of) the (electric )?light ?bulb\b/i, 'many had a part in the light bulb'],
  [/\btongue\b.*\b(tip|back|sides?)\b.*\b(tastes?|sweet|bitter)\b.*\bonly\b/i, 'taste is not divided over the tongue'],
  [/\bemperor nero\b.*\b(fiddle|fiddled)\b/i, 'the fiddle did not exist'],
]

const stale: Check = {
  id: 27,
  name: 'errata',
  level: 'hard',
  check({ draft }) {
    const text = `${draft.stem} ${draft.key}`
    return errata.find(([pattern]) => pattern.test(text))?.[1]
  },
}

/** True where the explanation says the key: its words in a row, its value, or at least half of its main words. */
function says(explanation: string, key: string, verbatim: boolean): boolean {
  const squeeze = (text: string) =>
    text
      .toLowerCase()
      .replace(/[−–]/g, '-')
      .replace(/[\s'"`.]+/g, '')
  if (squeeze(explanation).includes(squeeze(key))) return true
  if (verbatim) return false
  const folded = fold(key)
  if (folded !== '' && ` ${fold(explanation)} `.includes(` ${folded} `)) return true
  const value = quantityOf(key)
  if (value !== undefined) {
    return (explanation.match(/[−–-]?[$£€]?\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?/g) ?? []).some(number =>
      sameQuantity(quantityOf(number), { value: value.value, unit: quantityOf(number)?.unit ?? '' }),
    )
  }
  const main = wordsOf(key).filter(word => word.length >= 3 && !stopWords.has(word))
  const words = main.length > 0 ? main : wordsOf(key)
  const said = wordsOf(explanation)
  const found = words.filter(word => said.some(other => sameRoot(word, other)))
  return words.length > 0 && found.length >= 0.5 * words.length
}

const explained: Check = {
  id: 28,
  name: 'explanation',
  level: 'hard',
  check({ draft, verbatim, distractors }) {
    if (!says(draft.explanation, draft.key, verbatim)) return `the explanation does not say "${draft.key}"`
    const claimed = /\b(?:right|correct) (?:answer|option|one) is:? ["“']?([^.,;"”']+)/i.exec(draft.explanation)?.[1]
    if (claimed === undefined) return undefined
    const wrong = distractors.find(option => fold(claimed) === option.folded)
    return wrong === undefined ? undefined : `the explanation calls "${wrong.text}" right`
  },
}

export const truthChecks: readonly Check[] = [secondKey, implausible, wrongKey, grounded, stale, explained]
