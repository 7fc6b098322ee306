import { afterAll, describe, expect, test } from 'vitest'
import { createCredential } from '#kit/http/credential.ts'
import { everyCall, send, startWorld, validCall } from './world.ts'

const world = await startWorld()
afterAll(() => world.close())

const { victim } = world
const ownSecret = victim.visitor.cookie.split('.')[1]

/** Cookies that are not accepted. */
const strangers: readonly [string, string][] = [
  ['without a cookie', ''],
  ['with an unknown secret', `session=${createCredential(victim.accountId).cookie}`],
  ["with another account's secret", `session=${victim.accountId + 1}.${ownSecret}`],
  ['with a malformed cookie', 'session=1; session=2.x'],
  ['with a huge cookie', `session=${victim.accountId}.${'A'.repeat(4_000)}`],
]

describe.each(strangers)('%s', (_, cookie) => {
  test.each(everyCall.filter(([, { access }]) => access === 'signed-in'))(
    '%s asks to sign in and writes nothing',
    async (_name, to) => {
      const visitor = world.visitor()
      visitor.cookie = cookie
      const before = await world.watch.writes()
      const { status, text } = await send(visitor, to, validCall(to, victim.known))
      expect([status, JSON.parse(text).code]).toEqual([401, 'not_signed_in'])
      expect(await world.watch.writes()).toBe(before)
    },
  )
})
