import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type Visitor } from '#testing/app/test-app.ts'
import type { Manner } from '#testing/stand-ins/model/stand-in.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { feedPet, talkToPet } from '../contract.ts'

const model = await startModelStandIn()
const provider = { AI_MODEL: 'writer', AI_API_KEY: 'a key', AI_BASE_URL: model.url }
const app = await startTestApp({ environment: { ...provider, AI_PROVIDER: 'openai', FREE_TALKS: '4' } })
const poor = await startTestApp({
  environment: { ...provider, AI_PROVIDER: 'compatible', AI_TOKENS_PER_LEARNER: '2000' },
})
afterAll(async () => {
  await Promise.all([app.close(), poor.close(), model.close()])
})
const minute = 60_000
const line = 'Music is in the air. I caught some!'
beforeEach(() => {
  model.manner = 'good'
  model.says = line
  model.heard.length = 0
})
const musician = (of = app) => of.newcomer({ pet: 'Pip', topics: ['music'] })
const talk = async (learner: Visitor) => (await learner.done(talkToPet)).message

test('a pet says a line of its own about what its learner learns, once; small talk in between is built in', async () => {
  const learner = await musician()
  model.says = `"${line}"`
  const first = await learner.done(talkToPet)
  expect(first).toMatchObject({ message: line, reward: { happiness: 2 }, cooldownRemaining: 0 })
  expect(Object.keys(first).sort()).toEqual(['cooldownRemaining', 'creature', 'message', 'reward'])
  expect(await talk(learner)).not.toBe(line)
  expect(model.heard).toHaveLength(1)
  expect(model.heard[0]?.data.join()).toContain('Music')
  app.clock.pass(minute)
  expect(await talk(learner)).not.toBe(line)
  expect(model.heard).toHaveLength(2)
})

test('a pet with one topic hums a song about it', async () => {
  model.says = undefined
  expect(await talk(await musician())).toBe('I hummed a song about Music all morning.')
})

test.each<[Manner, string]>([
  ['fails', line],
  ['busy', line],
  ['refuses', line],
  ['hangs', line],
  ['flagged', line],
  ['good', 'What is your address, and do you like music?'],
  ['good', 'Visit https://music.example for more music.'],
  ['good', ''],
])('where the model is %s and says "%s", a built-in line is said', async (manner, says) => {
  const learner = await musician()
  Object.assign(model, { manner, says })
  const { message, reward } = await learner.done(talkToPet)
  expect(message).not.toBe(says)
  expect(message.length).toBeGreaterThan(5)
  expect(reward).toEqual({ happiness: 2 })
  expect(model.heard).toHaveLength(1)
})

test('a model that thinks holds nothing: the pet can be fed meanwhile, and no connection waits inside a transaction', async () => {
  const learner = await musician()
  model.manner = 'hangs'
  const talking = learner.done(talkToPet)
  await expect.poll(() => model.heard, { interval: 5 }).toHaveLength(1)
  const held = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
  expect((await app.db.query(held)).rowCount).toBe(0)
  expect(await learner.done(feedPet)).toMatchObject({ cooldownRemaining: 0 })
  expect((await talking).creature).toMatchObject({ health: expect.any(Number) })
})

test('a learner has so many talks by a model, also where all are asked for at once', async () => {
  const [one, other] = [await musician(), await musician()]
  await Promise.all(Array.from({ length: 6 }, () => one.done(talkToPet)))
  expect(model.heard.length).toBeLessThanOrEqual(4)
  for (let n = 0; n < 6; n++) {
    app.clock.pass(minute)
    await talk(one)
  }
  expect(model.heard).toHaveLength(4)
  await talk(other)
  expect(model.heard).toHaveLength(5)
})

test('a provider that is broken takes none of the talks', async () => {
  const learner = await musician()
  model.manner = 'fails'
  for (let n = 0; n < 5; n++) {
    app.clock.pass(minute)
    await talk(learner)
  }
  model.manner = 'good'
  app.clock.pass(minute)
  expect(await talk(learner)).toBe(line)
})

test('over the budget of the day the built-in lines go on, and the day after the model is asked again', async () => {
  const learner = await musician(poor)
  const day = async () => {
    for (let n = 0; n < 4; n++) {
      poor.clock.pass(minute)
      await talk(learner)
    }
    return model.heard.length
  }
  const asked = await day()
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(4)
  poor.clock.pass(24 * 60 * minute)
  await learner.signInAgain()
  expect(await day()).toBe(2 * asked)
})

test('a pet that sleeps or knows nothing yet asks no model', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  await talk(learner)
  const sleeper = await musician()
  await app.db.query('update pet set asleep_until = $1', [new Date(app.clock.now.getTime() + minute)])
  expect(await talk(sleeper)).toMatch(/^(Zzz|Mmh)…/)
  expect(model.heard).toHaveLength(0)
})
