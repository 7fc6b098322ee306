import { afterAll, expect, test } from 'vitest'
import { smallLibrary, startTestApp } from '#app/server/test-app.ts'
import { generateQuestions } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const day = 86_400_000
const player = () => app.newcomer({ pet: 'Pip', topics: ['art'] })

test('a batch is ten questions with four options, a key, an explanation, notes and a source', async () => {
  const learner = await player()
  const { questions, performance, poolStatus } = await learner.done(generateQuestions, { body: { topicId: 'art' } })
  expect(questions).toHaveLength(10)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(10)
  for (const question of questions) {
    expect(new Set(question.options).size).toBe(4)
    expect(question.options[question.correctAnswer]).toMatch(/^word/)
    expect(question.optionNotes.map(note => note === null).indexOf(true)).toBe(question.correctAnswer)
    expect(question).toMatchObject({
      sourceResearch: 'A page to read',
      sourceUrl: 'https://example.org/page',
      author: 'library',
    })
  }
  expect(performance).toEqual({
    recommendedDifficulty: 'medium',
    reason: 'We start in the middle and see what fits you.',
    performanceMetrics: { overallAccuracy: 0, recentCorrectStreak: 0, recentIncorrectStreak: 0 },
  })
  expect(poolStatus).toEqual({ unansweredQuestions: 40, needsMoreQuestions: false })
})

test('asked again without an answer, the same ten come in the same order, and another learner gets others', async () => {
  const learner = await player()
  const first = await learner.questions('art')
  expect(await learner.questions('art')).toEqual(first)
  expect((await (await player()).questions('art')).map(({ id }) => id)).not.toEqual(first.map(({ id }) => id))
})

test('the same question stands in the same order whenever a learner meets it, and differently for others', async () => {
  const orders = new Set<string>()
  for (let n = 0; n < 6; n++) {
    const learner = await player()
    const shared = (await learner.questions('art')).find(({ question }) => question.length > 0)
    if (shared) orders.add(`${shared.correctAnswer}`)
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('nothing comes again on the same day while something is left, and all forty come before any repeats', async () => {
  const learner = await player()
  const met: string[] = []
  for (let batch = 0; batch < 4; batch++) {
    for (const question of await learner.questions('art')) {
      met.push(question.id)
      await learner.answer(question)
    }
  }
  expect(new Set(met).size).toBe(40)
  const spent = await learner.done(generateQuestions, { body: { topicId: 'art' } })
  expect(spent.questions).toEqual([])
  expect(spent.poolStatus).toEqual({ unansweredQuestions: 0, needsMoreQuestions: true })
  app.clock.pass(day)
  expect(await learner.questions('art')).toHaveLength(10)
})

test('reviews that are due come back, at most four in a batch, mixed with fresh ones', async () => {
  const learner = await player()
  const first = await learner.questions('art')
  for (const question of first) await learner.answer(question)
  app.clock.pass(60 * day)
  await learner.signInAgain()
  const old = new Set(first.map(({ id }) => id))
  const batch = await learner.questions('art')
  expect(batch.filter(({ id }) => old.has(id))).toHaveLength(4)
})

test('neighbours never train the same thing', async () => {
  const learner = await player()
  for (let batch = 0; batch < 4; batch++) {
    const questions = await learner.questions('art')
    const skills = questions.map(({ question }) => Number(/number (\d+)/.exec(question)?.[1]) % 7)
    expect(skills.every((skill, i) => skill !== skills[i - 1])).toBe(true)
    for (const question of questions) await learner.answer(question, { right: batch % 2 === 0 })
  }
})

test('right answers lead to harder questions, wrong ones to easier ones, and a sentence says so', async () => {
  const strong = await player()
  const weak = await player()
  for (let batch = 0; batch < 2; batch++) {
    for (const question of await strong.questions('art')) await strong.answer(question)
    for (const question of await weak.questions('art')) await weak.answer(question, { right: false })
  }
  const performanceOf = async (learner: typeof strong) =>
    (await learner.done(generateQuestions, { body: { topicId: 'art' } })).performance
  expect(await performanceOf(strong)).toMatchObject({
    recommendedDifficulty: 'expert',
    reason: expect.stringContaining('20 right in a row'),
    performanceMetrics: { overallAccuracy: 100, recentCorrectStreak: 20, recentIncorrectStreak: 0 },
  })
  expect(await performanceOf(weak)).toMatchObject({
    recommendedDifficulty: 'easy',
    performanceMetrics: { overallAccuracy: 0, recentCorrectStreak: 0, recentIncorrectStreak: 20 },
  })
})

test('the difficulty asked for is where a learner without history starts', async () => {
  const learner = await player()
  const { performance } = await learner.done(generateQuestions, {
    body: { topicId: 'art', difficulty: 'hard', userLevel: 3 },
  })
  expect(performance.recommendedDifficulty).toBe('hard')
})

test('without a creature, without the topic, without a session', async () => {
  const petless = await app.newcomer({ topics: ['art'] })
  expect((await petless.call(generateQuestions, { body: { topicId: 'art' } })).body.error).toBe('Creature not found')
  const other = await (await player()).call(generateQuestions, { body: { topicId: 'music' } })
  expect([other.status, other.body.code]).toEqual([404, 'topic_not_found'])
  expect((await app.visitor().call(generateQuestions, { body: { topicId: 'art' } })).status).toBe(401)
})

test('a new edition of the library renews the wording, withdraws what it dropped and keeps what was learned', async () => {
  let edition = 'one'
  const library = {
    edition: () => edition,
    endless: () => false,
    *write(topicId: string) {
      for (const draft of smallLibrary.write(topicId, 0)) {
        if (edition === 'one') yield draft
        else if (draft.fingerprint !== 'art-0') yield { ...draft, explanation: `${draft.explanation} Now better.` }
      }
    },
  }
  const own = await startTestApp({ library })
  const learner = await own.newcomer({ pet: 'Pip', topics: ['art'] })
  const before = await learner.questions('art')
  edition = 'two'
  expect(await own.questions.stock('art')).toBe(39)
  const after = await learner.questions('art')
  expect(after.every(({ explanation }) => explanation.endsWith('Now better.'))).toBe(true)
  const kept = before.filter(({ question }) => !question.includes('number 0 '))
  expect(
    (await Promise.all(kept.map(question => learner.answer(question)))).every(({ status }) => status === 200),
  ).toBe(true)
  await own.close()
})
