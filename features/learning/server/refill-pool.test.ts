import { afterAll, expect, test } from 'vitest'
import { openJobs } from '#kit/jobs/jobs.ts'
import { smallLibrary, startTestApp } from '#testing/app/test-app.ts'
import { generateQuestions } from '../contract.ts'

/** Forty questions in the first series, and forty others in each further one. */
const library = {
  edition: () => 'one',
  endless: () => true,
  *write(topicId: string, series: number) {
    for (const draft of smallLibrary.write(topicId, 0)) {
      yield { ...draft, stem: `${draft.stem} Series ${series}.`, fingerprint: `${draft.fingerprint}-${series}` }
    }
  },
}
const app = await startTestApp({ library, jobs: db => openJobs(db, fault => expect.fail(String(fault))) })
afterAll(() => app.close())

test('a pool that runs low for someone is refilled in the background, and everything lasts', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  for (let round = 0; round < 4; round++) {
    for (const question of await learner.questions('art')) await learner.answer(question)
  }
  const low = await learner.done(generateQuestions, { body: { topicId: 'art' } })
  expect(low.poolStatus).toEqual({ unansweredQuestions: 0, needsMoreQuestions: true, moreComing: true })
  await expect.poll(() => learner.questions('art'), { interval: 200 }).toHaveLength(10)
  const full = await learner.done(generateQuestions, { body: { topicId: 'art' } })
  expect(full.poolStatus).toEqual({ unansweredQuestions: 40, needsMoreQuestions: false, moreComing: false })
  expect(full.questions.every(({ question }) => question.endsWith('Series 1.'))).toBe(true)
})

test('a topic that has only facts is not refilled with what it has already', async () => {
  const facts = await startTestApp()
  expect(await facts.questions.stock('music')).toBe(40)
  expect(await facts.questions.refill('music')).toBe(0)
  expect(await facts.questions.stock('music')).toBe(40)
  await facts.close()
})

test('a new edition keeps the series that were added', async () => {
  let edition = 'one'
  const own = await startTestApp({ library: { ...library, edition: () => edition } })
  await own.questions.stock('art')
  expect(await own.questions.refill('art')).toBe(40)
  edition = 'two'
  expect(await own.questions.stock('art')).toBe(80)
  await own.close()
})
