import { afterAll, expect, test } from 'vitest'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { openPainter } from './painter.ts'

const model = await startModelStandIn()
afterAll(() => model.close())
const access = { provider: 'openai', key: 'a key', baseUrl: new URL(model.url), image: 'painter' } as const

test("Painting times out if the provider never answers, and isn't retried", async () => {
  model.manner = 'hangs'
  await expect(openPainter(access, 500)?.paint('a pet')).rejects.toThrow(/timeout|aborted/i)
  expect(model.prompts.length).toBeLessThanOrEqual(1)
})

test('There is no painter without an image model, or if the provider has none', () => {
  expect(openPainter(undefined)).toBeUndefined()
  expect(openPainter({ ...access, image: undefined })).toBeUndefined()
  expect(openPainter({ ...access, provider: 'anthropic' })).toBeUndefined()
})
