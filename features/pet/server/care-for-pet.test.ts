import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#testing/app/test-app.ts'
import { feedPet, playWithPet, readPet, restPet, talkToPet } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const second = 1000
const minute = 60 * second

/** A learner whose pet has room for more of everything. */
async function keeper() {
  const learner = await app.newcomer({ pet: 'Pip' })
  await app.db.query(
    `update pet set happiness = 50, health = 70, energy = 60
     where learner_id = (select id from learner order by id desc limit 1)`,
  )
  return learner
}

test.each([
  ['feed', feedPet, { health: 15, happiness: 8 }, 30],
  ['play', playWithPet, { happiness: 12, energy: -10 }, 10],
  ['rest', restPet, { energy: 25 }, 15],
] as const)('%s gives its reward once, and again after its cooldown', async (_, call, reward, minutes) => {
  const learner = await keeper()
  const before = await learner.done(readPet)
  const first = await learner.done(call)
  expect(first).toMatchObject({ cooldownRemaining: 0, reward })
  for (const stat of ['happiness', 'health', 'energy'] as const)
    expect(first.creature[stat]).toBeCloseTo(before[stat] + (stat in reward ? reward[stat as keyof typeof reward] : 0))
  expect(await learner.done(readPet)).toEqual(first.creature)

  app.clock.pass(minute + 500)
  const unchanged = await learner.done(readPet)
  expect(await learner.done(call)).toEqual({
    cooldownRemaining: (minutes - 1) * 60,
    reward: {},
    creature: unchanged,
  })
  expect(await learner.done(readPet)).toEqual(unchanged)
  app.clock.pass((minutes - 1) * minute - 501)
  expect(await learner.done(call)).toMatchObject({ cooldownRemaining: 1, reward: {} })
  app.clock.pass(1)
  expect(await learner.done(call)).toMatchObject({ cooldownRemaining: 0, reward })
})

test('a full stat stays at a hundred', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { creature: pet, reward } = await learner.done(feedPet)
  expect([pet.health, pet.happiness, reward]).toEqual([100, 100, { health: 15, happiness: 8 }])
})

test('one of fifty simultaneous feeds is rewarded and the others have to wait', async () => {
  const learner = await keeper()
  // As many connections as calls, opened before: otherwise they would come one after another.
  await Promise.all(Array.from({ length: 50 }, () => learner.done(readPet)))
  const replies = await Promise.all(Array.from({ length: 50 }, () => learner.done(feedPet)))
  expect(replies.filter(({ cooldownRemaining }) => cooldownRemaining === 0)).toHaveLength(1)
  expect(replies.filter(({ reward }) => Object.keys(reward).length > 0)).toHaveLength(1)
  expect(replies.filter(({ cooldownRemaining }) => cooldownRemaining === 1800)).toHaveLength(49)
  expect(await learner.done(readPet)).toMatchObject({ health: 85, happiness: 58, energy: 60 })
})

test('a retried feed gets the first reply again and is rewarded once', async () => {
  const learner = await keeper()
  const headers = { 'idempotency-key': 'lost-reply' }
  const first = await learner.done(feedPet, { headers })
  app.clock.pass(2 * second)
  const again = await learner.done(feedPet, { headers })
  expect(again).toMatchObject({ cooldownRemaining: 0, reward: first.reward })
  expect((await learner.done(readPet)).health).toBe(first.creature.health)
  expect((await learner.done(feedPet, { headers: { 'idempotency-key': 'another' } })).cooldownRemaining).toBe(1798)
})

test('an idempotency key of more than 100 characters is refused', async () => {
  const learner = await keeper()
  const headers = { 'idempotency-key': 'k'.repeat(101) }
  for (const call of [feedPet, talkToPet]) {
    const { status, body } = await learner.call(call, { headers })
    expect([status, body.code]).toEqual([400, 'attempt_too_long'])
  }
})

test('simultaneous care actions each count once', async () => {
  const learner = await keeper()
  const calls = [feedPet, playWithPet, restPet, talkToPet, feedPet, talkToPet]
  await Promise.all(calls.map(() => learner.done(readPet)))
  await Promise.all(calls.map(call => learner.done(call)))
  expect(await learner.done(readPet)).toMatchObject({ health: 85, happiness: 72, energy: 75 })
})

test('a pet with less than 15 energy is too tired to play, and the reply says for how long', async () => {
  const learner = await keeper()
  await app.db.query('update pet set energy = 14')
  const tired = await learner.done(playWithPet)
  expect(tired).toMatchObject({ cooldownRemaining: 720, reward: {}, creature: { energy: 14 } })
  app.clock.pass(720 * second)
  expect(await learner.done(playWithPet)).toMatchObject({ cooldownRemaining: 0, creature: { energy: 5 } })
})

test('after a rest the status says that the pet sleeps, for a minute; play wakes it up before', async () => {
  const learner = await keeper()
  const { creature: pet } = await learner.done(restPet)
  expect(pet.status).toEqual({ message: 'Pip is fast asleep.', asleep: true, wakesIn: 60 })
  app.clock.pass(59 * second)
  expect((await learner.done(readPet)).status).toMatchObject({ asleep: true, wakesIn: 1 })
  app.clock.pass(second)
  expect((await learner.done(readPet)).status).toEqual({})
  app.clock.pass(15 * minute)
  await learner.done(restPet)
  expect((await learner.done(talkToPet)).message).toMatch(/^(Zzz|Mmh)…/)
  expect((await learner.done(playWithPet)).creature.status).toEqual({})
})

test('care without a pet is refused', async () => {
  const learner = await app.newcomer()
  for (const call of [feedPet, playWithPet, restPet, talkToPet]) {
    const { status, body } = await learner.call(call)
    expect([status, body.code]).toEqual([404, 'creature_not_found'])
  }
})
