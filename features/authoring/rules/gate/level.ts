import { readingGrade } from '../text/reading-grade.ts'
import { wordsOf } from '../text/words.ts'
import type { Check } from './check.ts'

const mismatch: Check = {
  id: 29,
  name: 'level',
  level: 'soft',
  check({ draft, options, prose }) {
    if (draft.level > 1) return undefined
    const words = wordsOf(draft.stem).length
    if (words > 24) return `the stem has ${words} words, too many for an eight-year-old`
    if (!prose) return undefined
    const grade = readingGrade(options.map(option => option.text).join('. '))
    return grade > 10 ? `the options read at grade ${grade.toFixed(1)}, too high for an eight-year-old` : undefined
  },
}

export const levelChecks: readonly Check[] = [mismatch]
