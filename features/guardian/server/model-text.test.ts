import { afterAll, beforeEach, expect, test } from 'vitest'
import { generateQuestions } from '#learning/contract.ts'
import { talkToPet } from '#pet/contract.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { createCustomTopic } from '#topics/contract.ts'
import { changeRules, enterPin, revokePass, setPin } from '../contract.ts'

const model = await startModelStandIn()
const app = await startTestApp({
  environment: { AI_PROVIDER: 'compatible', AI_MODEL: 'writer', AI_BASE_URL: model.url },
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(() => {
  model.manner = 'good'
  model.says = 'Music is in the air. I caught some!'
  model.heard.length = 0
})

const pin = '2580'

async function withoutModels(topics: readonly string[]): Promise<Visitor> {
  const learner = await app.newcomer({ pet: 'Pip', topics })
  await learner.done(setPin, { body: { pin } })
  await learner.done(enterPin, { body: { pin } })
  await learner.done(changeRules, { body: { modelText: false } })
  await learner.done(revokePass)
  return learner
}

test('With model text off, the pet uses built-in lines and no model is asked for lines or questions', async () => {
  const learner = await withoutModels(['music'])
  expect((await learner.done(talkToPet)).message).not.toBe(model.says)
  await learner.done(createCustomTopic, { body: { topicName: 'capital cities' } })
  await learner.questions('music')
  expect(model.heard).toEqual([])
  const other = await app.newcomer({ pet: 'Pip', topics: ['music'] })
  expect((await other.done(talkToPet)).message).toBe(model.says)
})

/** Stems of the questions of a round. */
const stems = async (learner: Visitor, topicId: string) =>
  (await learner.done(generateQuestions, { body: { topicId } })).questions.map(({ question }) => question)

test('With model text off, a learner gets no questions by a model, new or again, while others do', async () => {
  await app.questions.stock('art')
  const other = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  const round = await learner.questions('art')
  for (const question of round.slice(0, 6)) await learner.answer(question, { right: false })
  // All answered questions, all others of the round, and most of the rest.
  await app.db.query(
    `update question set draft = jsonb_set(draft, '{author}', '"model"') where topic_id = 'art' and draft ->> 'stem' not like '%number 3%'`,
  )
  await learner.done(setPin, { body: { pin } })
  await learner.done(enterPin, { body: { pin } })
  await learner.done(changeRules, { body: { modelText: false } })
  app.clock.pass(3 * 86_400_000)
  const given = await stems(learner, 'art')
  expect(given.length).toBeGreaterThan(0)
  expect(given.filter(stem => !stem.includes('number 3'))).toEqual([])
  expect((await stems(other, 'art')).some(stem => !stem.includes('number 3'))).toBe(true)
})

test('A round in progress continues without questions by a model', async () => {
  await app.questions.stock('history')
  const learner = await withoutModels(['history'])
  const [first] = await learner.questions('history')
  await app.db.query(
    `update question set draft = jsonb_set(draft, '{author}', '"model"') where topic_id = 'history' and draft ->> 'stem' = $1`,
    [first?.question],
  )
  expect(await stems(learner, 'history')).not.toContain(first?.question)
})
