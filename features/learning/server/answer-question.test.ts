import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { changeAccount } from '#account/contract.ts'
import type { Library } from '#authoring/server/library.ts'
import { readPet } from '#pet/contract.ts'
import { smallLibrary, startTestApp } from '#testing/app/test-app.ts'
import { listTopics } from '#topics/contract.ts'
import { answerQuestion, completeBreak, takeBreak } from '../contract.ts'
import { openQuestionPool } from './question-pool.ts'

const app = await startTestApp()
afterAll(() => app.close())
const day = 86_400_000
const player = () => app.newcomer({ pet: 'Pip', topics: ['art', 'music'] })

test('a right answer feeds the pet, a wrong one costs one energy and nothing else', async () => {
  const learner = await player()
  const [first, second] = await learner.questions('art')
  if (!first || !second) throw new Error('no questions')
  const right = (await learner.answer(first)).body
  expect(right).toMatchObject({
    correct: true,
    correctAnswer: first.correctAnswer,
    feedingResult: { leveledUp: false, evolved: false },
  })
  expect(right.feedingResult.statChanges.experience).toBeGreaterThan(0)
  expect(right.feedingResult.achievements).toEqual(['First Steps', 'Sharp Mind', 'Egg'])
  const wrong = (await learner.answer(second, { right: false })).body
  expect(wrong).toMatchObject({
    correct: false,
    correctAnswer: second.correctAnswer,
    feedingResult: { statChanges: { energy: -1 }, achievements: [] },
  })
  expect(wrong.creature).toMatchObject({
    experience: right.creature.experience,
    energy: 98,
    totalQuestions: 2,
    correctAnswers: 1,
  })
  expect(await learner.done(readPet)).toEqual(wrong.creature)
})

test('the same attempt again gets the first result, word for word, and changes nothing', async () => {
  const learner = await player()
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question')
  const attempt = randomUUID()
  const first = await learner.answer(question, { attempt })
  app.clock.pass(60_000)
  expect((await learner.answer(question, { attempt, right: false })).body).toEqual(first.body)
  expect((await learner.done(readPet)).totalQuestions).toBe(1)
})

test('twenty copies of one attempt at once count once', async () => {
  const learner = await player()
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question')
  const attempt = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => learner.answer(question, { attempt })))
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await learner.done(readPet)).toMatchObject({
    totalQuestions: 1,
    experience: replies[0]?.body.creature.experience,
  })
})

test('ten answers from two devices at once all count, each once', async () => {
  const learner = await player()
  const questions = await learner.questions('art')
  const replies = await Promise.all(questions.map(question => learner.answer(question)))
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const pet = await learner.done(readPet)
  const gained = replies.reduce((sum, { body }) => sum + (body.feedingResult.statChanges.experience ?? 0), 0)
  const spent = Array.from({ length: pet.level - 1 }, (_, i) => (i + 1) * 100).reduce((sum, each) => sum + each, 0)
  expect(pet.experience + spent).toBe(gained)
  expect(pet).toMatchObject({ totalQuestions: 10, correctAnswers: 10 })
  const { rows } = await app.db.query(
    'select sum(experience)::int as gained from answer where learner_id = (select learner_id from pet where id = $1)',
    [pet.id],
  )
  expect(rows[0].gained).toBe(gained)
})

test('a question answered rightly today feeds no second time today, and fully on a later day', async () => {
  const learner = await player()
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question')
  const first = (await learner.answer(question)).body
  const again = (await learner.answer(question)).body
  expect(again.correct).toBe(true)
  expect(again.feedingResult).toMatchObject({ statChanges: {}, multipliers: { total: 1 } })
  expect(again.creature.experience).toBe(first.creature.experience)
  app.clock.pass(31 * day)
  await learner.signInAgain()
  const later = (await learner.answer(question)).body.feedingResult
  expect(later.statChanges.experience).toBeGreaterThan(0)
  expect(later.multipliers.parts).toContainEqual({ name: 'remembered', factor: 1.25 })
})

test('switching time zones back and forth earns no second reward', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question')
  const rewards: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    // At no moment is it the same day in both.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await learner.done(changeAccount, { body: { timeZone } })
      const { feedingResult } = (await learner.answer(question)).body
      rewards.push(feedingResult.statChanges.experience ?? 0)
    }
  }
  expect(rewards.slice(1)).toEqual([0, 0, 0, 0, 0])
  const { rows } = await app.db.query(
    'select m.reviews, m.last_day::text from memory m join learner l on l.id = m.learner_id where l.account_id = (select id from account where email = $1)',
    [learner.email],
  )
  expect(rows).toEqual([{ reviews: 1, last_day: expect.any(String) }])
})

test('questions answered are counted per topic, distinct ones once', async () => {
  const learner = await player()
  const [first, second] = await learner.questions('music')
  if (!first || !second) throw new Error('no questions')
  for (const right of [false, true, true]) await learner.answer(first, { right })
  await learner.answer(second)
  const topics = await learner.done(listTopics)
  expect(topics.find(({ topicId }) => topicId === 'music')).toMatchObject({ questionsCompleted: 2, correctAnswers: 3 })
  expect(topics.find(({ topicId }) => topicId === 'art')).toMatchObject({ questionsCompleted: 0, correctAnswers: 0 })
})

