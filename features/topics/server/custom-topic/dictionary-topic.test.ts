import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { library } from '#authoring/server/library.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { createCustomTopic, researchTopic } from '../../contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'mindling-dictionary-'))
const app = await startTestApp({ library: library(), environment: { DICTIONARY: 'true', DATA_DIR: folder } })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('a topic that only the dictionary has is made from it, and says so', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const research = await learner.done(researchTopic, { body: { topicName: 'furniture' } })
  expect(research).toMatchObject({ found: true, madeFrom: 'dictionary' })
  const { topic, questionsCreated } = await learner.done(createCustomTopic, { body: { topicName: 'furniture' } })
  expect(questionsCreated).toBeGreaterThanOrEqual(15)
  const [first] = await learner.questions(topic?.topicId ?? '')
  expect(first).toMatchObject({ author: 'dictionary', sourceResearch: expect.stringContaining('WordNet') })
})

test('a word in no dictionary stays unknown', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { found } = await learner.done(researchTopic, { body: { topicName: 'zorblax quimby' } })
  expect(found).toBe(false)
})
