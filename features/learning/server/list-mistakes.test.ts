import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#testing/app/test-app.ts'
import { generateQuestions, listMistakes } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('a wrong answer is a mistake until it is put right; a round of mistakes holds them, the same day too', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art', 'music'] })
  const nothing = await learner.call(generateQuestions, { body: { topicId: 'mistakes' } })
  expect([nothing.status, nothing.body.code]).toEqual([404, 'no_mistakes'])

  const missed = [(await learner.questions('art'))[0], (await learner.questions('music'))[0]]
  for (const question of missed) {
    app.clock.pass(1000)
    if (question) await learner.answer(question, { right: false })
  }
  const { count, mistakes } = await learner.done(listMistakes)
  expect(count).toBe(2)
  expect(mistakes.map(({ questionId }) => questionId)).toEqual([missed[1]?.id, missed[0]?.id])
  const chosen = ((missed[1]?.correctAnswer ?? 0) + 1) % 4
  expect(mistakes[0]).toMatchObject({
    topicId: 'music',
    topicName: 'Music',
    question: missed[1]?.question,
    chosen: missed[1]?.options[chosen],
    why: missed[1]?.optionNotes[chosen],
    answer: missed[1]?.options[missed[1].correctAnswer],
    explanation: missed[1]?.explanation,
    answeredAt: app.clock.now.toISOString(),
  })

  const round = await learner.done(generateQuestions, { body: { topicId: 'mistakes' } })
  expect(new Set(round.questions.map(({ id }) => id))).toEqual(new Set(missed.map(question => question?.id)))
  expect(round.poolStatus.needsMoreQuestions).toBe(false)
  app.clock.pass(1000)
  for (const question of round.questions) await learner.answer(question)
  expect(await learner.done(listMistakes)).toEqual({ count: 0, mistakes: [] })
})

test('mistakes made since a round of them was opened come into it, as long as none of it is answered', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  const [first, second, third] = await learner.questions('art')
  const opened = async () => (await learner.questions('mistakes')).map(({ id }) => id)
  const miss = async (question: typeof first) => {
    app.clock.pass(1000)
    if (question) await learner.answer(question, { right: false })
  }
  await miss(first)
  expect(await opened()).toEqual([first?.id])
  await miss(second)
  expect(new Set(await opened())).toEqual(new Set([first?.id, second?.id]))
  app.clock.pass(1000)
  if (second) await learner.answer(second)
  await miss(third)
  expect(new Set(await opened())).toEqual(new Set([first?.id, second?.id]))
})

test('nobody sees the mistakes of somebody else', async () => {
  const [one, other] = [
    await app.newcomer({ pet: 'Pip', topics: ['art'] }),
    await app.newcomer({ pet: 'Ada', topics: ['art'] }),
  ]
  const [question] = await one.questions('art')
  if (question) await one.answer(question, { right: false })
  expect((await one.done(listMistakes)).count).toBe(1)
  expect((await other.done(listMistakes)).count).toBe(0)
})
