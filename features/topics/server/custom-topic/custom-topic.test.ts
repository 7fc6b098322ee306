import { afterAll, expect, onTestFinished, test } from 'vitest'
import { library } from '#authoring/server/library.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import {
  askInterests,
  createCustomTopic,
  forgetUnfinishedTopic,
  keepUnfinishedTopic,
  listTopics,
  readUnfinishedTopic,
  regenerateQuestions,
  researchTopic,
  suggestTopicName,
} from '../../contract.ts'

const app = await startTestApp({ library: library() })
afterAll(() => app.close())

const answered = (questions: readonly { question: string }[], answer: string) =>
  questions.map(({ question }) => ({ question, answer }))

test('from "I like sharks" to a topic with questions, each step by its own call', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { questions } = await learner.done(askInterests, { body: { topicArea: 'I like sharks' } })
  expect(questions.length).toBeGreaterThanOrEqual(3)
  expect(questions.length).toBeLessThanOrEqual(5)
  const userResponses = answered(questions, 'The hammerhead and how it finds its food')
  const { suggestedName } = await learner.done(suggestTopicName, {
    body: { userResponses, topicArea: 'I like sharks' },
  })
  expect(suggestedName).toContain('Sharks')
  const research = await learner.done(researchTopic, { body: { topicName: 'Fins and teeth', userResponses } })
  expect(research).toMatchObject({ found: true, madeFrom: 'library', topicName: 'Fins and teeth' })
  expect(research.facts.length).toBeGreaterThan(5)
  expect(research.facts[0]).toMatch(/hammerhead/i)
  expect(research.sources.every(({ url }) => url?.startsWith('https://'))).toBe(true)
  const created = await learner.done(createCustomTopic, {
    body: { topicName: 'Fins and teeth', customPrompt: '', researchData: { facts: ['Sharks can fly.'] } },
  })
  expect(created.topic).toMatchObject({ topicId: 'atlas:sharks', topicName: 'Fins and teeth', isCustom: true })
  expect(created.questionsCreated).toBeGreaterThanOrEqual(15)
  expect(created.partialSuccess).toBe(false)
  const round = await learner.questions('atlas:sharks')
  expect(round.some(question => /hammerhead/i.test(JSON.stringify(question)))).toBe(true)
  expect(await learner.done(readUnfinishedTopic)).toEqual({ unfinished: null })
})

test('a word with several meanings is asked about, and the answer decides', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { questions } = await learner.done(askInterests, { body: { topicArea: 'football' } })
  const [which] = questions
  expect(which?.choices?.length).toBeGreaterThanOrEqual(2)
  for (const choice of which?.choices ?? []) {
    const userResponses = [{ question: which?.question ?? '', answer: choice }]
    const { suggestedName } = await learner.done(suggestTopicName, { body: { userResponses, topicArea: 'football' } })
    expect(suggestedName).toContain(choice.split(':')[0])
  }
})

test('interest questions name the topic, not the whole typed sentence', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const asked = async (topicArea: string) =>
    (await learner.done(askInterests, { body: { topicArea } })).questions.map(({ question }) => question)
  expect((await asked('I really like football!'))[0]).toBe('Which football do you mean?')
  expect((await asked('please teach me about zorblax quimby'))[0]).toContain('about zorblax quimby?')
  for (const question of await asked('I like sharks')) expect(question).not.toContain('I like')
})

test('an answer has ten characters or is one of the choices', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const question = 'Which one do you mean?'
  const questions = [{ id: 'sense', question, placeholder: '', choices: ['Sharks'] }]
  const state = { step: 2, topicArea: 'sharks', questions, userResponses: [], topicName: '', research: null }
  const said = async (answer: string) =>
    (await learner.call(researchTopic, { body: { topicName: 'My sharks', userResponses: [{ question, answer }] } }))
      .body
  await learner.done(keepUnfinishedTopic, { body: state })
  expect(await said('Shark    ')).toMatchObject({
    error: 'Please provide a detailed answer (at least 10 characters)',
    code: 'answer_too_short',
  })
  expect((await said('Sharks')).found).toBe(true)
  expect((await said('Sharks that eat')).found).toBe(true)
})

test('an unknown topic is refused kindly, with related topics, and never made up', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const research = await learner.done(researchTopic, { body: { topicName: 'shark lawyers of Atlantis' } })
  expect(research).toMatchObject({ found: false, facts: [] })
  expect(research.neighbours.map(({ topicId }) => topicId)).toContain('atlas:sharks')
  const created = await learner.done(createCustomTopic, { body: { topicName: 'shark lawyers of Atlantis' } })
  expect(created).toMatchObject({ topic: null, questionsCreated: 0 })
  expect(created.retryInfo?.reason).toContain('never make them up')
  expect(await learner.done(listTopics)).toEqual([])
})

test('a typed preset is added as that preset; a topic the learner has keeps its name', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { topic } = await learner.done(createCustomTopic, { body: { topicName: 'books' } })
  expect(topic).toMatchObject({ topicId: 'literature', topicName: 'Literature', isCustom: false })
  await learner.done(createCustomTopic, { body: { topicName: 'sharks' } })
  const again = await learner.done(createCustomTopic, { body: { topicName: 'great white sharks' } })
  expect(again).toMatchObject({ topic: { topicName: 'sharks' }, message: 'You already have this topic: sharks.' })
  const held = await learner.done(listTopics)
  expect(held).toHaveLength(2)
  await app.db.query('update learner_topic set questions_completed = 7 where topic_id = $1', ['atlas:sharks'])
  const third = await learner.done(createCustomTopic, { body: { topicName: 'sharks' } })
  expect(third.topic).toEqual({ ...held.find(({ topicId }) => topicId === 'atlas:sharks'), questionsCompleted: 7 })
})

