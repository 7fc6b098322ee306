import type { Check } from './check.ts'
import type { Reading } from './reading.ts'

/** Every text of a draft that a learner reads as prose; a code listing is not prose. */
export function proseOf({ draft }: Reading): string[] {
  return [draft.stem, draft.key, ...draft.distractors.flatMap(d => [d.text, d.why ?? '']), draft.explanation]
}

const residues: readonly [name: string, pattern: RegExp, alsoInCode: boolean][] = [
  ['a placeholder', /\{\{|\}\}|\{[so]\}|\$\{[a-z]+\}|\[object Object\]|\bTODO\b|lorem ipsum/i, false],
  [
    'the writer speaking of itself',
    /\bas an ai\b|\blanguage model\b(?=.*\b(i|my)\b)|i (cannot|can['’]t) (help|answer|assist)/i,
    true,
  ],
  ['an instruction', /\b(ignore|disregard) (all |the |any )?(previous|prior|above)\b|system prompt/i, true],
  ['an address', /https?:\/\/[\w-]+\.\w|\bwww\.\w/i, false],
  ['markup', /<\/?[a-z][a-z0-9]*(\s[^>]*)?>|&(nbsp|amp|lt|gt|quot);|```|\*\*\w/i, false],
  ['a script', /<script\b(?!>?["'`)]?\s*(tag|element))|javascript:/i, true],
]

const residue: Check = {
  id: 22,
  name: 'residue',
  level: 'hard',
  check(reading) {
    const code = reading.verbatim || reading.draft.topic === 'programming'
    for (const text of proseOf(reading)) {
      for (const [name, pattern, alsoInCode] of residues) {
        if (name === 'a script' && code) continue
        if ((!code || alsoInCode) && pattern.test(text)) return `${name} was left in: "${text.slice(0, 60)}"`
      }
    }
    return undefined
  },
}

/** Control and private-use characters, invisible ones, and those that turn the direction of writing. */
const control = /(?![\t\n])\p{Cc}|\p{Co}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/u
const foreign =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u
const mixedGreek = /\p{Script=Latin}{2,}\p{Script=Greek}|\p{Script=Greek}\p{Script=Latin}{2,}|\p{Script=Greek}{4,}/u

const scripts: Check = {
  id: 23,
  name: 'scripts and control characters',
  level: 'hard',
  check(reading) {
    for (const text of proseOf(reading)) {
      if (control.test(text)) return `there is a control character in "${text.slice(0, 60)}"`
      if (reading.verbatim) continue
      if (foreign.test(text)) return `there is another script in "${text.slice(0, 60)}"`
      if (mixedGreek.test(text)) return `Greek and Latin letters are mixed in "${text.slice(0, 60)}"`
    }
    return undefined
  },
}

export const residueChecks: readonly Check[] = [residue, scripts]
