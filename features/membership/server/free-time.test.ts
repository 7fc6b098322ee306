import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { currentUser, signIn, signOut } from '#account/contract.ts'
import type { AccountId } from '#kit/db/ids.ts'
import { answerQuestion, generateQuestions, takeHint } from '#learning/contract.ts'
import { feedPet, readPet, talkToPet } from '#pet/contract.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { askInterests, createCustomTopic, listTopics, regenerateQuestions, suggestTopicName } from '#topics/contract.ts'
import { heartbeat } from '../contract.ts'
import { type Noted, noteFreeTime } from './free-time.store.ts'

const app = await startTestApp({
  environment: { FREE_SECONDS: '600', FREE_ANSWERS: '200', FREE_CUSTOM_TOPICS: '3' },
})
afterAll(() => app.close())
const second = 1000
const pass = (seconds: number) => app.clock.pass(seconds * second)
const player = () => app.newcomer({ pet: 'Pip', topics: ['art', 'music'] })
const beat = (learner: Visitor, state: 'active' | 'pause' = 'active') => learner.done(heartbeat, { body: { state } })
const used = async (learner: Visitor) => 600 - (await learner.done(currentUser)).session.remainingFreeTime

/** Learns as the page does, with a heartbeat every 15 seconds. */
async function learn(learner: Visitor, seconds: number) {
  await beat(learner)
  for (let left = seconds; left > 0; left -= 15) {
    pass(Math.min(15, left))
    await beat(learner)
  }
}
async function first(learner: Visitor, topic = 'art') {
  const [question] = await learner.questions(topic)
  if (!question) throw new Error('no question')
  return question
}
async function subscribe(learner: Visitor, days: number) {
  await app.db.query(
    `insert into membership (account_id, status, paid_until)
     select id, 'active', $2::timestamptz + make_interval(days => $3) from account where email = $1
     on conflict (account_id) do update set paid_until = excluded.paid_until`,
    [learner.email, app.clock.now, days],
  )
}
const refused = { status: 402, body: { code: 'free_time_used' } }

test('A new learner has ten minutes, which heartbeats use up', async () => {
  const learner = await player()
  expect((await learner.done(currentUser)).session).toEqual({
    remainingFreeTime: 600,
    isPaused: true,
    hasReachedLimit: false,
    isSubscribed: false,
  })
  await learn(learner, 100)
  expect(await beat(learner)).toEqual({
    remainingFreeTime: 500,
    isPaused: false,
    hasReachedLimit: false,
    isSubscribed: false,
  })
  expect((await learner.done(currentUser)).session.remainingFreeTime).toBe(500)
})

test('Time before a pause counts, but not the pause, nor a gap of more than two minutes', async () => {
  const learner = await player()
  await beat(learner)
  pass(10)
  expect(await beat(learner, 'pause')).toMatchObject({ remainingFreeTime: 590, isPaused: true })
  pass(100)
  await beat(learner)
  pass(121)
  await beat(learner)
  pass(120)
  await beat(learner)
  expect(await used(learner)).toBe(130)
})

test('Replies to frequent calls carry the same session, even to a repeated answer', async () => {
  const learner = await player()
  const batch = await learner.done(generateQuestions, { body: { topicId: 'art' } })
  expect(batch.session).toMatchObject({ remainingFreeTime: 600, hasReachedLimit: false, isPaused: false })
  pass(20)
  const [question] = batch.questions
  if (!question) throw new Error('no question')
  const attempt = randomUUID()
  const once = await learner.answer(question, { attempt })
  expect(once.body.session).toEqual({
    remainingFreeTime: 580,
    isPaused: false,
    hasReachedLimit: false,
    isSubscribed: false,
  })
  pass(20)
  const again = await learner.answer(question, { attempt })
  expect(again.status).toBe(200)
  expect(again.body.session.remainingFreeTime).toBe(580)
  expect(again.body.feedingResult).toEqual(once.body.feedingResult)
})

