import { afterAll, expect, test } from 'vitest'
import { smallLibrary, startTestApp } from '#testing/app/test-app.ts'
import { generateQuestions } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const day = 86_400_000
const player = () => app.newcomer({ pet: 'Pip', topics: ['art'] })

test('a round is ten questions with four options, a key, an explanation, notes and a source', async () => {
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
    reason: "Let's start in the middle and find what suits you.",
    performanceMetrics: { overallAccuracy: 0, recentCorrectStreak: 0, recentIncorrectStreak: 0 },
  })
  expect(poolStatus).toEqual({ unansweredQuestions: 40, needsMoreQuestions: false, moreComing: false })
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
  for (let round = 0; round < 4; round++) {
    for (const question of await learner.questions('art')) {
      met.push(question.id)
      await learner.answer(question)
    }
  }
  expect(new Set(met).size).toBe(40)
  const spent = await learner.done(generateQuestions, { body: { topicId: 'art' } })
  expect(spent.questions).toEqual([])
  expect(spent.poolStatus).toEqual({ unansweredQuestions: 0, needsMoreQuestions: true, moreComing: false })
  app.clock.pass(day)
  expect(await learner.questions('art')).toHaveLength(10)
})

test('due reviews come back, at most four in a round, mixed with fresh questions', async () => {
  const learner = await player()
  const first = await learner.questions('art')
  for (const question of first) await learner.answer(question)
  app.clock.pass(60 * day)
  await learner.signInAgain()
  const old = new Set(first.map(({ id }) => id))
  const round = await learner.questions('art')
  expect(round.filter(({ id }) => old.has(id))).toHaveLength(4)
})

test('neighbours never train the same thing', async () => {
  const learner = await player()
  for (let round = 0; round < 4; round++) {
    const questions = await learner.questions('art')
    const skills = questions.map(({ question }) => Number(/number (\d+)/.exec(question)?.[1]) % 7)
    expect(skills.every((skill, i) => skill !== skills[i - 1])).toBe(true)
    for (const question of questions) await learner.answer(question, { right: round % 2 === 0 })
  }
})

test('right answers lead to harder questions, wrong ones to easier ones, and a sentence says so', async () => {
  const strong = await player()
  const weak = await player()
  for (let round = 0; round < 3; round++) {
    for (const question of await strong.questions('art')) await strong.answer(question)
    for (const question of await weak.questions('art')) await weak.answer(question, { right: false })
  }
  const performanceOf = async (learner: typeof strong) =>
    (await learner.done(generateQuestions, { body: { topicId: 'art' } })).performance
  expect(await performanceOf(strong)).toMatchObject({
    recommendedDifficulty: 'expert',
    reason: expect.stringContaining('30 right in a row'),
    performanceMetrics: { overallAccuracy: 100, recentCorrectStreak: 30, recentIncorrectStreak: 0 },
  })
  expect(await performanceOf(weak)).toMatchObject({
    recommendedDifficulty: 'easy',
    performanceMetrics: { overallAccuracy: 0, recentCorrectStreak: 0, recentIncorrectStreak: 30 },
  })
})

test('the difficulty asked for is where a learner without history starts', async () => {
  const learner = await player()
  const { performance } = await learner.done(generateQuestions, {
    body: { topicId: 'art', difficulty: 'hard', userLevel: 3 },
  })
  expect(performance.recommendedDifficulty).toBe('hard')
})

test('without a pet, without the topic, without a session', async () => {
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

test('a round that was left is taken up where it was, with its score, and another begins after its last question', async () => {
  const learner = await player()
  const generate = () => learner.done(generateQuestions, { body: { topicId: 'art' } })
  const first = await generate()
  expect(first.round).toEqual({ answered: 0, correct: 0 })
  for (const [n, question] of first.questions.slice(0, 3).entries()) await learner.answer(question, { right: n !== 1 })
  app.clock.pass(60_000)
  const again = await generate()
  expect(again.questions).toEqual(first.questions)
  expect(again.round).toEqual({ answered: 3, correct: 2 })
  for (const question of first.questions.slice(3)) await learner.answer(question)
  const next = await generate()
  expect(next.round).toEqual({ answered: 0, correct: 0 })
  expect(next.questions.some(({ id }) => first.questions.some(old => old.id === id))).toBe(false)
})

test('a round is forgotten after half a day, and goes on without a question that was withdrawn', async () => {
  const learner = await player()
  const first = await learner.questions('art')
  await learner.answer(first[0] ?? { id: '', correctAnswer: 0 })
  await app.db.query('update question set withdrawn_at = now() where id = any ($1::bigint[])', [
    [first[0]?.id, first[5]?.id],
  ])
  const without = await learner.done(generateQuestions, { body: { topicId: 'art' } })
  expect(without.questions.map(({ id }) => id)).toEqual(first.map(({ id }) => id).filter((_, n) => n !== 5))
  expect(without.round.answered).toBe(1)
  await app.db.query('update question set withdrawn_at = null')
  app.clock.pass(13 * 3_600_000)
  const later = await learner.done(generateQuestions, { body: { topicId: 'art' } })
  expect(later.round.answered).toBe(0)
  expect(later.questions.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id))
})

test('a mixed round holds all topics, neighbours of different ones, due reviews first', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art', 'music', 'history'] })
  const known = await learner.questions('art')
  for (const question of known.slice(0, 5)) await learner.answer(question)
  await learner.questions('music')
  await learner.questions('history')
  app.clock.pass(60 * day)
  await learner.signInAgain()
  const { questions, performance } = await learner.done(generateQuestions, { body: { topicId: 'mixed' } })
  expect(questions).toHaveLength(10)
  expect(new Set(questions.map(({ topicId }) => topicId))).toEqual(new Set(['art', 'music', 'history']))
  const old = questions.filter(({ id }) => known.some(each => each.id === id))
  expect(old.length).toBe(4)
  const fresh = questions.filter(question => !old.includes(question))
  expect(
    fresh.every(({ topicId }, n) => topicId !== fresh[n - 1]?.topicId || n === 0) ||
      questions.every(({ topicId }, n) => topicId !== questions[n - 1]?.topicId),
  ).toBe(true)
  expect(performance.reason).toContain('mixing')
})

test('what all learners found hard counts as hard', async () => {
  const own = await startTestApp()
  const learner = await own.newcomer({ pet: 'Pip', topics: ['art'] })
  await own.questions.stock('art')
  // Every easy question turns out to be beyond experts: a beginner is spared them.
  await own.db.query(
    `insert into question_record select id, 4, 100, 30, '{30,30,20,20}', 0, 0 from question where level = 1 and id % 2 = 0`,
  )
  const { rows } = await own.db.query<{ id: string }>('select question_id::text as id from question_record')
  const { questions } = await learner.done(generateQuestions, { body: { topicId: 'art', difficulty: 'easy' } })
  const hard = new Set(rows.map(({ id }) => id))
  expect(questions.slice(0, 8).filter(({ id }) => hard.has(id)).length).toBeLessThan(2)
  await own.close()
})
