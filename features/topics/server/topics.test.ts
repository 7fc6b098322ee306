import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#testing/app/test-app.ts'
import { addTopic, listTopics } from '../contract.ts'
import { presets } from '../rules/presets.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('all eight presets can be chosen and are listed in the order they came', async () => {
  const learner = await app.newcomer()
  expect(await learner.done(listTopics)).toEqual([])
  for (const { id } of presets.toReversed()) {
    await learner.done(addTopic, { body: { topicId: id, topicName: 'what the page calls it' } })
    app.clock.pass(1000)
  }
  const topics = await learner.done(listTopics)
  expect(topics.map(({ topicId }) => topicId)).toEqual(presets.map(({ id }) => id).reverse())
  expect(topics[0]).toEqual({
    id: 'health',
    topicId: 'health',
    topicName: 'Health & Wellness',
    isCustom: false,
    difficulty: 'beginner',
    masteryLevel: 0,
    questionsCompleted: 0,
    correctAnswers: 0,
    dueReviews: 0,
  })
})

test('a topic is added once, however many requests arrive at once', async () => {
  const learner = await app.newcomer()
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => learner.call(addTopic, { body: { topicId: 'music' } })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('topic_held')
})

test('an unknown topic is refused', async () => {
  const learner = await app.newcomer()
  const { status, body } = await learner.call(addTopic, { body: { topicId: 'alchemy' } })
  expect([status, body.code]).toEqual([404, 'unknown_topic'])
  expect(await learner.done(listTopics)).toEqual([])
})

test('mastery rises with right answers, falls as they are forgotten, and reviews become due', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  for (const question of await learner.questions('art')) await learner.answer(question)
  const [today] = await learner.done(listTopics)
  expect(today).toMatchObject({ questionsCompleted: 10, correctAnswers: 10, masteryLevel: 40, dueReviews: 0 })
  app.clock.pass(60 * 86_400_000)
  await learner.signInAgain()
  const [later] = await learner.done(listTopics)
  expect(later?.dueReviews).toBe(10)
  expect(later?.masteryLevel).toBeGreaterThan(20)
  expect(later?.masteryLevel).toBeLessThan(36)
})