test('unsuitable words are refused in every call with the same kind text', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const [bad, said] = ['porn', [{ question: 'What do you like?', answer: 'porn and nothing else' }]]
  const replies = [
    await learner.call(askInterests, { body: { topicArea: bad } }),
    await learner.call(suggestTopicName, { body: { topicArea: 'films', userResponses: said } }),
    await learner.call(researchTopic, { body: { topicName: 'films', userResponses: said } }),
    await learner.call(createCustomTopic, { body: { topicName: `all about ${bad}` } }),
  ]
  expect(replies.map(({ body }) => body.code)).toEqual(Array(4).fill('unsuitable_topic'))
})

test('a saved unfinished topic is checked like a request', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const questions = [{ id: '1', question: 'What do you like?', placeholder: '' }]
  const state = { step: 2, topicArea: 'porn', questions, userResponses: [], topicName: '', research: null }
  await learner.done(keepUnfinishedTopic, { body: state })
  const userResponses = answered(questions, 'The colours and the music')
  const research = await learner.call(researchTopic, { body: { topicName: 'films', userResponses } })
  expect(research.body.code).toBe('unsuitable_topic')
})

test('words typed for another topic do not affect a new one', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  await learner.done(askInterests, { body: { topicArea: 'sharks' } })
  const research = await learner.done(researchTopic, { body: { topicName: 'volcanoes' } })
  expect(research.facts.join()).toMatch(/magma/i)
  const nothing = await learner.done(researchTopic, { body: { topicName: 'zorblax quimby', userResponses: [] } })
  expect(nothing.found).toBe(false)
  expect((await learner.done(readUnfinishedTopic)).unfinished).toMatchObject({ topicArea: '', questions: [] })
})

test('a learner who started with a blank finds the questions again after the research', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { questions } = await learner.done(askInterests, { body: { topicArea: ' ' } })
  const userResponses = answered(questions, 'Great white sharks and their teeth')
  await learner.done(researchTopic, { body: { topicName: 'sharks', userResponses } })
  expect((await learner.done(readUnfinishedTopic)).unfinished).toMatchObject({ step: 3, questions, userResponses })
})

test('a topic without questions says why', async () => {
  const library = { edition: () => 'empty', write: () => [], endless: () => false }
  const empty = await startTestApp({ library })
  onTestFinished(() => empty.close())
  const learner = await empty.newcomer({ pet: 'Pip' })
  const { topic, message, retryInfo } = await learner.done(createCustomTopic, { body: { topicName: 'sharks' } })
  expect(topic?.topicId).toBe('atlas:sharks')
  expect(message).toBe(retryInfo?.reason)
  expect(message).not.toContain('ready')
  const again = await learner.done(regenerateQuestions, { params: { topicId: 'atlas:sharks' } })
  expect(again).toEqual({ questionsCreated: 0, message })
})

test('an unfinished topic is kept until it is created or dropped', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  expect(await learner.done(readUnfinishedTopic)).toEqual({ unfinished: null })
  const { questions } = await learner.done(askInterests, { body: { topicArea: 'sharks' } })
  const state = { step: 2, topicArea: 'sharks', questions, userResponses: [], topicName: '', research: null }
  expect(await learner.done(readUnfinishedTopic)).toEqual({ unfinished: state })
  const written = { ...state, userResponses: answered(questions, 'Their many rows of teeth') }
  await learner.done(keepUnfinishedTopic, { body: written })
  expect(await learner.done(readUnfinishedTopic)).toEqual({ unfinished: written })
  await learner.done(researchTopic, { body: { topicName: 'Teeth', userResponses: written.userResponses } })
  const { unfinished } = await learner.done(readUnfinishedTopic)
  expect(unfinished).toMatchObject({ step: 3, topicArea: 'sharks', questions, topicName: 'Teeth' })
  expect(unfinished?.research?.facts.length).toBeGreaterThan(5)
  await learner.done(forgetUnfinishedTopic)
  expect(await learner.done(readUnfinishedTopic)).toEqual({ unfinished: null })
})

test('questions are written again only for a topic the learner has', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const to = { params: { topicId: 'atlas:sharks' } }
  expect((await learner.call(regenerateQuestions, to)).body.code).toBe('topic_not_found')
  await learner.done(createCustomTopic, { body: { topicName: 'sharks' } })
  const { questionsCreated, message } = await learner.done(regenerateQuestions, to)
  expect(questionsCreated).toBeGreaterThanOrEqual(15)
  expect(message).toContain(`${questionsCreated}`)
})

test('research is limited per hour', async () => {
  const strict = await startTestApp({ environment: { OWN_TOPIC_CALLS_PER_HOUR: '2' } })
  onTestFinished(() => strict.close())
  const learner = await strict.newcomer({ pet: 'Pip' })
  const statuses = []
  for (let n = 0; n < 3; n++)
    statuses.push((await learner.call(researchTopic, { body: { topicName: 'sharks' } })).status)
  expect(statuses).toEqual([200, 200, 429])
  strict.clock.pass(3_600_001)
  expect((await learner.call(researchTopic, { body: { topicName: 'sharks' } })).status).toBe(200)
})
