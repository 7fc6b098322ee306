import { afterAll, expect, test } from 'vitest'
import { openTextModel } from '#outside/model/ai-text-model.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import type { Draft } from '../../rules/draft.ts'
import { rememberWritten } from '../../rules/gate/duplicate.ts'
import { packOf } from '../load-packs.ts'
import { briefFromPack } from './brief-from-pack.ts'
import { writeWithModel } from './write-with-model.ts'

const server = await startModelStandIn()
afterAll(() => server.close())
const model = openTextModel({ provider: 'compatible', key: undefined, baseUrl: new URL(server.url) }, 'm')
const never = new AbortController().signal
const pack = packOf('science')

async function written(seed: number, before = rememberWritten()) {
  if (!pack) throw new Error('there is no pack')
  const request = { topic: 'Science', answers: ['planets'], likes: [], count: 15, seed }
  const drafts: Draft[] = []
  for await (const draft of writeWithModel(
    { writer: model, verifier: model },
    briefFromPack(pack, request, before),
    never,
  ))
    drafts.push(draft)
  return drafts
}

test('a reviewed pack gives the facts, and its sources', async () => {
  const drafts = await written(1)
  expect(drafts.length).toBeGreaterThan(3)
  const ids = new Set(pack?.facts.map(({ id }) => id))
  const urls = new Set(pack?.sources.map(({ url }) => url))
  for (const { topic, factIds, source } of drafts) {
    expect(topic).toBe('science')
    expect(factIds.every(id => ids.has(id))).toBe(true)
    expect(urls.has(source.url ?? '')).toBe(true)
  }
})

test('an existing question is not written again', async () => {
  const before = rememberWritten()
  const [first, again] = [await written(2, before), await written(2, before)]
  const fingerprints = new Set(first.map(({ fingerprint }) => fingerprint))
  expect(fingerprints.size).toBeGreaterThan(3)
  expect(again.filter(({ fingerprint }) => fingerprints.has(fingerprint))).toEqual([])
})
