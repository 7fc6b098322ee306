import { expect, test, vi } from 'vitest'
import { hash, verify } from './password-thread.ts'

const checked = vi.hoisted((): string[] => [])
vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verifySync: (...given: Parameters<typeof real.verifySync>) => {
      checked.push(String(given[0]))
      return real.verifySync(...given)
    },
  }
})
// The thread's code runs in the test process here, whose priority must stay the same.
vi.mock('node:os', async original => ({ ...(await original<object>()), setPriority: () => undefined }))

const cost = /^\$argon2id\$v=19\$m=7168,t=5,p=1\$/

test('A hash is salted and matches only its own password', () => {
  const hashed = hash('a long enough password')
  expect(hashed).toMatch(cost)
  expect(hash('a long enough password')).not.toBe(hashed)
  expect(verify({ password: 'a long enough password', hashed })).toBe(true)
  expect(verify({ password: 'A long enough password', hashed })).toBe(false)
})

test.each([null, undefined])('Without a hash (%s), one of the same cost is checked and nothing matches', hashed => {
  checked.length = 0
  for (const password of ['', 'a long enough password', 'no password has this many words and is this one'])
    expect(verify({ password, hashed })).toBe(false)
  expect(checked).toHaveLength(3)
  for (const each of checked) expect(each).toMatch(cost)
})
