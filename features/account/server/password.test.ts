import { expect, test } from 'vitest'
import { niceThreads } from '#testing/nice-threads.ts'
import { hashPassword, verifyPassword } from './password.ts'

test('Passwords hashed at once each get their own hash', async () => {
  const passwords = Array.from({ length: 6 }, (_, n) => `a long enough password, number ${n}`)
  const hashes = await Promise.all(passwords.map(hashPassword))
  const fitting = passwords.map(password => Promise.all(hashes.map(hashed => verifyPassword(password, hashed))))
  expect(await Promise.all(fitting)).toEqual(passwords.map((_, n) => passwords.map((_, m) => n === m)))
})

test.runIf(process.platform === 'linux')(
  'Hashing threads run at a lower priority, and no other threads do',
  async () => {
    await hashPassword('a long enough password')
    const nice = niceThreads(process.pid)
    expect(nice).toBeGreaterThanOrEqual(1)
    expect(nice).toBeLessThanOrEqual(2)
  },
)
