import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#testing/app/test-app.ts'
import { listTopics } from '#topics/contract.ts'
import { readHistory } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const day = 86_400_000

test('a newcomer gets an empty year, a flat line for each topic and nothing to forget', async () => {
  const learner = await app.newcomer({ topics: ['art'] })
  const history = await learner.done(readHistory)
  expect(history.activity).toEqual([])
  expect(history.weeks).toHaveLength(26)
  expect(history.topics).toEqual([
    { topicId: 'art', topicName: 'Art & Design', mastery: Array(26).fill(0), rememberedToday: 0, rememberedLater: 0 },
  ])
  expect(history.forecast).toEqual({ known: 0, remembered: Array(31).fill(0) })
  expect(history.levels.map(({ answered }) => answered)).toEqual([0, 0, 0, 0])
})

test('the last point equals the topic list, and every count is right', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art', 'music'] })
  let answered = 0
  let right = 0
  for (const gap of [0, 1, 6, 20]) {
    app.clock.pass(gap * day)
    await learner.signInAgain()
    for (const topic of ['art', 'music']) {
      for (const [i, question] of (await learner.questions(topic)).entries()) {
        app.clock.pass(10_000)
        const isRight = (i + gap) % 3 > 0
        await learner.answer(question, { right: isRight })
        answered++
        if (isRight) right++
      }
    }
  }
  app.clock.pass(3 * day)
  await learner.signInAgain()
  const [history, topics] = [await learner.done(readHistory), await learner.done(listTopics)]
  expect(history.topics.map(({ mastery }) => mastery.at(-1))).toEqual(topics.map(topic => topic.masteryLevel))
  expect(history.topics.every(({ mastery }) => mastery[20] === 0 && (mastery[22] ?? 0) > 0)).toBe(true)
  expect(history.activity.map(each => each.answered)).toEqual([20, 20, 20, 20])
  expect(history.activity.at(-1)?.activeSeconds).toBeGreaterThan(100)
  expect(history.levels.reduce((sum, level) => sum + level.answered, 0)).toBe(answered)
  expect(history.levels.reduce((sum, level) => sum + level.right, 0)).toBe(right)
  const { known, remembered } = history.forecast
  expect(remembered[0]).toBeLessThan(known)
  expect(remembered[30]).toBeLessThan(remembered[0] ?? 0)
  const byTopic = history.topics.reduce((sum, topic) => sum + topic.rememberedToday, 0)
  expect(Math.abs(byTopic - (remembered[0] ?? 0))).toBeLessThan(0.2)
})

test('the year is the learner’s own, and what is older than 366 days is left out', async () => {
  const learner = await app.newcomer({ timeZone: 'Pacific/Auckland' })
  const { today } = await learner.done(readHistory)
  const [{ id = '' } = {}] = (await app.db.query<{ id: string }>('select id from learner order by id desc limit 1'))
    .rows
  await app.db.query(
    `insert into learning_day (learner_id, day, answered, correct, active_seconds, last_answer_at)
     select $1, $2::date - ago, 5, 4, 90.4, now() from unnest(array[0, 365, 366]) as ago`,
    [id, today],
  )
  const { activity } = await learner.done(readHistory)
  expect(activity).toHaveLength(2)
  expect(activity[1]).toEqual({ day: today, answered: 5, correct: 4, activeSeconds: 90 })
})

test('a visitor gets a 401', async () => {
  expect((await app.visitor().call(readHistory)).status).toBe(401)
})
