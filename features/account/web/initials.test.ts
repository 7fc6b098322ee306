import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['ana', 'x@example.org', 'AN'],
  ['', 'bo@example.org', 'BO'],
  ['  ', 'bo@example.org', 'BO'],
  ['Q', 'x@example.org', 'Q'],
  ['🦊fox', 'x@example.org', '🦊F'],
])('%j with %s is %s', (username, email, letters) => {
  expect(initials({ username, email })).toBe(letters)
})
