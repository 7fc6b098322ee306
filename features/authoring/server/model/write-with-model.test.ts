import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTextModel } from '#outside/model/ai-text-model.ts'
import type { Manner } from '#testing/stand-ins/model/stand-in.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import type { Draft } from '../../rules/draft.ts'
import { exampleFacts } from '../../rules/model/example-facts.ts'
import { gatherUntil } from './gather-until.ts'
import type { Brief, Writers } from './write-with-model.ts'
import { writeWithModel } from './write-with-model.ts'

const server = await startModelStandIn()
afterAll(() => server.close())
beforeEach(() => {
  server.manner = 'good'
  server.slips = 0
  server.heard.length = 0
  server.planted.clear()
})
const open = (name: string) =>
  openTextModel({ provider: 'compatible', key: undefined, baseUrl: new URL(server.url) }, name)
const writers = (more: Partial<Writers> = {}): Writers => ({
  writer: open('writer'),
  verifier: open('verifier'),
  ...more,
})
const brief = (more: Partial<Brief> = {}): Brief => ({
  topicId: 'own-1',
  topic: 'Capitals of the world',
  likes: ['far away cities'],
  facts: exampleFacts,
  count: 15,
  seed: 7,
  ...more,
})
const never = new AbortController().signal

async function written(asked = brief(), by = writers()) {
  const drafts: Draft[] = []
  for await (const draft of writeWithModel(by, asked, never)) drafts.push(draft)
  return drafts
}
const heard = (name: string) => server.heard.filter(each => each.name === name)

test('writes at least fifteen questions from named facts, checked by another model without the keys', async () => {
  const drafts = await written()
  expect(drafts.length).toBeGreaterThanOrEqual(15)
  const facts = new Map(exampleFacts.map(fact => [fact.id, fact]))
  for (const { key, distractors, factIds, source, author, topic } of drafts) {
    expect([author, topic, distractors.length]).toEqual(['model', 'own-1', 3])
    const cited = facts.get(factIds[0] ?? '')
    expect(cited?.text).toContain(key)
    expect(source).toEqual(cited?.source)
  }
  expect(new Set(drafts.map(({ fingerprint }) => fingerprint)).size).toBe(drafts.length)
  expect(heard('questions').map(({ model }) => model)).toEqual(['writer', 'writer'])
  const checks = server.heard.filter(({ name }) => name === 'votes' || name === 'evidence')
  expect(new Set(checks.map(({ model }) => model))).toEqual(new Set(['verifier']))
  for (const { data } of heard('votes')) expect(data[1]).toMatch(/^(Q\d+: .+\nA: .+\nB: .+\nC: .+\nD: .+\n?)+$/)
})

test('the two writers share no fact, and each voter sees the options in a different order', async () => {
  await written()
  const [one, other] = heard('questions').map(({ data }) => new Set(data.join('\n').match(/(?<=of )\w+(?= is)/g)))
  expect([...(one ?? [])].filter(country => other?.has(country))).toEqual([])
  expect((one?.size ?? 0) + (other?.size ?? 0)).toBe(30)
  const orders = new Map<string, Set<string>>()
  for (const { data } of heard('votes')) {
    for (const [, stem = '', options = ''] of (data[1] ?? '').matchAll(/^Q\d+: (.+)\n((?:[A-D]: .+\n?){4})/gm))
      orders.set(stem, (orders.get(stem) ?? new Set()).add(options.trim()))
  }
  expect(orders.size).toBeGreaterThanOrEqual(15)
  expect([...orders.values()].filter(({ size }) => size > 1).length).toBeGreaterThan(0.7 * orders.size)
})

test('at most one of twenty wrong keys survives, although every seventh vote is wrong', async () => {
  server.manner = 'wrong-keys'
  server.slips = 1 / 7
  let [planted, wrong, sound, survived] = [0, 0, 0, 0]
  for (let seed = 0; planted < 20; seed++) {
    const drafts = await written(brief({ seed }))
    planted += server.planted.size
    survived += drafts.filter(({ stem }) => server.planted.has(stem)).length
    sound += drafts.length
    wrong += drafts.filter(({ stem, key }) => !server.right.get(stem)?.includes(key)).length
    server.planted.clear()
  }
  expect(planted).toBeGreaterThanOrEqual(20)
  expect(survived).toBe(wrong)
  expect(survived).toBeLessThanOrEqual(1)
  expect(sound).toBeGreaterThan(planted)
})

