import { expect, test } from 'vitest'
import { usernameShape } from './credentials.ts'
import { defaultUsername } from './default-username.ts'

test.each([
  ['Ana', 'ana.silva@example.org', 'Ana'],
  ['  José  ', 'j@example.org', 'José'],
  [undefined, 'ana.silva@example.org', 'ana.silva'],
  ['', 'ana@example.org', 'ana'],
  ['   ', 'ana@example.org', 'ana'],
  ['\u202eanA', 'ana@example.org', 'ana'],
  ['😀', 'ana@example.org', '😀'],
  ['\u200b', '\u200b@example.org', 'Learner'],
])('For %j with %s the default username is %s', (given, email, name) => {
  expect(defaultUsername(given, email)).toBe(name)
})

test('A long name is cut to the maximum length, but never inside a character', () => {
  for (const given of ['a'.repeat(300), '😀'.repeat(300), `${'a'.repeat(39)}😀b`]) {
    const name = defaultUsername(given, 'ana@example.org')
    expect(usernameShape.safeParse(name).success).toBe(true)
    expect(given.startsWith(name)).toBe(true)
    expect(name).not.toMatch(/\p{Cs}/u)
  }
})
