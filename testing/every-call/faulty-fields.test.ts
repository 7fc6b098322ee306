import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { withOneFault } from './faulty-values.ts'
import { sendFaulty } from './send-faulty.ts'
import { everyCall, refusalIn, send, startWorld, validCall } from './world.ts'

const world = await startWorld()
afterAll(() => world.close())

const withBody = everyCall.filter(([, { body }]) => body)
const changing = everyCall.filter(([, { method }]) => method !== 'GET')
let player = await world.player()

async function signedIn() {
  if (!(await world.signedIn(player))) player = await world.player()
  return player
}

describe.each(withBody)('%s', (_, to: Endpoint) => {
  test('refuses a missing, mistyped, oversized or hostile field with a message, and writes nothing', async () => {
    const { params, body = {} } = validCall(to, (await signedIn()).known)
    for (const { what, body: faulty } of withOneFault(body))
      await sendFaulty(world, await signedIn(), to, { what, params, body: faulty })
  })
})

test.each(changing)('%s refuses bodies over 64 KB', async (_, to) => {
  const { params, body = {} } = validCall(to, (await signedIn()).known)
  for (const more of ['x'.repeat(65_536), 'x'.repeat(1_000_000)]) {
    const writes = await world.watch.writes()
    const { status, text } = await send((await signedIn()).visitor, to, { params, body: { ...body, more } })
    expect([status, JSON.parse(text).code]).toEqual([413, 'too_large'])
    expect(await world.watch.writes()).toBe(writes)
  }
})

test.each(changing)('%s survives deep nesting, polluting keys and truncated JSON', async (_, to) => {
  const { params } = validCall(to, (await signedIn()).known)
  for (const body of [
    `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`,
    `${'{"a":'.repeat(10_000)}"\\u0000"${'}'.repeat(10_000)}`,
    '{"__proto__": {"isAdmin": true}}',
    '{"constructor": {"prototype": {"isAdmin": true}}}',
    '{"a": "\ufeff',
    '\ufeff{}',
    '{"a": 1e999}',
    '{"a": 1, "a": 2,}',
  ]) {
    const { status, text } = await send((await signedIn()).visitor, to, { params, body })
    expect([body.slice(0, 40), status < 500]).toEqual([body.slice(0, 40), true])
    if (status >= 400) expect(refusalIn(text)).toEqual({ error: expect.any(String), code: expect.any(String) })
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})
