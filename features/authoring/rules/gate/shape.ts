import { readingGrade } from '../text/reading-grade.ts'
import { contentWords, wordsOf } from '../text/words.ts'
import type { Check } from './check.ts'

const fourOptions: Check = {
  id: 1,
  name: 'shape',
  level: 'hard',
  check({ draft }) {
    if (draft.stem.trim() === '') return 'the stem is empty'
    if (draft.distractors.length < 3) return `only ${draft.distractors.length} distractors, three are needed`
    if ([draft.key, ...draft.distractors.map(d => d.text)].some(text => text.trim() === '')) return 'an option is empty'
    if (![1, 2, 3, 4].includes(draft.level)) return `there is no level ${draft.level}`
    return draft.fingerprint === '' ? 'the fingerprint is missing' : undefined
  },
}

const length: Check = {
  id: 16,
  name: 'length',
  level: 'hard',
  check({ draft, options }) {
    const short = draft.code === undefined && draft.author !== 'computed' ? 15 : 8
    if (draft.stem.length < short || draft.stem.length > 220)
      return `the stem has ${draft.stem.length} characters, ${short} to 220 are allowed`
    const long = options.find(option => option.text.length > 110)
    if (long !== undefined)
      return `an option has ${long.text.length} characters, at most 110 are allowed: "${long.text}"`
    const { length } = draft.explanation
    if (length < 20 || length > 400) return `the explanation has ${length} characters, 20 to 400 are allowed`
    return draft.code !== undefined && draft.code.text.split('\n').length > 20
      ? 'the listing has more than 20 lines'
      : undefined
  },
}

/** Highest reading grade of the stem by level, generous by two grades: a long name is not a hard sentence. */
const gradeLimits = { 1: 6, 2: 9, 3: 13, 4: 18 } as const

const grade: Check = {
  id: 16,
  name: 'reading grade',
  level: 'soft',
  check({ draft }) {
    if (wordsOf(draft.stem).length < 6) return undefined
    const found = readingGrade(draft.stem)
    return found > gradeLimits[draft.level]
      ? `the stem reads at grade ${found.toFixed(1)}, too high for level ${draft.level}`
      : undefined
  },
}

const thinStem =
  /^(which|what)( one)?( of (these|the following|them))?( \w+)? (is|are|was|were) (correct|true|right|wrong|false|incorrect|not true|not correct)\W*$/i

const thin: Check = {
  id: 17,
  name: 'thin stem',
  level: 'hard',
  check({ draft }) {
    if (draft.code !== undefined || draft.kind === 'order' || /\d|["“'‘`]/.test(draft.stem)) return undefined
    if (thinStem.test(draft.stem.trim())) return 'the stem asks nothing without its options'
    const words = [...contentWords(draft.stem, 3), ...(draft.stem.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? [])]
    return words.length === 0 ? 'the stem has no word that carries meaning' : undefined
  },
}

export const shapeChecks: readonly Check[] = [fourOptions, length, grade, thin]
