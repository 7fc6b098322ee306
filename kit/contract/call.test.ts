import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { call, recoverFrom } from './call.ts'
import { endpoint } from './endpoint.ts'

const ping = endpoint({
  name: 'ping',
  summary: 'For tests.',
  method: 'GET',
  path: '/api/ping',
  access: 'anyone',
  reply: z.object({ ok: z.boolean() }),
  failures: {},
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function answerWith(json: () => Promise<unknown>) {
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, headers: new Headers(), json }))
}

test('A reply whose body is late times out', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  answerWith(async () => {
    limit.abort()
    throw limit.signal.reason
  })
  expect(await call(ping, {})).toMatchObject({ code: 'timed_out' })
})

test("A reply that isn't JSON is unreadable", async () => {
  answerWith(async () => JSON.parse('<html>'))
  expect(await call(ping, {})).toMatchObject({ code: 'unreadable', error: 'Network error' })
})

/** The server's replies in order, each a status and a body. */
function answerInTurn(...answers: [status: number, body: unknown][]) {
  const rest = [...answers]
  const fetched = vi.fn(async () => {
    const [status, body] = rest.shift() ?? [500, {}]
    return { ok: status === 200, status, headers: new Headers(), json: async () => body }
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const locked: [number, unknown] = [403, { error: 'Locked.', code: 'locked' }]

test('A recovered failure is retried once, and the caller sees only the second reply', async () => {
  const fetched = answerInTurn(locked, [200, { ok: true }])
  const takeBack = recoverFrom('locked', { recover: async () => true })
  expect(await call(ping, {})).toEqual({ data: { ok: true } })
  expect(fetched).toHaveBeenCalledTimes(2)
  takeBack()
  answerInTurn(locked, [200, { ok: true }])
  expect(await call(ping, {})).toMatchObject({ code: 'locked', error: 'Locked.' })
})

test("A failure without recovery, or a second one, stays, with the recovery's message if it has one", async () => {
  const fetched = answerInTurn(locked, locked)
  const takeBack = recoverFrom('locked', { recover: async () => false, message: async () => 'Ask for the key.' })
  expect(await call(ping, {})).toMatchObject({ status: 403, error: 'Ask for the key.' })
  expect(fetched).toHaveBeenCalledTimes(1)
  takeBack()
  const again = answerInTurn(locked, locked)
  const andBack = recoverFrom('locked', { recover: async () => true })
  expect(await call(ping, {})).toMatchObject({ status: 403, error: 'Locked.' })
  expect(again).toHaveBeenCalledTimes(2)
  andBack()
})

test("A failure carries the request ID of the server's log", async () => {
  const json = async () => ({ error: 'Not now', code: 'not_now', requestId: '7k3mz0q9ah' })
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 409, headers: new Headers(), json }))
  expect(await call(ping, {})).toEqual({ error: 'Not now', code: 'not_now', status: 409, requestId: '7k3mz0q9ah' })
})

test('A file is returned unchanged, even if it is JSON', async () => {
  const file = '{ "kept":  "as it is" }\n'
  const headers = { 'content-disposition': 'attachment; filename="all.json"', 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => new Response(file, { headers }))
  expect(await call(ping, {})).toEqual({ data: file })
})
