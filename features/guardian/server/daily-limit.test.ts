import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import { generateQuestions, takeHint } from '#learning/contract.ts'
import { heartbeat } from '#membership/contract.ts'
import { readPet, talkToPet } from '#pet/contract.ts'
import type { TestApp, Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { createCustomTopic } from '#topics/contract.ts'
import { changeRules, enterPin, parentView, setPin } from '../contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => await app.close())

const pin = '2580'
const [second, minute, day] = [1000, 60_000, 86_400_000]

const allow = async (learner: Visitor, dailyMinutes: number | null) => {
  await learner.done(enterPin, { body: { pin } })
  await learner.done(changeRules, { body: { dailyMinutes } })
}

async function child(dailyMinutes: number | null, timeZone = 'UTC'): Promise<Visitor> {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'], timeZone })
  await learner.done(setPin, { body: { pin } })
  await allow(learner, dailyMinutes)
  return learner
}

/** Spends the given minutes in the app, with a heartbeat each minute. */
async function spend(learner: Visitor, minutes: number) {
  await beat(learner)
  for (let n = 0; n < minutes; n++) {
    app.clock.pass(minute)
    await beat(learner)
  }
}

const beat = (learner: Visitor, state: 'active' | 'pause' = 'active') => learner.done(heartbeat, { body: { state } })
const round = (learner: Visitor) => learner.call(generateQuestions, { body: { topicId: 'art' } })
const over = { status: 403, body: { code: 'daily_limit_reached' } }

async function becomeMember(learner: Visitor) {
  await app.db.query(
    `insert into membership (account_id, status, paid_until) select id, 'active', '2030-01-01' from account where email = $1`,
    [learner.email],
  )
}

const today = async (learner: Visitor) => {
  await learner.done(enterPin, { body: { pin } })
  return (await learner.done(parentView)).days.at(-1)
}

test('At the daily limit learning stops, and neither the text nor the status mentions paying', async () => {
  const learner = await child(10)
  await spend(learner, 9)
  expect((await round(learner)).status).toBe(200)
  expect((await beat(learner)).isDoneForToday).toBe(false)
  await spend(learner, 1)
  const refused = await round(learner)
  expect(refused).toMatchObject(over)
  expect(refused.body.error).toBe("That's enough for today. Your pet is asleep and will be happy to see you tomorrow.")
  expect((await learner.done(currentUser)).session).toMatchObject({ isDoneForToday: true, hasReachedLimit: false })
  expect(await learner.call(createCustomTopic, { body: { topicName: 'capital cities' } })).toMatchObject(over)
})

test("The pet's room stays open", async () => {
  const learner = await child(10)
  await spend(learner, 11)
  expect((await learner.call(readPet)).status).toBe(200)
  expect((await learner.call(talkToPet)).status).toBe(200)
})

test('The question on the screen can be answered for two more minutes, with its hint', async () => {
  const learner = await child(10)
  await spend(learner, 9)
  const [first, next, last] = await learner.questions('art')
  if (!first || !next || !last) throw new Error('too few questions')
  await spend(learner, 1)
  expect((await learner.call(takeHint, { params: { questionId: first.id } })).status).toBe(200)
  app.clock.pass(minute)
  expect((await learner.answer(first)).status).toBe(200)
  app.clock.pass(minute)
  expect((await learner.answer(next)).status).toBe(200)
  app.clock.pass(1)
  expect(await learner.answer(last)).toMatchObject(over)
  expect(await learner.call(takeHint, { params: { questionId: last.id } })).toMatchObject(over)
})

test("The limit starts over at the learner's own midnight", async () => {
  const learner = await child(10, 'America/Los_Angeles')
  await spend(learner, 11)
  expect(await round(learner)).toMatchObject(over)
  // Midnight in UTC is late afternoon here.
  app.clock.now = new Date(`${app.clock.now.toISOString().slice(0, 10)}T23:59:00Z`)
  app.clock.pass(5 * minute)
  expect(await round(learner)).toMatchObject(over)
  app.clock.pass(day)
  expect((await round(learner)).status).toBe(200)
  expect((await learner.done(currentUser)).session.isDoneForToday).toBe(false)
})

test("Moving to a zone further west doesn't repeat the day", async () => {
  const learner = await child(10, 'Pacific/Kiritimati')
  await spend(learner, 11)
  await learner.signInAgain()
  await app.db.query(
    `update learner set time_zone = 'Pacific/Pago_Pago' where account_id = (select id from account where email = $1)`,
    [learner.email],
  )
  expect(await round(learner)).toMatchObject(over)
})

test('Members have the same limit, and their time is counted', async () => {
  const learner = await child(10)
  await becomeMember(learner)
  await spend(learner, 10)
  expect(await round(learner)).toMatchObject(over)
  expect((await learner.done(currentUser)).session).toMatchObject({ isSubscribed: true, isDoneForToday: true })
  expect((await today(learner))?.seconds).toBe(600)
})

test('A limit that is set, raised, lowered or removed counts at once', async () => {
  const learner = await child(null)
  await spend(learner, 30)
  expect((await round(learner)).status).toBe(200)
  expect((await learner.done(currentUser)).session).not.toHaveProperty('isDoneForToday')
  await allow(learner, 20)
  expect((await learner.done(currentUser)).session.isDoneForToday).toBe(true)
  expect(await round(learner)).toMatchObject(over)
  await allow(learner, 60)
  expect((await round(learner)).status).toBe(200)
  await allow(learner, 20)
  expect(await round(learner)).toMatchObject(over)
  await allow(learner, null)
  expect((await round(learner)).status).toBe(200)
})

test('A limit that is set while a question is on the screen leaves the two minutes, too', async () => {
  const learner = await child(null)
  await spend(learner, 12)
  const [first, next] = await learner.questions('art')
  if (!first || !next) throw new Error('too few questions')
  app.clock.pass(second)
  await allow(learner, 10)
  app.clock.pass(10 * second)
  expect((await learner.answer(first)).status).toBe(200)
  app.clock.pass(3 * minute)
  expect(await learner.answer(next)).toMatchObject(over)
})

test("Absence isn't counted, two devices count once, and setting a clock back gains nothing", async () => {
  const learner = await child(60)
  await spend(learner, 2)
  await beat(learner, 'pause')
  app.clock.pass(minute)
  await beat(learner)
  app.clock.pass(10 * minute)
  await Promise.all([beat(learner), beat(learner), beat(learner)])
  app.clock.pass(30 * second)
  await Promise.all([beat(learner), beat(learner), beat(learner)])
  app.clock.pass(-5 * second)
  await beat(learner)
  app.clock.pass(5 * second)
  await beat(learner)
  expect((await today(learner))?.seconds).toBe(150)
})

test('Answers without other calls between them cost five seconds each', async () => {
  const learner = await child(60)
  const questions = await learner.questions('art')
  for (const question of questions.slice(0, 4)) {
    app.clock.pass(5 * minute)
    await learner.answer(question)
  }
  expect((await today(learner))?.seconds).toBe(20)
})

test('A parent sees the time of thirty days, today last, with zero for days without any', async () => {
  const learner = await child(null)
  await spend(learner, 3)
  app.clock.pass(day)
  await spend(learner, 5)
  app.clock.pass(2 * day)
  await learner.done(enterPin, { body: { pin } })
  const { days } = await learner.done(parentView)
  expect(days).toHaveLength(30)
  expect(days.at(-1)?.day).toBe(app.clock.now.toISOString().slice(0, 10))
  expect(days.slice(-4).map(({ seconds }) => seconds)).toEqual([180, 300, 0, 0])
  await spend(learner, 1)
  expect((await learner.done(parentView)).days.slice(-4).map(({ seconds }) => seconds)).toEqual([180, 300, 0, 60])
})

test('A day begins once, even with requests at the same time', async () => {
  const learner = await child(null)
  await spend(learner, 3)
  app.clock.pass(day)
  await Promise.all(Array.from({ length: 8 }, () => beat(learner)))
  await learner.done(enterPin, { body: { pin } })
  expect((await learner.done(parentView)).days.slice(-2).map(({ seconds }) => seconds)).toEqual([180, 0])
})
