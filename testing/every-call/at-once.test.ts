import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { declared } from './send-faulty.ts'
import type { Somebody } from './world.ts'
import { everyCall, send, startWorld, validCall } from './world.ts'

/** More copies than double clicks, retries and a second device produce together. */
const times = 10

/** Calls that add a row every time, with the reason. */
const addsEachTime: Readonly<Record<string, string>> = {
  'sign-in': 'each browser has its own session',
}

const world = await startWorld()
afterAll(() => world.close())

/** How many rows of each table belong to this learner. */
async function rowsOf(who: Somebody): Promise<Record<string, number>> {
  const found = await world.watch.of(who.id)
  return Object.fromEntries(Object.entries(found).map(([table, digest]) => [table, Number(digest.split(':')[0])]))
}

async function sendAtOnce(who: Somebody, to: Endpoint, copies: number): Promise<number[]> {
  // The page sends the same key with each copy of a request.
  const call = { ...validCall(to, who.known), attempt: 'one attempt' }
  const replies = await Promise.all(Array.from({ length: copies }, () => send(who.visitor, to, call)))
  for (const { status, text } of replies)
    expect([text.slice(0, 200), status < 500 || declared(to, text)]).toContain(true)
  return replies.map(({ status }) => status)
}

test.each(everyCall.filter(([, { method }]) => method !== 'GET'))(
  `%s, sent ${times} times at once, leaves the rows of one request, and no internal error`,
  async (_, to) => {
    const [once, often] = [await world.player(), await world.player()]
    await sendAtOnce(once, to, 1)
    await sendAtOnce(often, to, times)
    if (!addsEachTime[to.name]) expect(await rowsOf(often)).toEqual(await rowsOf(once))
  },
)