test.each([
  ['no such question', '99999999999', 404, 'question_not_found'],
  ['an id that is none', 'abc', 404, 'question_not_found'],
  ['an id out of every range', '9'.repeat(30), 404, 'question_not_found'],
  ['a hostile id', '1;drop table answer', 404, 'question_not_found'],
])('%s', async (_, questionId, status, code) => {
  const learner = await player()
  const reply = await learner.call(answerQuestion, { params: { questionId }, body: { userAnswer: 0 } })
  expect([reply.status, reply.body.code]).toEqual([status, code])
})

test('a question of a topic that the learner does not have looks like none', async () => {
  const owner = await app.newcomer({ pet: 'Pip', topics: ['science'] })
  const [question] = await owner.questions('science')
  if (!question) throw new Error('no question')
  const reply = await (await player()).answer(question)
  expect([reply.status, reply.body.code]).toEqual([404, 'question_not_found'])
})

test.each([4, -1, 1.5, '1', null, undefined])('option %s is refused in words and changes nothing', async userAnswer => {
  const learner = await player()
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question')
  const reply = await learner.call(answerQuestion, {
    params: { questionId: question.id },
    body: { userAnswer: userAnswer as number },
  })
  expect([reply.status, reply.body.error]).toEqual([
    400,
    'userAnswer must be the number of one of the four options: 0, 1, 2 or 3.',
  ])
  expect((await learner.done(readPet)).totalQuestions).toBe(0)
})

test('one key for two questions is refused', async () => {
  const learner = await player()
  const [first, second] = await learner.questions('art')
  if (!first || !second) throw new Error('no questions')
  await learner.answer(first, { attempt: 'same' })
  const reply = await learner.answer(second, { attempt: 'same' })
  expect([reply.status, reply.body.code]).toEqual([409, 'attempt_reused'])
  expect((await (await player()).answer(first, { attempt: 'same' })).status).toBe(200)
})

test('without a pet, and without a session, nothing is answered', async () => {
  const learner = await player()
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question')
  const petless = await app.newcomer({ topics: ['art'] })
  expect((await petless.answer(question)).body).toMatchObject({
    error: 'Creature not found',
    code: 'creature_not_found',
  })
  expect((await app.visitor().answer(question)).status).toBe(401)
  learner.cookie = learner.cookie.replace(/.$/, sign => (sign === 'A' ? 'B' : 'A'))
  expect((await learner.answer(question)).status).toBe(401)
})

test('three answers make a learning day, and days in a row a streak', async () => {
  app.clock.now = new Date('2026-05-01T12:00:00Z')
  const learner = await player()
  const questions = [...(await learner.questions('art')), ...(await learner.questions('music'))]
  for (const [index, question] of questions.slice(0, 9).entries()) {
    if (index > 0 && index % 3 === 0) app.clock.pass(day)
    const { feedingResult } = (await learner.answer(question)).body
    expect(feedingResult.achievements.includes('On Fire')).toBe(index === 8)
  }
})

test('a break is worth a little for an hour, but only one that was really taken', async () => {
  const learner = await player()
  const questions = await learner.questions('art')
  const answer = async (index: number, breaksTaken: number) => {
    const question = questions[index]
    if (!question) throw new Error('too few questions')
    const { parts } = (await learner.answer(question, { breaksTaken })).body.feedingResult.multipliers
    return parts.some(({ name }) => name === 'took a break')
  }
  for (const index of [0, 1, 2]) expect(await answer(index, 5)).toBe(false)
  const { id: breakId } = await learner.done(takeBreak, { params: { topicId: 'art', kind: 'fact' } })
  await learner.done(completeBreak, { params: { breakId }, body: {} })
  expect(await answer(3, 1)).toBe(true)
  expect(await answer(4, 0)).toBe(false)
  app.clock.pass(3_600_000)
  expect(await answer(5, 1)).toBe(false)
})

test('what was known before is Easy for the memory, what takes long is Hard, what comes quickly when its review is due is Easy', async () => {
  app.clock.now = new Date('2026-06-01T12:00:00Z')
  const learner = await player()
  const grades = async () => {
    const { rows } = await app.db.query<{ grade: number | null }>(
      `select a.grade from answer a join learner l on l.id = a.learner_id where l.account_id = (select id from account where email = $1) order by a.answered_at, a.attempt`,
      [learner.email],
    )
    return rows.map(({ grade }) => grade)
  }
  const questions = await learner.questions('art')
  for (const [n, secondsTaken] of [10, 10, 25].entries()) {
    app.clock.pass(60_000)
    await learner.answer(questions[n] ?? missing(), { secondsTaken })
  }
  app.clock.pass(1000)
  await learner.answer(questions[2] ?? missing(), { secondsTaken: 1 })
  app.clock.pass(1000)
  await learner.answer(questions[3] ?? missing(), { right: false, secondsTaken: 1 })
  expect(await grades()).toEqual([4, 4, 2, null, 1])
  app.clock.pass(60 * day)
  await learner.signInAgain()
  app.clock.pass(1000)
  const { achievements } = (await learner.answer(questions[0] ?? missing(), { secondsTaken: 4 })).body.feedingResult
  expect(achievements).toContain('It Came Back')
  expect((await grades()).at(-1)).toBe(4)
})

