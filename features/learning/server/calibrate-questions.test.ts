import { afterAll, expect, test } from 'vitest'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import type { Library } from '#authoring/server/library.ts'
import { awardAchievements } from '#progress/rules/achievements.ts'
import { smallLibrary, startTestApp, type Visitor } from '#testing/app/test-app.ts'
import { readCompensations } from '../contract.ts'
import { choiceOf, optionSeed } from '../rules/learner-options.ts'
import { calibrateQuestions } from './calibrate-questions.ts'
import { findMeetings } from './calibration.store.ts'
import { openQuestionPool } from './question-pool.ts'

const app = await startTestApp()
afterAll(() => app.close())
const deps = { db: app.db, clock: () => app.clock.now }
const calibrate = () => {
  app.clock.pass(120_000)
  return calibrateQuestions(deps, awardAchievements)
}
const player = () => app.newcomer({ pet: 'Pip', topics: ['art'] })

async function recordOf(questionId: string) {
  const { rows } = await app.db.query(
    'select difficulty, answers, correct_answers, choices, strong_answers, strong_correct from question_record where question_id = $1',
    [questionId],
  )
  return rows[0]
}

/** Lets a learner meet a question as one of this ability, and choose an option as the draft lists them. */
async function meet(learner: Visitor, questionId: string, choice: number, ability: number) {
  const { rows } = await app.db.query(
    'select l.id::text as learner, q.draft from learner l, question q where l.account_id = (select id from account where email = $1) and q.id = $2',
    [learner.email, questionId],
  )
  const [{ learner: id, draft }] = rows
  const { options } = orderOptions(draft, optionSeed(id, questionId))
  await app.db.query(
    `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at, ability)
     values ($1, 'made up ' || $2, $2::bigint, $3, $4, 0, '2026-03-10', '{}', $5, $6)`,
    [
      id,
      questionId,
      options.findIndex(text => choiceOf(draft, [text], 0) === choice),
      choice === 0,
      app.clock.now,
      ability,
    ],
  )
}

test('answers of all learners make a question harder or easier, each once', async () => {
  const learner = await player()
  const [missed, known, hinted] = await learner.questions('art')
  if (!missed || !known || !hinted) throw new Error('too few questions')
  await learner.answer(missed, { right: false })
  await learner.answer(known)
  await learner.answer(known)
  expect(await calibrateQuestions(deps, awardAchievements)).toBe(0)
  expect(await calibrate()).toBe(2)
  expect(await calibrate()).toBe(0)
  const [hard, easy] = [await recordOf(missed.id), await recordOf(known.id)]
  expect(hard).toMatchObject({ answers: 1, correct_answers: 0 })
  expect(hard.choices[0]).toBe(0)
  expect(easy).toMatchObject({ answers: 1, correct_answers: 1, choices: [1, 0, 0, 0] })
  const bands: Record<string, number> = { easy: -1.5, medium: -0.25, hard: 1, expert: 2.25 }
  expect(hard.difficulty).toBeGreaterThan(bands[missed.difficulty] ?? 0)
  expect(easy.difficulty).toBeLessThan(bands[known.difficulty] ?? 0)
  expect(await recordOf(hinted.id)).toBeUndefined()
})

test('an answer to what was met before, or with a hint, does not calibrate', async () => {
  const learner = await player()
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question')
  await learner.answer(question)
  await calibrate()
  const before = await recordOf(question.id)
  app.clock.pass(20 * 86_400_000)
  await learner.signInAgain()
  await learner.answer(question, { right: false })
  expect(await calibrate()).toBe(0)
  expect(await recordOf(question.id)).toEqual(before)
})

test('twelve learners who should know it and do not take a question out of service, and what it marked wrong is made good', async () => {
  const learner = await player()
  const question = (await learner.questions('art')).at(-1)
  if (!question) throw new Error('no question')
  await learner.answer(question, { right: false })
  for (let n = 0; n < 12; n++) await meet(await player(), question.id, 1, 9)
  await calibrate()
  const { rows } = await app.db.query(
    'select withdrawn_at is not null as withdrawn, held_because from question where id = $1',
    [question.id],
  )
  const held_because = expect.stringMatching(/^only 0 of 1[23] learners who should know it were right$/)
  expect(rows[0]).toEqual({ withdrawn: true, held_because })
  const { notes } = await learner.done(readCompensations)
  expect(notes.map(({ questionId }) => questionId)).toEqual([question.id])
  const { rows: pool } = await app.db.query("select questions from pool_edition where topic_id = 'art'")
  expect(pool[0].questions).toBe(39)
})

