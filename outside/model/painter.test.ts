import { afterAll, expect, test } from 'vitest'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { openPainter } from './painter.ts'

const model = await startModelStandIn()
afterAll(() => model.close())
const access = { provider: 'openai', key: 'a key', baseUrl: new URL(model.url), image: 'painter' } as const

test('a provider that never answers is given up after the time that a painting may take, and not asked again', async () => {
  model.manner = 'hangs'
  await expect(openPainter(access, 500)?.paint('a pet')).rejects.toThrow(/timeout|aborted/i)
  expect(model.prompts.length).toBeLessThanOrEqual(1)
})

test('where no model is named to paint, or its provider has none, there is no painter', () => {
  expect(openPainter(undefined)).toBeUndefined()
  expect(openPainter({ ...access, image: undefined })).toBeUndefined()
  expect(openPainter({ ...access, provider: 'anthropic' })).toBeUndefined()
})