test('At the limit learning asks for a subscription, and everything else continues', async () => {
  const learner = await player()
  const question = await first(learner)
  await learn(learner, 600)
  expect(await beat(learner)).toMatchObject({ remainingFreeTime: 0, hasReachedLimit: true })
  pass(121)
  expect(await learner.call(generateQuestions, { body: { topicId: 'art' } })).toMatchObject({
    status: 402,
    body: { error: 'Your free learning time is used up. Subscribe to keep learning.', code: 'free_time_used' },
  })
  expect(await learner.answer(question)).toMatchObject(refused)
  expect(await learner.call(takeHint, { params: { questionId: question.id } })).toMatchObject(refused)
  expect(await learner.call(askInterests, { body: { topicArea: 'sharks' } })).toMatchObject(refused)
  expect(await learner.call(suggestTopicName, { body: { topicArea: 'sharks' } })).toMatchObject(refused)
  expect(await learner.call(createCustomTopic, { body: { topicName: 'Sharks' } })).toMatchObject(refused)
  expect(await learner.call(regenerateQuestions, { params: { topicId: 'art' } })).toMatchObject(refused)
  for (const open of [readPet, feedPet, talkToPet, listTopics, currentUser, signOut])
    expect((await learner.call(open)).status, open.name).toBe(200)
  expect(
    (await learner.call(signIn, { body: { email: learner.email, password: learner.password } })).body,
  ).toMatchObject({ session: { hasReachedLimit: true, remainingFreeTime: 0 } })
})

test('After the limit the question on the screen can be answered for two minutes, with a hint', async () => {
  const learner = await player()
  const [question, second] = await learner.questions('art')
  const other = (await (await player()).questions('music'))[0]
  if (!question || !second || !other) throw new Error('no question')
  await learn(learner, 600)
  expect((await learner.call(generateQuestions, { body: { topicId: 'music' } })).status).toBe(402)
  pass(119)
  expect((await learner.call(takeHint, { params: { questionId: question.id } })).status).toBe(200)
  const answered = await learner.answer(question)
  expect(answered).toMatchObject({ status: 200, body: { session: { hasReachedLimit: true, remainingFreeTime: 0 } } })
  // A question that was never served can't have been on the screen.
  expect(await learner.answer(other)).toMatchObject(refused)
  pass(2)
  expect(await learner.answer(second)).toMatchObject(refused)
})

test('Two tabs count once, and so do fifty calls at once', async () => {
  const learner = await player()
  await beat(learner)
  for (let n = 0; n < 61; n++) {
    pass(1)
    await Promise.all([beat(learner), beat(learner)])
  }
  expect(await used(learner)).toBe(61)
  pass(30)
  await Promise.all(Array.from({ length: 50 }, () => beat(learner)))
  expect(await used(learner)).toBe(91)
})

test('Fifty answers at once cost as much as one', async () => {
  const learner = await player()
  const questions = await learner.questions('art')
  pass(30)
  await Promise.all(questions.map(question => learner.answer(question)))
  expect(await used(learner)).toBe(30)
})

test('Setting the clock back adds no time', async () => {
  const learner = await player()
  await learn(learner, 30)
  pass(-3600)
  await beat(learner)
  await beat(learner)
  expect(await used(learner)).toBe(30)
  pass(3600)
  await beat(learner)
  expect(await used(learner)).toBe(30)
})

test('An answer without a heartbeat since the last one costs five seconds, whatever else was sent', async () => {
  const ways: ((learner: Visitor) => Promise<unknown>)[] = [
    async () => pass(121),
    async learner => {
      await beat(learner, 'pause')
      pass(100)
    },
    // Active only at the moment of the answer.
    async learner => {
      await beat(learner, 'pause')
      pass(100)
      await beat(learner)
    },
    async learner => {
      pass(121)
      await beat(learner)
    },
    async learner => {
      pass(121)
      await learner.questions('music')
    },
  ]
  for (const way of ways) {
    const learner = await player()
    await way(learner)
    const questions = (await learner.questions('art')).slice(0, 4)
    for (const question of questions) {
      await way(learner)
      expect((await learner.answer(question)).status).toBe(200)
    }
    expect(await used(learner), String(way)).toBe(20)
  }
})

test('Quick answers cost the time they take', async () => {
  const learner = await player()
  const questions = await learner.questions('art')
  for (const question of questions) {
    pass(2)
    await learner.answer(question)
  }
  expect(await used(learner)).toBe(5 + 18)
})

test('A repeated answer costs and earns nothing, even beyond the limit', async () => {
  const learner = await player()
  const question = await first(learner)
  const attempt = randomUUID()
  const once = await learner.answer(question, { attempt })
  await learn(learner, 600)
  pass(500)
  const again = await learner.answer(question, { attempt })
  expect(again.status).toBe(200)
  expect(again.body.feedingResult).toEqual(once.body.feedingResult)
  expect(again.body.session).toMatchObject({ hasReachedLimit: true })
  expect(await learner.answer(question)).toMatchObject(refused)
})

