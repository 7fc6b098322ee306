import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#testing/app/test-app.ts'
import { createPet, readPet, restPet } from '../contract.ts'
import { words } from '../words.ts'

const app = await startTestApp()
afterAll(() => app.close())
const hour = 3_600_000

test('a new pet is an egg with full stats, and the same pet when read again', async () => {
  const learner = await app.newcomer()
  const pip = await learner.done(createPet, { body: { name: '  Pip ' } })
  expect(pip).toMatchObject({
    name: 'Pip',
    level: 1,
    evolutionStage: 0,
    experience: 0,
    maxExperience: 100,
    happiness: 100,
    health: 100,
    energy: 100,
    intelligence: 1,
    visitStreak: 1,
    learningVelocity: 0,
    totalQuestions: 0,
    correctAnswers: 0,
  })
  expect(await learner.done(readPet)).toEqual(pip)
})

test('reading without a pet is a 404', async () => {
  const { status, body } = await (await app.newcomer()).call(readPet)
  expect([status, body]).toMatchObject([404, { error: 'Creature not found', code: 'creature_not_found' }])
})

test('a second pet is refused, even if both requests arrive at once', async () => {
  const learner = await app.newcomer()
  const requests = ['Pip', 'Pop', 'Pap', 'Pep'].map(name => learner.call(createPet, { body: { name } }))
  const replies = await Promise.all(requests)
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const kept = replies.find(({ status }) => status === 200)?.body.name
  expect((await learner.done(readPet)).name).toBe(kept)
})

test.each([
  ['blanks', '   '],
  ['nothing', ''],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a control character', 'Pip\u0007'],
  ['a number', 7],
])('a name of %s is refused in words and makes no pet', async (_, name) => {
  const learner = await app.newcomer()
  const { status, body } = await learner.call(createPet, { body: { name: name as string } })
  expect([status, body.code]).toEqual([400, 'bad_input'])
  expect(body.error).toMatch(/name/)
  expect((await learner.call(readPet)).status).toBe(404)
})

test.each(['<img onerror=alert(1)>', "Robert'); drop table creature;--", 'ピップ', '🐣 Pip', "$& $$ $' Pip"])(
  'the name %s is plain text, even inside a sentence',
  async name => {
    const learner = await app.newcomer({ topics: ['art'] })
    expect((await learner.done(createPet, { body: { name } })).name).toBe(name)
    expect((await learner.done(restPet)).creature.status.message).toBe(`${name} is fast asleep.`)
    const heard: string[] = []
    for (const [n, question] of (await learner.questions('art')).entries()) {
      heard.push((await learner.answer(question, { attempt: `${n}` })).body.creatureFeedback)
    }
    const named = [words.feedback.right, words.feedback.leveledUp, words.feedback.evolved]
      .flat()
      .filter(line => line.includes('{name}'))
      .map(line => line.split('{name}').join(name))
    expect(heard.some(sentence => named.includes(sentence))).toBe(true)
  },
)

test('time is worked out when read, and reading often changes nothing', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  await app.db.query('update pet set energy = 20, happiness = 50, health = 61')
  app.clock.pass(4 * hour)
  const once = await learner.done(readPet)
  expect(once).toMatchObject({ energy: 40, happiness: 46, health: 60 })
  expect(await learner.done(readPet)).toEqual(once)
  app.clock.pass(365 * 24 * hour)
  await learner.signInAgain()
  expect(await learner.done(readPet)).toMatchObject({ energy: 100, happiness: 40, health: 60 })
})

test("visits on consecutive days in the learner's time zone make a streak, and a missed day resets it", async () => {
  app.clock.now = new Date('2026-03-10T13:00:00Z')
  const learner = await app.newcomer({ pet: 'Pip', timeZone: 'Pacific/Auckland' })
  const streakAt = async (time: string) => {
    app.clock.now = new Date(time)
    return (await learner.done(readPet)).visitStreak
  }
  expect(await streakAt('2026-03-11T10:00:00Z')).toBe(1)
  expect(await streakAt('2026-03-11T11:30:00Z')).toBe(2)
  expect(await streakAt('2026-03-12T11:30:00Z')).toBe(3)
  expect(await streakAt('2026-03-15T11:30:00Z')).toBe(1)
})
