import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import type { Manner } from '#testing/stand-ins/model/stand-in.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { openTextModel } from './ai-text-model.ts'
import type { Used } from './text-model.ts'

const server = await startModelStandIn()
afterAll(() => server.close())
beforeEach(() => {
  server.heard.length = 0
})
const open = (provider: 'compatible' | 'openai' = 'compatible') =>
  openTextModel({ provider, key: 'a key', baseUrl: new URL(server.url) }, 'writer')
const facts = Array.from({ length: 8 }, (_, n) => `F${n + 1}: The colour of kite number ${n} is shade${n}`).join('\n')
const question = z.object({ stem: z.string(), correct: z.string() })
const ask = (more: { signal?: AbortSignal; used?: (used: Used) => void } = {}) => ({
  name: 'questions',
  instructions: 'Write questions. Spaces are written as "_".',
  prompt: `<<t0>>${facts}<</t0>> Write 8 questions.`,
  mostTokens: 2000,
  signal: AbortSignal.timeout(10_000),
  retries: 0,
  ...more,
})

async function drawn(elements: AsyncIterable<unknown>) {
  const found: unknown[] = []
  let fault: unknown
  try {
    for await (const each of elements) found.push(each)
  } catch (error) {
    fault = error
  }
  return { count: found.length, fault }
}

test.each<[Manner, 'compatible' | 'openai', (string | undefined)[]]>([
  ['good', 'compatible', ['json_schema', 'json_schema']],
  ['good', 'openai', ['json_schema', 'json_schema']],
  ['no-schema', 'compatible', ['json_schema', 'json_object', 'json_object']],
  ['no-json', 'compatible', ['json_schema', 'json_object', undefined, undefined]],
  ['ignores-schema', 'compatible', ['json_schema', 'json_schema']],
])(
  'In mode %s a server (%s) writes all eight elements, and the format that worked is remembered',
  async (manner, provider, formats) => {
    server.manner = manner
    const model = open(provider)
    expect(await drawn(model.elements(ask(), question))).toEqual({ count: 8, fault: undefined })
    expect(await drawn(model.elements(ask(), question))).toEqual({ count: 8, fault: undefined })
    expect(server.heard.map(({ format }) => format)).toEqual(formats)
    const schemas = server.heard.filter(({ format }) => format !== 'json_schema').map(({ system }) => system)
    expect(schemas.every(system => system.includes('"stem"') && system.includes('(questions)'))).toBe(true)
  },
)

test.each<[Manner, number, RegExp]>([
  ['malformed', 6, /undefined/],
  ['cut', 3, /terminated|failed to process/i],
  ['fails', 0, /server_error|500/i],
  ['busy', 0, /rate_limit/i],
  ['refuses', 0, /policy/],
])('In mode %s, %i whole elements arrive, followed by the fault', async (manner, count, fault) => {
  server.manner = manner
  const found = await drawn(open().elements(ask(), question))
  expect(found.count).toBe(count)
  expect(String(found.fault)).toMatch(fault)
})

test('A model that never answers times out, and the prompt is still counted', async () => {
  server.manner = 'hangs'
  const used: Used[] = []
  const signal = AbortSignal.timeout(200)
  const { count, fault } = await drawn(open().elements(ask({ signal, used: each => used.push(each) }), question))
  expect([count, String(fault)]).toEqual([0, expect.stringMatching(/timeout/i)])
  expect(used).toEqual([{ tokensIn: expect.any(Number), tokensOut: 0 }])
  await expect(open().text(ask({ signal: AbortSignal.timeout(100) }))).rejects.toThrow(/timeout/i)
  expect(used[0]?.tokensIn).toBeGreaterThan(50)
})

test('A slow model times out after yielding what it has written', async () => {
  server.manner = 'slow'
  const over = new AbortController()
  const found: unknown[] = []
  const drawing = async () => {
    for await (const each of open().elements(ask({ signal: over.signal }), question)) {
      found.push(each)
      if (found.length === 2) over.abort(new Error('the time is over'))
    }
  }
  await expect(drawing()).rejects.toThrow('the time is over')
  expect(found.length).toBeGreaterThanOrEqual(2)
  expect(found.length).toBeLessThan(8)
})

test('The model stops writing when the caller stops reading, and usage is reported once', async () => {
  server.manner = 'slow'
  const used: Used[] = []
  for await (const _ of open().elements(ask({ used: each => used.push(each) }), question)) break
  expect(used).toHaveLength(1)
  expect(used[0]?.tokensOut).toBeGreaterThan(0)
})

test('Usage comes from the provider, for plain text too', async () => {
  server.manner = 'good'
  const used: Used[] = []
  await drawn(open().elements(ask({ used: each => used.push(each) }), question))
  server.says = '<think>They greet.</think> Hello. '
  expect(await open().text(ask({ used: each => used.push(each) }))).toBe('Hello.')
  expect(used[1]).toEqual({ tokensIn: expect.any(Number), tokensOut: 9 })
  expect(used[0]?.tokensOut).toBeGreaterThan(300)
})
