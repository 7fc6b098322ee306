import { expect, test } from 'vitest'
import { isReadable } from './credentials.ts'

test.each([
  ['a Hangul filler', '\u3164'],
  ['a blank Braille cell', '\u2800'],
  ['joiners alone', '\u200d\u200d'],
  ['an accent alone', '\u0301'],
  ['a soft hyphen', 'A\u00adna'],
  ['a direction override', 'Ana\u202e'],
  ['a bell', 'Ana\u0007'],
])('A name with %s is unreadable', (_, name) => {
  expect(isReadable(name)).toBe(false)
})

test.each(['Ana', 'Zoé', 'أمل', 'मीरा', '민지', '🐣', '👩‍🚀', ':-)', 'R2-D2'])('%s is readable', name => {
  expect(isReadable(name)).toBe(true)
})
