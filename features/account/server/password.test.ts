import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashPassword, passwordFits } from './password.ts'

/** How nice each thread of this process is (proc(5), `stat`, the nineteenth field; the second may hold spaces). */
function niceThreads(): number {
  const stats = readdirSync('/proc/self/task').map(id => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'))
  return stats.filter(stat => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) > 0).length
}

test('many at once each get their own', async () => {
  const passwords = Array.from({ length: 6 }, (_, n) => `a long enough password, number ${n}`)
  const hashes = await Promise.all(passwords.map(hashPassword))
  const fitting = passwords.map(password => Promise.all(hashes.map(hashed => passwordFits(password, hashed))))
  expect(await Promise.all(fitting)).toEqual(passwords.map((_, n) => passwords.map((_, m) => n === m)))
})

test.runIf(process.platform === 'linux')(
  'who is learning comes first: what hashes gives way, and nothing else',
  async () => {
    await hashPassword('a long enough password')
    const nice = niceThreads()
    expect(nice).toBeGreaterThanOrEqual(1)
    expect(nice).toBeLessThanOrEqual(2)
  },
)
