import { afterAll, expect, test } from 'vitest'
import { presetTopics } from '#authoring/rules/preset-topics.ts'
import { readPet } from '#pet/contract.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { completeBreak, takeBreak } from '../contract.ts'
import type { BreakKind } from '../rules/breaks/break-kinds.ts'
import { breakKinds } from '../rules/breaks/break-kinds.ts'

const app = await startTestApp()
afterAll(() => app.close())
const player = () => app.newcomer({ pet: 'Pip', topics: ['science'] })
const offered = (learner: Visitor, kind: BreakKind, topicId = 'science') =>
  learner.call(takeBreak, { params: { topicId, kind } })
const complete = (learner: Visitor, breakId: string, bubbles?: number) =>
  learner.call(completeBreak, { params: { breakId }, body: bubbles === undefined ? {} : { bubbles } })

/** Answers so many questions, and leaves the pet with medium stats. */
async function answered(learner: Visitor, times: number) {
  const questions = await learner.questions('science')
  for (const question of questions.slice(0, times)) await learner.answer(question)
  const { id } = await learner.done(readPet)
  await app.db.query('update pet set happiness = 50, energy = 50, version = version + 1 where id = $1', [id])
}
const takenBy = async (learner: Visitor) => {
  const { rows } = await app.db.query(
    'select b.answers, b.kind from break_taken b join learner l on l.id = b.learner_id where l.account_id = (select id from account where email = $1) order by 1',
    [learner.email],
  )
  return rows
}

test.each(presetTopics)('every kind of break comes for %s, with its source where it tells something', async topicId => {
  const learner = await app.newcomer({ pet: 'Pip', topics: [topicId] })
  for (const kind of breakKinds) {
    const { status, body } = await offered(learner, kind, topicId)
    expect([status, body.kind, body.id]).toEqual([200, kind, `${kind}-0`])
    if (!('sources' in body)) continue
    expect(body.sources.length).toBeGreaterThan(0)
    for (const { url } of body.sources) expect(url).toMatch(/^https:\/\//)
  }
})

test('asked again before the next answer, the same break comes; after it another one', async () => {
  const learner = await player()
  const first = (await offered(learner, 'article')).body
  expect((await offered(learner, 'article')).body).toEqual(first)
  await answered(learner, 1)
  expect((await offered(learner, 'article')).body).not.toEqual(first)
})

test('a topic that is not held has no breaks, and without a pet there are none', async () => {
  const learner = await player()
  expect(await offered(learner, 'fact', 'music')).toMatchObject({ status: 404, body: { code: 'topic_not_found' } })
  expect(await offered(learner, 'fact', '\u0000')).toMatchObject({ status: 404 })
  expect((await offered(learner, 'nap' as BreakKind)).status).toBe(400)
  const alone = await app.newcomer({ topics: ['science'] })
  expect(await offered(alone, 'fact')).toMatchObject({ status: 404, body: { code: 'creature_not_found' } })
  expect(await complete(alone, 'fact-0')).toMatchObject({ status: 404, body: { code: 'creature_not_found' } })
})

test('an energy boost gives 10 happiness and 15 energy once', async () => {
  const learner = await player()
  await answered(learner, 3)
  const { id } = (await offered(learner, 'energy-boost')).body
  const first = await complete(learner, id)
  expect(first.body).toMatchObject({ reward: { happiness: 10, energy: 15 }, creature: { happiness: 60, energy: 65 } })
  const again = await complete(learner, id)
  expect([again.status, again.body.reward, again.body.creature]).toEqual([200, {}, first.body.creature])
  expect(await learner.done(readPet)).toEqual(first.body.creature)
  expect(await takenBy(learner)).toEqual([{ answers: 3, kind: 'energy-boost' }])
})

test.each([
  [0, {}],
  [5, { happiness: 5 }],
  [8, { happiness: 8 }],
  [1_000, { happiness: 8 }],
])('%i bubbles give %o', async (bubbles, reward) => {
  const learner = await player()
  await answered(learner, 3)
  expect((await complete(learner, 'creature-play-3', bubbles)).body.reward).toEqual(reward)
})

test('one break for three answers, whatever its kind, and no old one later', async () => {
  const learner = await player()
  await answered(learner, 2)
  expect((await complete(learner, 'energy-boost-2')).body.reward).toEqual({})
  await answered(learner, 1)
  expect((await complete(learner, 'fact-3')).body.reward).toEqual({})
  expect((await complete(learner, 'energy-boost-3')).body.reward).toEqual({})
  await answered(learner, 3)
  expect((await complete(learner, 'energy-boost-3')).body.reward).toEqual({})
  expect((await complete(learner, 'energy-boost-6')).body.reward).toEqual({ happiness: 10, energy: 15 })
  expect(await takenBy(learner)).toEqual([
    { answers: 3, kind: 'fact' },
    { answers: 6, kind: 'energy-boost' },
  ])
})

test('20 completions at once, of one break or of two, give one reward', async () => {
  const learner = await player()
  await answered(learner, 3)
  const ids = Array.from({ length: 20 }, (_, i) => (i % 2 ? 'energy-boost-3' : 'creature-play-3'))
  // Open the connections first, so that all completions arrive together.
  await Promise.all(ids.map(() => learner.done(readPet)))
  const replies = await Promise.all(ids.map(id => complete(learner, id, 8)))
  expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200))
  const rewards = replies.map(({ body }) => body.reward).filter(reward => Object.keys(reward).length > 0)
  expect(rewards).toHaveLength(1)
  const { happiness, energy } = await learner.done(readPet)
  expect([happiness - 50, energy - 50]).toEqual([rewards[0]?.happiness, rewards[0]?.energy ?? 0])
  expect(await takenBy(learner)).toHaveLength(1)
})

test('a break and an answer at the same moment both count', async () => {
  const learner = await player()
  await answered(learner, 3)
  const question = (await learner.questions('science')).at(-1)
  if (!question) throw new Error('there is no question')
  const [rested, fed] = await Promise.all([complete(learner, 'energy-boost-3'), learner.answer(question)])
  expect([rested.body.reward, fed.status]).toEqual([{ happiness: 10, energy: 15 }, 200])
  expect(await learner.done(readPet)).toMatchObject({ happiness: 62, energy: 64, totalQuestions: 4 })
})

test.each([
  '1',
  'fact',
  '\u0000',
  'energy-boost-4',
  'nap-3',
  'energy-boost-99999999999',
  "fact-0'; drop table learner",
])('there is no break %s', async breakId => {
  const learner = await player()
  await answered(learner, 3)
  expect(await complete(learner, breakId)).toMatchObject({ status: 404, body: { code: 'break_not_found' } })
})
