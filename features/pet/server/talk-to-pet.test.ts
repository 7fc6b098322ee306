import { afterAll, expect, test } from 'vitest'
import { smallLibrary, startTestApp } from '#testing/app/test-app.ts'
import { readPet, readThought, talkToPet } from '../contract.ts'

const app = await startTestApp({
  library: {
    ...smallLibrary,
    *write(...asked) {
      for (const draft of smallLibrary.write(...asked)) yield { ...draft, explanation: 'Lima is the capital of Peru.' }
    },
  },
})
afterAll(() => app.close())
const minute = 60_000

test('talk makes happier once a minute, and always has something to say', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  await app.db.query('update pet set happiness = 50')
  const first = await learner.done(talkToPet)
  expect(first).toMatchObject({ cooldownRemaining: 0, reward: { happiness: 2 }, creature: { happiness: 52 } })
  const second = await learner.done(talkToPet)
  expect(second).toMatchObject({ cooldownRemaining: 60, reward: {}, creature: { happiness: 52 } })
  expect(second.message).not.toBe(first.message)
  app.clock.pass(minute)
  expect(await learner.done(talkToPet)).toMatchObject({ cooldownRemaining: 0, reward: { happiness: 2 } })
})

test('no line comes twice in twenty, though they are asked for at once', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  await Promise.all(Array.from({ length: 10 }, () => learner.done(readPet)))
  const heard: string[] = []
  for (let round = 0; round < 2; round++) {
    const said = await Promise.all(Array.from({ length: 10 }, () => learner.done(talkToPet)))
    heard.push(...said.map(({ message }) => message))
  }
  expect(new Set(heard).size).toBe(20)
})

test('what the pet says and thinks of what was learned and what is due is so', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['history'] })
  const minds = async (calls: number) => {
    const heard: string[] = []
    for (let n = 0; n < calls; n++) {
      app.clock.pass(6 * minute)
      heard.push((await learner.done(readThought)).about, (await learner.done(talkToPet)).message)
    }
    return heard.join('\n')
  }
  expect(await minds(30)).not.toMatch(/Lima|review|dust on the inside|learned$/m)
  for (const question of await learner.questions('history')) await learner.answer(question)
  const learned = await minds(40)
  expect(learned).toMatch(/^learned$/m)
  expect(learned).toMatch(/Lima is the capital of Peru\./)
  expect(learned).not.toMatch(/^review$/m)
  app.clock.pass(30 * 24 * 60 * minute)
  await learner.signInAgain()
  const due = await minds(40)
  expect(due).toMatch(/^review$/m)
  expect(due).toMatch(/History/)
  expect(due).not.toMatch(/Lima/)
})

test('a thought stays for a while', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const thought = await learner.done(readThought)
  expect(await learner.done(readThought)).toEqual(thought)
})
