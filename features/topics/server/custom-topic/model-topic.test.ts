import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { library } from '#authoring/server/library.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { createCustomTopic } from '../../contract.ts'

const model = await startModelStandIn()
const app = await startTestApp({
  library: library(),
  environment: { AI_PROVIDER: 'compatible', AI_MODEL: 'writer', AI_BASE_URL: model.url },
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(async () => {
  model.manner = 'good'
  model.heard.length = 0
  await app.db.query(`delete from question where topic_id = 'atlas:capital-cities'`)
  await app.db.query(`delete from pool_edition where topic_id = 'atlas:capital-cities'`)
})

const byModel = async (topicId: string) =>
  (
    await app.db.query<{ draft: { factIds: string[]; source: { url?: string } } }>(
      `select draft from question where topic_id = $1 and draft ->> 'author' = 'model' and withdrawn_at is null`,
      [topicId],
    )
  ).rows.map(({ draft }) => draft)

test('a model adds questions that rest on the facts of the topic, and hears nothing that the learner wrote', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  await learner.done(createCustomTopic, { body: { topicName: 'capital cities', customPrompt: 'My secret wish' } })
  const drafts = await byModel('atlas:capital-cities')
  expect(drafts.length).toBeGreaterThanOrEqual(5)
  for (const { factIds, source } of drafts) {
    expect(factIds.length).toBeGreaterThan(0)
    expect(source.url).toMatch(/^https:/)
  }
  expect(JSON.stringify(model.heard)).not.toContain('secret wish')
  await app.questions.stock('atlas:capital-cities')
  expect(await byModel('atlas:capital-cities')).toHaveLength(drafts.length)
})

test('models write a bounded number of questions on a topic, however many learners choose it', async () => {
  await app.questions.stock('atlas:capital-cities')
  await app.db.query(
    `update question set draft = jsonb_set(draft, '{author}', '"model"') where id in
     (select id from question where topic_id = 'atlas:capital-cities' order by id limit 45)`,
  )
  const learner = await app.newcomer({ pet: 'Pip' })
  await learner.done(createCustomTopic, { body: { topicName: 'capital cities' } })
  expect(model.heard).toEqual([])
})

test.each(['fails', 'garbage', 'no-json'] as const)('where the model %s the library goes on alone', async manner => {
  model.manner = manner
  const learner = await app.newcomer({ pet: 'Pip' })
  const created = await learner.done(createCustomTopic, { body: { topicName: 'capital cities' } })
  expect(created.questionsCreated).toBeGreaterThanOrEqual(15)
})

test("what only the provider's moderation minds is refused like the rest", async () => {
  const strict = await startTestApp({
    library: library(),
    environment: { AI_PROVIDER: 'openai', AI_MODEL: 'writer', AI_API_KEY: 'a key', AI_BASE_URL: model.url },
  })
  onTestFinished(() => strict.close())
  const learner = await strict.newcomer({ pet: 'Pip' })
  model.manner = 'flagged'
  const refused = await learner.call(createCustomTopic, { body: { topicName: 'capital cities' } })
  expect(refused.body.code).toBe('unsuitable_topic')
})
