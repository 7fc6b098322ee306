import { afterAll, beforeEach, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import { generateQuestions } from '#learning/contract.ts'
import { talkToPet } from '#pet/contract.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { createCustomTopic } from '#topics/contract.ts'
import { heartbeat } from '../contract.ts'

const model = await startModelStandIn()
const app = await startTestApp({
  environment: {
    FREE_SECONDS: '600',
    FREE_ANSWERS: '12',
    FREE_CUSTOM_TOPICS: '2',
    FREE_TALKS: '2',
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'writer',
    AI_BASE_URL: model.url,
  },
})
afterAll(async () => {
  await Promise.all([app.close(), model.close()])
})
beforeEach(() => {
  model.says = 'Music is in the air. I caught some!'
  model.heard.length = 0
})
const minute = 60_000
const player = () => app.newcomer({ pet: 'Pip', topics: ['music', 'art'] })
async function subscribe(learner: Visitor) {
  await app.db.query(
    `insert into membership (account_id, status, paid_until) select id, 'active', $2::timestamptz + interval '9 days'
     from account where email = $1`,
    [learner.email, app.clock.now],
  )
}
async function useUp(learner: Visitor) {
  await app.db.query(
    `insert into free_time (learner_id, account_id, used_ms) select id, account_id, 600000 from learner where account_id = (select id from account where email = $1)
     on conflict (learner_id) do update set used_ms = 600000`,
    [learner.email],
  )
}
const make = (learner: Visitor, topicName: string) => learner.call(createCustomTopic, { body: { topicName } })
const lines = () => model.heard.filter(({ data }) => data.join().includes('Music')).length

test("Twelve answers are free, however quick, but thirteen at once aren't", async () => {
  const learner = await player()
  const questions = [...(await learner.questions('music')), ...(await learner.questions('art'))]
  app.clock.pass(1000)
  const replies = []
  for (const question of questions.slice(0, 12)) replies.push(await learner.answer(question))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(replies.map(({ body }) => body.session.hasReachedLimit)).toEqual([...Array(11).fill(false), true])
  expect((await learner.done(currentUser)).session).toMatchObject({ hasReachedLimit: true, remainingFreeTime: 0 })
  expect(await learner.call(generateQuestions, { body: { topicId: 'music' } })).toMatchObject({
    status: 402,
    body: { code: 'free_time_used' },
  })
  app.clock.pass(2 * minute + 1)
  const late = await Promise.all(questions.slice(12).map(question => learner.answer(question)))
  expect(late.map(({ status }) => status)).toEqual(late.map(() => 402))
  await subscribe(learner)
  expect((await learner.call(generateQuestions, { body: { topicId: 'music' } })).status).toBe(200)
})

test("Two custom topics are free; a failed one, an existing one and a preset don't count", async () => {
  const learner = await player()
  expect((await make(learner, 'Qwrtzp Xkcdvbn')).body.topic).toBeNull()
  expect((await make(learner, 'Sharks')).body.topic).not.toBeNull()
  expect((await make(learner, 'Sharks')).status).toBe(200)
  expect((await make(learner, 'Mathematics')).body.topic?.isCustom).toBe(false)
  const [whales, volcanoes] = await Promise.all([make(learner, 'Whales'), make(learner, 'Volcanoes')])
  expect([whales.status, volcanoes.status].toSorted()).toEqual([200, 402])
  expect([whales, volcanoes].find(({ status }) => status === 402)?.body).toMatchObject({
    error: "You've made all your free topics. Subscribe to make more.",
    code: 'free_topics_used',
  })
  expect((await make(learner, 'Sharks')).status).toBe(200)
  await subscribe(learner)
  for (const name of ['Whales', 'Volcanoes', 'Dinosaurs']) expect((await make(learner, name)).status).toBe(200)
  const { rows } = await app.db.query(
    'select f.topics from free_time f join learner l on l.id = f.learner_id where l.account_id = (select id from account where email = $1)',
    [learner.email],
  )
  expect(rows).toEqual([{ topics: 2 }])
})

test("After the free time the pet says built-in lines without asking a model; a member's talks are unlimited", async () => {
  const learner = await player()
  await learner.done(talkToPet)
  expect(lines()).toBe(1)
  await useUp(learner)
  app.clock.pass(minute)
  const { message } = await learner.done(talkToPet)
  expect(message.length).toBeGreaterThan(5)
  expect(lines()).toBe(1)
  await subscribe(learner)
  for (let n = 0; n < 4; n++) {
    app.clock.pass(minute)
    await learner.done(talkToPet)
  }
  expect(lines()).toBe(5)
})

test("Daily free time returns once in a learner's day, and changing the time zone brings no more", async () => {
  const daily = await startTestApp({
    environment: { FREE_SECONDS: '60', FREE_RESET: 'daily', FREE_ANSWERS: '4' },
    at: new Date('2026-03-10T20:00:00Z'),
  })
  try {
    const learner = await daily.newcomer({ pet: 'Pip', topics: ['music'], timeZone: 'America/New_York' })
    const beat = () => learner.done(heartbeat, { body: { state: 'active' } })
    await beat()
    daily.clock.pass(minute)
    expect(await beat()).toMatchObject({ hasReachedLimit: true })
    // Past midnight in Greenwich, but not in New York.
    daily.clock.pass(6 * 60 * minute)
    expect(await beat()).toMatchObject({ hasReachedLimit: true })
    daily.clock.pass(2 * 60 * minute)
    expect((await learner.done(currentUser)).session).toMatchObject({ hasReachedLimit: false, remainingFreeTime: 60 })
    const questions = await learner.questions('music')
    for (const question of questions.slice(0, 3)) expect((await learner.answer(question)).status).toBe(200)
    daily.clock.pass(minute)
    expect(await beat()).toMatchObject({ hasReachedLimit: true })
    // Further west it is the previous day again, and later the same day a second time.
    for (const timeZone of ['Pacific/Honolulu', 'America/New_York', 'Pacific/Honolulu']) {
      await daily.db.query('update learner set time_zone = $1', [timeZone])
      daily.clock.pass(3 * 60 * minute)
      expect(await beat()).toMatchObject({ hasReachedLimit: true })
    }
    await daily.db.query("update learner set time_zone = 'America/New_York'")
    daily.clock.pass(24 * 60 * minute)
    const [next] = await learner.questions('music')
    if (!next) throw new Error('no question')
    expect((await learner.answer(next)).body.session.hasReachedLimit).toBe(true)
    daily.clock.pass(24 * 60 * minute)
    // The time comes back, the answers don't.
    expect(await beat()).toMatchObject({ hasReachedLimit: true, remainingFreeTime: 0 })
  } finally {
    await daily.close()
  }
})