test('a topic is mastered when 25 of its questions will last three weeks', async () => {
  const learner = await player()
  const [question] = await learner.questions('art')
  await app.db.query(
    `update learner_topic set lasting = 25 from learner l where l.id = learner_id and l.account_id = (select id from account where email = $1)`,
    [learner.email],
  )
  expect((await learner.answer(question ?? missing())).body.feedingResult.achievements).toContain('It Sticks')
})

test('25 lasting memories are counted one by one, and a lapse takes one off', async () => {
  const learner = await player()
  const [question] = await learner.questions('art')
  const lasting = async () => {
    const { rows } = await app.db.query<{ lasting: number }>(
      `select t.lasting from learner_topic t join learner l on l.id = t.learner_id where l.account_id = (select id from account where email = $1) and t.topic_id = 'art'`,
      [learner.email],
    )
    return rows[0]?.lasting
  }
  expect(await lasting()).toBe(0)
  for (const right of [true, true, true]) {
    await learner.answer(question ?? missing(), { right })
    app.clock.pass(20 * day)
    await learner.signInAgain()
  }
  expect(await lasting()).toBe(1)
  await learner.answer(question ?? missing(), { right: false })
  expect(await lasting()).toBe(0)
})

test('who forgets sooner than FSRS says meets things again sooner; only first reviews of a day tell', async () => {
  const learner = await player()
  const questions = await learner.questions('art')
  const told = async () => {
    const { rows } = await app.db.query<{ offset: number; days: number; scheduled: number }>(
      `select t.stability_offset as offset, date_part('epoch', m.due_at - m.reviewed_at) / 86400 as days, m.stability as scheduled
       from learner_topic t join learner l on l.id = t.learner_id
       join memory m on m.learner_id = l.id and m.topic_id = t.topic_id
       where l.account_id = (select id from account where email = $1) and t.topic_id = 'art' order by m.answered_at desc limit 1`,
      [learner.email],
    )
    return rows[0] ?? missing()
  }
  for (const question of questions) {
    app.clock.pass(10_000)
    await learner.answer(question)
  }
  expect((await told()).offset).toBe(0)
  app.clock.pass(8 * day)
  await learner.signInAgain()
  const offsets: number[] = []
  for (const question of questions.slice(0, 4)) {
    app.clock.pass(10_000)
    await learner.answer(question, { right: false })
    offsets.push((await told()).offset)
  }
  expect(offsets).toEqual(offsets.toSorted((a, b) => b - a))
  expect(offsets.at(-1)).toBeLessThan(-1)
  app.clock.pass(10_000)
  await learner.answer(questions[0] ?? missing())
  expect((await told()).offset).toBe(offsets.at(-1))
  app.clock.pass(10_000)
  await learner.answer(questions[9] ?? missing(), { secondsTaken: 10 })
  const { offset, days, scheduled } = await told()
  expect(offset).toBeGreaterThan(offsets.at(-1) ?? 0)
  expect(Math.abs(days - scheduled * Math.exp(offset))).toBeLessThanOrEqual(1)
})

function missing(): never {
  throw new Error('too few questions')
}

test('a question that gets other words while it stands on the screen is answered as it stood there', async () => {
  const own = await startTestApp()
  const learner = await own.newcomer({ pet: 'Pip', topics: ['art'] })
  const questions = await learner.questions('art')
  const library: Library = {
    ...smallLibrary,
    edition: () => 'other words',
    *write(topicId, series) {
      for (const draft of smallLibrary.write(topicId, series)) {
        const distractors = draft.distractors.map(({ text, ...more }, i) => ({
          ...more,
          text: i === 0 ? `a ${text}` : text,
        }))
        yield { ...draft, distractors, ...(draft.level % 2 === 0 ? { key: `a ${draft.key}` } : {}) }
      }
    },
  }
  await openQuestionPool({ db: own.db, clock: () => own.clock.now }, library).stock('art')
  const answerAs = async (question: (typeof questions)[number] | undefined, userAnswer: number) => {
    const answerText = question?.options[userAnswer] ?? ''
    const body = { userAnswer, answerText }
    return (await learner.done(answerQuestion, { params: { questionId: question?.id ?? '' }, body })).correct
  }
  const right = await Promise.all(questions.slice(0, 8).map(question => answerAs(question, question.correctAnswer)))
  expect(right).toEqual(right.map(() => true))
  // A wrong option that is still offered stays wrong.
  const stone = questions[8]?.options.findIndex(text => text.startsWith('stone')) ?? -1
  expect(await answerAs(questions[8], stone)).toBe(false)
  await own.close()
})