test('a second right answer is found', async () => {
  server.manner = 'two-right'
  const drafts = await written()
  expect(drafts.length).toBeGreaterThan(10)
  expect(drafts.filter(({ stem }) => (server.right.get(stem)?.length ?? 0) > 1)).toEqual([])
})

test('a third vote decides where one is missing', async () => {
  server.slips = 0.25
  const drafts = await written()
  expect(heard('votes').length).toBeGreaterThan(2 * heard('evidence').length)
  expect(drafts.length).toBeGreaterThan(0)
})

test.each<[Manner, number, number]>([
  ['malformed', 10, 20],
  ['cut', 2, 14],
  ['no-schema', 15, 22],
  ['no-json', 15, 22],
  ['ignores-schema', 15, 22],
  ['slow', 15, 22],
])('where the model is %s, %i to %i questions pass', async (manner, least, most) => {
  server.manner = manner
  // What checks is another server, which keeps its manners.
  const calm = await startModelStandIn()
  Object.assign(calm, { right: server.right })
  const verifier = openTextModel({ provider: 'compatible', key: undefined, baseUrl: new URL(calm.url) }, 'verifier')
  const drafts = await written(brief(), writers({ verifier }))
  await calm.close()
  expect(drafts.length).toBeGreaterThanOrEqual(least)
  expect(drafts.length).toBeLessThanOrEqual(most)
})

test.each<[Manner, RegExp]>([
  ['fails', /server_error/],
  ['busy', /rate_limit/],
  ['refuses', /policy/],
])('where it %s nothing comes, and why is told', async (manner, fault) => {
  server.manner = manner
  await expect(written()).rejects.toThrow(fault)
})

test('without facts no model is called; few facts give few questions', async () => {
  expect(await written(brief({ facts: [] }))).toEqual([])
  expect(server.heard).toHaveLength(0)
  const few = await written(brief({ facts: exampleFacts.slice(0, 5) }))
  expect(few.length).toBeGreaterThan(0)
  expect(few.length).toBeLessThanOrEqual(5)
})

test('a question that moderation refuses is dropped', async () => {
  const isHarmless = async ([text = '']: readonly string[]) => !text.includes('Lima')
  const drafts = await written(brief(), writers({ isHarmless }))
  expect(drafts.length).toBeGreaterThan(5)
  expect(drafts.filter(draft => JSON.stringify(draft).includes('Lima'))).toEqual([])
})

test('a provider that never answers costs no more than the given time', async () => {
  server.manner = 'hangs'
  const limits = { first: 200, writing: 300, checking: 200 }
  const drafts = writeWithModel(writers({ limits }), brief(), never)
  const { inTime, fault } = await gatherUntil(drafts, 15, 60_000)
  expect([inTime, String(fault)]).toEqual([[], expect.stringMatching(/Timeout/)])
  const patient = writeWithModel(writers(), brief(), never)
  const { inTime: none, fault: noFault, rest } = await gatherUntil(patient, 15, 100)
  expect([none, noFault]).toEqual([[], undefined])
  await rest.return()
})

test('questions that passed in time are returned, and the rest continue in the background', async () => {
  server.manner = 'slow'
  const { inTime, rest } = await gatherUntil(writeWithModel(writers(), brief(), never), 6, 60_000)
  expect(inTime).toHaveLength(6)
  const later: Draft[] = []
  for await (const draft of rest) later.push(draft)
  expect(later.length).toBeGreaterThanOrEqual(9)
  expect(new Set([...inTime, ...later].map(({ fingerprint }) => fingerprint)).size).toBe(inTime.length + later.length)
  const early = await gatherUntil(writeWithModel(writers(), brief(), never), 15, 1)
  expect(early.inTime.length).toBeLessThan(15)
  const rests: Draft[] = []
  for await (const draft of early.rest) rests.push(draft)
  expect(early.inTime.length + rests.length).toBeGreaterThanOrEqual(15)
})