test("The browser's claims about time and subscription are ignored", async () => {
  const learner = await player()
  const question = await first(learner)
  await learn(learner, 600)
  pass(121)
  const claims = { isSubscribed: true, remainingFreeTime: 600, totalActiveTime: 0, hasReachedLimit: false }
  const claim = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const send = (path: string, body: object) =>
    learner.send(claim.method, path, { ...claim, body: JSON.stringify(body) })
  const told = await send('/api/session/heartbeat', { state: 'active', ...claims })
  expect(await told.json()).toMatchObject({ hasReachedLimit: true, isSubscribed: false, remainingFreeTime: 0 })
  const generated = await send('/api/questions/generate', { topicId: 'art', ...claims })
  expect(generated.status).toBe(402)
  const answer = { userAnswer: 0, sessionDuration: 0, ...claims }
  expect((await send(`/api/questions/${question.id}/answer`, answer)).status).toBe(402)
  const other = await learner.call(answerQuestion, {
    params: { questionId: question.id },
    body: { userAnswer: 0, sessionDuration: 86_400 },
  })
  expect(other.status).toBe(402)
  expect((await send('/api/session/heartbeat', { state: 'reset' })).status).toBe(400)
})

test('Another session of the same learner shares the time', async () => {
  const learner = await player()
  const tablet = app.visitor()
  tablet.email = learner.email
  await tablet.signInAgain()
  await beat(learner)
  await beat(tablet)
  for (let n = 0; n < 8; n++) {
    pass(15)
    await beat(learner)
    await beat(tablet)
  }
  expect(await used(learner)).toBe(120)
  expect(await used(tablet)).toBe(120)
})

test('A member uses no time and has no limit; when the membership ends, the question on the screen stays', async () => {
  const learner = await player()
  await learn(learner, 600)
  await subscribe(learner, 2)
  expect(await beat(learner)).toEqual({
    remainingFreeTime: 0,
    isPaused: false,
    hasReachedLimit: false,
    isSubscribed: true,
  })
  const question = await first(learner)
  expect((await learner.answer(question)).body.session).toMatchObject({ isSubscribed: true, hasReachedLimit: false })
  const fresh = await player()
  await subscribe(fresh, 1)
  await learn(fresh, 300)
  expect(await used(fresh)).toBe(0)
  const [, next] = await learner.questions('art')
  if (!next) throw new Error('no question')
  pass(2 * 86_400)
  expect(await beat(learner)).toMatchObject({ isSubscribed: false, hasReachedLimit: true })
  expect((await learner.answer(next)).status).toBe(200)
  pass(121)
  expect((await learner.call(generateQuestions, { body: { topicId: 'art' } })).status).toBe(402)
})

test('A heartbeat commits asynchronously, a pause synchronously', async () => {
  const learner = await player()
  const { rows } = await app.db.query<{ id: AccountId; token: Buffer }>(
    'select a.id, s.token_hash as token from account a join session s on s.account_id = a.id where a.email = $1',
    [learner.email],
  )
  const [session] = rows
  if (!session) throw new Error('no session')
  const client = await app.db.connect()
  const waitsFor = async (kind: Noted) => {
    await client.query('begin')
    await noteFreeTime.first(client, {
      account: session.id,
      token: session.token,
      now: app.clock.now,
      mostTime: 600_000,
      mostAnswers: 200,
      kind,
    })
    const { rows } = await client.query<{ disk: string }>(`select current_setting('synchronous_commit') as disk`)
    await client.query('commit')
    return rows[0]?.disk
  }
  try {
    await client.query('set synchronous_commit = on')
    expect(await waitsFor('other')).toBe('off')
    expect(await waitsFor('pause')).toBe('on')
  } finally {
    client.release(true)
  }
})

test('Heartbeats without a session, or after it has ended, are refused', async () => {
  expect(await app.visitor().call(heartbeat, { body: { state: 'pause' } })).toMatchObject({ status: 401 })
  const learner = await player()
  const { cookie } = learner
  await learner.done(signOut)
  learner.cookie = cookie
  expect(await learner.call(heartbeat, { body: { state: 'active' } })).toMatchObject({ status: 401 })
})