test('the next answers are found by the index in their order, however many follow', async () => {
  const client = await app.db.connect()
  await client.query('begin')
  await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off')
  const { rows } = await client.query(`explain ${findMeetings.sql}`, [new Date(0), app.clock.now, 2000])
  await client.query('rollback')
  client.release()
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Scan using answer_meeting')
  expect(plan).not.toContain('Sort')
})

test('thousands of answers are read in parts, none twice, those of one moment together', async () => {
  const own = await startTestApp()
  await own.questions.stock('music')
  await own.newcomer({ pet: 'Pip' })
  const { rows: first } = await own.db.query(
    'select l.id::text as learner, q.id::text as question, q.draft from learner l, question q order by q.id limit 1',
  )
  const [{ learner, question, draft }] = first
  const { correctAnswer } = orderOptions(draft, optionSeed(learner, question))
  await own.db.query(
    `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at, ability)
     select $1, n::text, $2::bigint, ($3::int + case when n % 3 > 0 then 0 else 1 end) % 4, n % 3 > 0, 0, '2026-03-10', '{}',
       '2026-03-10'::timestamptz + (n / 7) * interval '1 second', 0
     from generate_series(1, 5000) n`,
    [learner, question, correctAnswer],
  )
  const read = await Promise.all(
    [1, 2, 3].map(() => calibrateQuestions({ db: own.db, clock: () => own.clock.now }, awardAchievements)),
  )
  expect(read.reduce((sum, each) => sum + each, 0)).toBe(5000)
  const { rows } = await own.db.query('select answers, correct_answers from question_record')
  expect(rows).toEqual([{ answers: 5000, correct_answers: 3334 }])
  await own.close()
})

/** The small library with other words for one question, and more said about all of them. */
const reworded = (stem: string, key: string): Library => ({
  ...smallLibrary,
  edition: () => `small, ${key}`,
  *write(topicId, series) {
    for (const draft of smallLibrary.write(topicId, series)) {
      const more = { ...draft, explanation: `${draft.explanation} So it is.` }
      yield draft.stem === stem ? { ...more, key } : more
    }
  },
})

test('what answers showed of a question is forgotten with its old words, and it is not taken out again for them', async () => {
  const learner = await player()
  const [question, other] = (await learner.questions('art')).slice(-2)
  if (!question || !other) throw new Error('too few questions')
  await meet(await player(), other.id, 0, 0)
  for (let n = 0; n < 12; n++) await meet(await player(), question.id, 1, 9)
  await calibrate()
  const kept = await recordOf(other.id)
  const withdrawn = async () => {
    const { rows } = await app.db.query('select withdrawn_at is not null as withdrawn from question where id = $1', [
      question.id,
    ])
    return rows[0].withdrawn
  }
  expect([await withdrawn(), (await recordOf(question.id)).answers]).toEqual([true, 12])
  // Given to the old words, and read only after the new ones came.
  await meet(learner, question.id, 2, 9)
  await openQuestionPool(deps, reworded(question.question, 'another word')).stock('art')
  expect([await withdrawn(), await recordOf(question.id), await recordOf(other.id)]).toEqual([false, undefined, kept])
  await meet(await player(), question.id, 1, 9)
  await calibrate()
  expect(await withdrawn()).toBe(false)
  expect((await recordOf(question.id)).answers).toBeLessThanOrEqual(2)
})

test('an answer that a withdrawn question was not held against says nothing about it', async () => {
  const learner = await player()
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question')
  const before = await recordOf(question.id)
  await app.db.query('update question set withdrawn_at = $2 where id = $1', [question.id, app.clock.now])
  expect((await learner.answer(question, { right: false })).body.correct).toBe(true)
  await app.db.query('update question set withdrawn_at = null where id = $1', [question.id])
  await calibrate()
  expect((await recordOf(question.id))?.answers ?? 0).toBe(before?.answers ?? 0)
})
