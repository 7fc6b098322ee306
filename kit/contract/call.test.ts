import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { endpoint } from './endpoint.ts'

const ping = endpoint({
  name: 'ping',
  summary: 'For tests.',
  method: 'GET',
  path: '/api/ping',
  who: 'anyone',
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

test('an answer whose body does not come in time has timed out', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  answerWith(async () => {
    limit.abort()
    throw limit.signal.reason
  })
  expect(await call(ping, {})).toMatchObject({ code: 'timed_out' })
})

test('an answer that is no JSON is unreadable', async () => {
  answerWith(async () => JSON.parse('<html>'))
  expect(await call(ping, {})).toMatchObject({ code: 'unreadable', error: 'Network error' })
})
