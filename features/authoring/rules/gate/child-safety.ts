import { unsafeWordIn } from '#kit/words/unsafe-word-in.ts'
import type { Check } from './check.ts'
import { proseOf } from './residue.ts'

export { unsafeWordIn }

const safety: Check = {
  id: 15,
  name: 'safe for children',
  level: 'hard',
  check(reading, { allowWords }) {
    for (const text of proseOf(reading)) {
      const found = unsafeWordIn(text, allowWords)
      if (found !== undefined) return `"${found}" is not safe for children`
    }
    return undefined
  },
}

export const safetyChecks: readonly Check[] = [safety]
