import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test('The list covers ten thousand passwords without revealing any', () => {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  expect(lines.map(line => line.length)).toEqual(Array.from({ length: 500 }, () => 120))
  const prefixes = new Set(lines.flatMap(line => line.match(/.{6}/g) ?? []))
  expect(prefixes.size).toBeGreaterThan(9990)
})

test.each([
  'password1',
  'PASSWORD1',
  'Iloveyou1',
  '12345678',
  'qwertyui',
  'sunshine',
  'minecraft',
  'princess1',
  'mariposa',
  'estrella',
  'mindling1',
  'zzzzzzzzzz',
])('%s is common', password => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['a long enough password', 'four red umbrellas', 'contraseña de mi gato', '🐣🐥🐤🐔🦆🦉🦅🐧'])(
  "%s isn't common",
  password => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('Out of a hundred thousand random passwords at most one is refused by mistake', () => {
  const refused = Array.from({ length: 100_000 }, (_, n) => `owl ${n} sings`).filter(each => isCommonPassword(each))
  expect(refused.length).toBeLessThanOrEqual(1)
})
