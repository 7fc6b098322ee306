import { afterAll, expect, test } from 'vitest'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { languageModel } from './language-model.ts'
import { isHarmlessText } from './moderate-text.ts'

const server = await startModelStandIn()
afterAll(() => server.close())
const openai = { provider: 'openai', key: 'a key', baseUrl: new URL(server.url) } as const
const never = new AbortController().signal

test('Texts are moderated by OpenAI; with other providers all of them pass', async () => {
  server.manner = 'good'
  expect(await isHarmlessText(openai, ['a line', 'another'], never)).toBe(true)
  server.manner = 'flagged'
  expect(await isHarmlessText(openai, ['a line'], never)).toBe(false)
  expect(await isHarmlessText({ ...openai, provider: 'anthropic' }, ['a line'], never)).toBe(true)
})

test("Nothing passes if moderation doesn't answer", async () => {
  const nowhere = { ...openai, baseUrl: new URL(`${server.url}/nowhere`) }
  await expect(isHarmlessText(nowhere, ['a line'], never)).rejects.toThrow()
  await expect(isHarmlessText(openai, ['a line'], AbortSignal.abort())).rejects.toThrow()
})

test.each(['openai', 'anthropic', 'google', 'compatible'] as const)('A model of %s is found by its name', provider => {
  const model = languageModel({ provider, key: 'a key', baseUrl: new URL(server.url) }, 'writer')
  expect([model.modelId, model.provider.split('.')[0]]).toEqual(['writer', provider])
})
