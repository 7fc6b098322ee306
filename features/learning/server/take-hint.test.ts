import { afterAll, expect, test } from 'vitest'
import type { Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { takeHint } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function player() {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  const questions = await learner.questions('art')
  const at = (n: number) => {
    const question = questions[n]
    if (!question) throw new Error('too few questions')
    return question
  }
  return { learner, at }
}
const hint = (learner: Visitor, questionId: string) => learner.done(takeHint, { params: { questionId } })
const hintsOf = async (learner: Visitor) => {
  const { rows } = await app.db.query(
    'select h.question_id from hint h join learner l on l.id = h.learner_id where l.account_id = (select id from account where email = $1)',
    [learner.email],
  )
  return rows.length
}

test('a hint strikes out a wrong option and says why, the same however often it is asked for', async () => {
  const { learner, at } = await player()
  const { struck, why } = await hint(learner, at(0).id)
  expect(struck).not.toBe(at(0).correctAnswer)
  expect(why).toBe(at(0).optionNotes[struck])
  expect(why).not.toContain(at(0).options[at(0).correctAnswer])
  expect(await hint(learner, at(0).id)).toEqual({ struck, why })
  expect(await hintsOf(learner)).toBe(1)
})

test('with a hint a right answer earns half and is Hard for the memory, and the hint is used up', async () => {
  const { learner, at } = await player()
  const other = (await player()).learner
  await hint(learner, at(0).id)
  const helped = (await learner.answer(at(0))).body
  const alone = (await other.answer({ ...at(0), correctAnswer: await keyFor(other, at(0).id) })).body
  expect(alone.correct && helped.correct).toBe(true)
  const gained = (reply: typeof helped) => reply.feedingResult.statChanges.experience ?? 0
  expect(gained(helped)).toBe(Math.round(gained(alone) / 2))
  const { rows } = await app.db.query(
    `select a.grade, a.hinted, a.ability from answer a join learner l on l.id = a.learner_id where l.account_id = (select id from account where email = $1)`,
    [learner.email],
  )
  expect(rows).toEqual([{ grade: 2, hinted: true, ability: null }])
  expect(await hintsOf(learner)).toBe(0)
})

test('a hint counts for the round that it was asked in: neither one left behind nor one asked after the answer spoils a later review', async () => {
  const { learner, at } = await player()
  await learner.answer(at(0))
  await hint(learner, at(0).id)
  await hint(learner, at(1).id)
  app.clock.pass(31 * 86_400_000)
  await learner.signInAgain()
  for (const question of [at(0), at(1)]) {
    expect((await learner.answer(question)).body.correct).toBe(true)
  }
  const { rows } = await app.db.query(
    'select count(*)::int as hinted from answer a join learner l on l.id = a.learner_id where l.account_id = (select id from account where email = $1) and a.hinted',
    [learner.email],
  )
  expect([rows[0].hinted, await hintsOf(learner)]).toEqual([0, 0])
})

test('a hint that is asked for again counts from then on', async () => {
  const { learner, at } = await player()
  await hint(learner, at(0).id)
  app.clock.pass(13 * 3_600_000)
  await hint(learner, at(0).id)
  await learner.answer(at(0))
  const { rows } = await app.db.query(
    'select a.hinted from answer a join learner l on l.id = a.learner_id where l.account_id = (select id from account where email = $1)',
    [learner.email],
  )
  expect(rows).toEqual([{ hinted: true }])
})

test('many at once give one hint', async () => {
  const { learner, at } = await player()
  const hints = await Promise.all(Array.from({ length: 12 }, () => hint(learner, at(3).id)))
  expect(new Set(hints.map(({ struck }) => struck)).size).toBe(1)
  expect(await hintsOf(learner)).toBe(1)
})

test('no hint for a question of a topic that the learner does not have, nor for one that is none', async () => {
  const { at } = await player()
  const stranger = await app.newcomer({ pet: 'Pip', topics: ['music'] })
  for (const questionId of [at(0).id, '999999999', 'x']) {
    expect((await stranger.call(takeHint, { params: { questionId } })).body.code).toBe('question_not_found')
  }
})

/** Where the right option stands for another learner. */
async function keyFor(learner: Visitor, questionId: string): Promise<number> {
  for (let tries = 0; tries < 4; tries++) {
    const found = (await learner.questions('art')).find(({ id }) => id === questionId)
    if (found) return found.correctAnswer
    for (const question of await learner.questions('art')) await learner.answer(question, { right: false })
  }
  throw new Error('the other learner never met it')
}
