import { sameRoot, wordsOf } from '../text/words.ts'
import type { Check } from './check.ts'
import type { OptionReading, Reading } from './reading.ts'

/** The words that an option shares with the stem. */
function heard(option: OptionReading, stemWords: readonly string[]): string[] {
  return option.content.filter(word => stemWords.some(other => sameRoot(word, other)))
}

/** True where the initials of the stem's words spell the option (`North Atlantic Treaty Organization`, NATO). */
function isAcronymOf(option: OptionReading, stem: string): boolean {
  if (!/^[A-Z]{3,6}$/.test(option.text)) return false
  const initials = wordsOf(stem)
    .map(word => word[0] ?? '')
    .join('')
  return initials.includes(option.text.toLowerCase())
}

const applies = (reading: Reading): boolean => !reading.verbatim && !reading.key.symbolic

const answerInStem: Check = {
  id: 3,
  name: 'answer in stem',
  level: 'hard',
  check(reading) {
    if (!applies(reading)) return undefined
    const { key, distractors, stemWords, draft } = reading
    if (isAcronymOf(key, draft.stem) && !distractors.some(option => isAcronymOf(option, draft.stem))) {
      return `the stem spells out "${key.text}"`
    }
    const whole = (option: OptionReading) =>
      option.content.length > 0 && heard(option, stemWords).length === option.content.length
    return whole(key) && !distractors.some(whole) ? `the stem contains "${key.text}" and no other option` : undefined
  },
}

const clang: Check = {
  id: 4,
  name: 'clang',
  level: 'hard',
  check(reading) {
    if (!applies(reading)) return undefined
    const shared = heard(reading.key, reading.stemWords)
    if (shared.length === 0) return undefined
    const others = reading.distractors.some(option => heard(option, reading.stemWords).length > 0)
    return others ? undefined : `only the key shares "${shared[0]}" with the stem`
  },
}

export const leakChecks: readonly Check[] = [answerInStem, clang]
