import { afterAll, describe, expect, test } from 'vitest'
import type { Draft } from '#authoring/rules/draft.ts'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import { type Library, library } from '#authoring/server/library.ts'
import { readPet } from '#pet/contract.ts'
import { readProgress } from '#progress/contract.ts'
import { startTestApp, type Visitor } from '#testing/app/test-app.ts'
import { listTopics } from '#topics/contract.ts'
import { acknowledgeCompensations, readCompensations, readProof, reportQuestion } from '../contract.ts'
import { optionSeed } from '../rules/learner-options.ts'
import type { ReportReason } from '../rules/report.ts'
import { findProof } from './proof.store.ts'

const minute = 60_000

/** The first forty library questions of a topic; they pass the gate with their pack. */
function firstForty(topicId: string, change: (draft: Draft) => Draft = draft => draft): Library {
  const drafts: Draft[] = []
  for (const draft of library().write(topicId, 0)) if (drafts.push(change(draft)) === 40) break
  return { edition: () => 'forty', endless: () => false, write: topic => (topic === topicId ? drafts : []) }
}

const app = await startTestApp({ library: firstForty('art') })
afterAll(() => app.close())
const player = () => app.newcomer({ pet: 'Pip', topics: ['art'] })

async function aQuestion(of: Visitor) {
  const [question] = await of.questions('art')
  if (!question) throw new Error('no question')
  return question
}

/** A question of its own for each test, so that none meets the reports of another. */
let next = 0
async function untouched() {
  await app.questions.stock('art')
  const { rows } = await app.db.query('select id::text, level, draft from question order by id limit 1 offset $1', [
    next++,
  ])
  return rows[0] as { id: string; level: number; draft: Draft }
}

/** Somebody who answered the question rightly some time ago reports it. */
async function report(by: Visitor, questionId: string, reason: ReportReason = 'unclear', note?: string, db = app.db) {
  await db.query(
    `insert into memory (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state, reviews,
       lapses, reviewed_at, due_at, last_day, answered_at)
     select l.id, q.id, q.topic_id, 1, 1, 10, 5, 2, 1, 0, '2026-03-01', '2026-03-11', '2026-03-01', '2026-03-01'
     from learner l, question q where l.account_id = (select id from account where email = $1) and q.id::text = $2 on conflict do nothing`,
    [by.email, questionId],
  )
  return await reportOf(by, questionId, reason, note)
}

const reportOf = (by: Visitor, questionId: string, reason: ReportReason = 'unclear', note?: string) =>
  by.call(reportQuestion, { params: { questionId }, body: { reason, ...(note === undefined ? {} : { note }) } })

async function stateOf(questionId: string) {
  const { rows } = await app.db.query(
    `select withdrawn_at is not null as withdrawn, held_at is not null as held, recheck_since is not null as waiting,
       held_because, (select count(*)::int from report r where r.question_id = q.id) as reports,
       (select count(*)::int from report r where r.question_id = q.id and not settled) as open
     from question q where id = $1`,
    [questionId],
  )
  return rows[0]
}

/** Answers with an option that is not the key. */
async function answerWrongly(by: Visitor, { id, draft }: { id: string; draft: Draft }) {
  const { rows } = await app.db.query('select learner_id::text from pet where id = $1', [(await by.done(readPet)).id])
  const { correctAnswer } = orderOptions(draft, optionSeed(rows[0].learner_id, id))
  const reply = await by.answer({ id, correctAnswer }, { right: false })
  return { ...reply, correctAnswer }
}

const petOf = (learner: Visitor) => learner.done(readPet)
const experienceOf = ({ level, experience }: { level: number; experience: number }) =>
  50 * level * (level - 1) + experience

describe('a report', () => {
  test('of a question that one has not answered is not taken', async () => {
    const { id } = await untouched()
    const reply = await reportOf(await player(), id)
    expect([reply.status, reply.body.code]).toEqual([409, 'not_answered_yet'])
    expect(await stateOf(id)).toMatchObject({ reports: 0 })
  })

  test('is taken so many times a day from one account', async () => {
    const own = await startTestApp({ environment: { REPORTS_PER_DAY: '3' } })
    const learner = await own.newcomer({ pet: 'Pip', topics: ['art'] })
    const statuses: number[] = []
    for (const { id } of (await learner.questions('art')).slice(0, 4)) {
      statuses.push((await report(learner, id, 'unclear', undefined, own.db)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    own.clock.pass(24 * 60 * minute)
    await learner.signInAgain()
    expect((await report(learner, (await aQuestion(learner)).id, 'unclear', undefined, own.db)).status).toBe(200)
    await own.close()
  })

  test('is thanked for, kept with its note, and alone takes nothing out of service', async () => {
    const { id } = await untouched()
    const reply = await report(await player(), id, 'wrong_answer', '  I think\n it is \u200bRome \u202e ')
    expect(reply).toMatchObject({ status: 200, body: { thanks: expect.stringContaining('Thank you') } })
    const { rows } = await app.db.query('select reason, note, settled from report where question_id = $1', [id])
    expect(rows).toEqual([{ reason: 'wrong_answer', note: 'I think\n it is Rome', settled: false }])
    expect(await stateOf(id)).toMatchObject({ withdrawn: false, held: false })
  })

  test('again by the same learner is thanked too and changes nothing', async () => {
    const { id } = await untouched()
    const learner = await player()
    await report(learner, id, 'spelling', 'first')
    for (const reason of ['wrong_answer', 'two_answers'] as const) {
      expect((await report(learner, id, reason)).status).toBe(200)
    }
    const { rows } = await app.db.query('select reason, note from report where question_id = $1', [id])
    expect(rows).toEqual([{ reason: 'spelling', note: 'first' }])
    expect(await stateOf(id)).toMatchObject({ withdrawn: false, reports: 1 })
  })

  test('by two learners of a question that passes again puts it back, its reports settled', async () => {
    const { id } = await untouched()
    const before = await app.db.query("select questions from pool_edition where topic_id = 'art'")
    await report(await player(), id, 'unclear')
    await report(await player(), id, 'wrong_answer')
    expect(await stateOf(id)).toEqual({
      withdrawn: false,
      held: false,
      waiting: false,
      held_because: null,
      reports: 2,
      open: 0,
    })
    expect((await app.db.query("select questions from pool_edition where topic_id = 'art'")).rows).toEqual(before.rows)
    await report(await player(), id, 'wrong_answer')
    expect(await stateOf(id)).toMatchObject({ withdrawn: false, open: 1 })
    await report(await player(), id, 'two_answers')
    expect(await stateOf(id)).toMatchObject({ withdrawn: true, held: true, open: 2 })
  })

  test.each<[ReportReason, ReportReason]>([
    ['wrong_answer', 'wrong_answer'],
    ['wrong_answer', 'two_answers'],
  ])('of %s and %s by two learners leaves it to a human', async (one, other) => {
    const { id } = await untouched()
    const { rows: before } = await app.db.query("select questions from pool_edition where topic_id = 'art'")
    await report(await player(), id, one)
    await report(await player(), id, other)
    expect(await stateOf(id)).toMatchObject({
      withdrawn: true,
      held: true,
      waiting: false,
      held_because: `reported: ${one}, ${other}`,
    })
    const { rows } = await app.db.query("select questions from pool_edition where topic_id = 'art'")
    expect(rows[0].questions).toBe(before[0].questions - 1)
    const learner = await player()
    const met = new Set<string>()
    for (let round = 0; round < 3; round++) {
      for (const question of await learner.questions('art')) {
        met.add(question.id)
        await learner.answer(question)
      }
    }
    expect(met.has(id)).toBe(false)
    expect((await report(learner, id, 'other')).status).toBe(200)
  })

  test('of a question that no longer passes leaves it to a human, whatever the reasons', async () => {
    const { id } = await untouched()
    await app.db.query(`update question set draft = jsonb_set(draft, '{key}', '"Something else"') where id = $1`, [id])
    await report(await player(), id, 'unclear')
    await report(await player(), id, 'spelling')
    const state = await stateOf(id)
    expect(state).toMatchObject({ withdrawn: true, held: true, open: 2 })
    expect(state.held_because).toMatch(/the pack('s key is| says) ".+reported: unclear, spelling$/)
  })

  test('finishes a re-check that a dying server left waiting', async () => {
    const { id } = await untouched()
    await app.db.query('update question set withdrawn_at = $2, recheck_since = $2 where id = $1', [id, app.clock.now])
    expect((await report(await player(), id)).status).toBe(200)
    expect(await stateOf(id)).toMatchObject({ withdrawn: false, waiting: false, reports: 1, open: 0 })
    await app.db.query("update pool_edition set questions = questions - 1 where topic_id = 'art'")
  })

  test('within a private custom topic one learner is enough', async () => {
    const learner = await player()
    await app.db.query(
      `insert into learner_topic (learner_id, topic_id, name, is_custom, added_at)
       select learner_id, 'volcanoes-7', 'Volcanoes', true, now() from pet where id = $1`,
      [(await petOf(learner)).id],
    )
    const { draft } = await untouched()
    const ids: string[] = []
    for (const n of [1, 2]) {
      const { rows } = await app.db.query(
        `insert into question (topic_id, fingerprint, level, skill, draft) values ('volcanoes-7', $1, 1, 'x', $2) returning id::text`,
        [`volcano-${n}`, { ...draft, author: 'model' }],
      )
      ids.push(rows[0].id)
    }
    await report(learner, ids[0] ?? '', 'wrong_answer')
    await report(learner, ids[1] ?? '', 'unclear')
    expect(await stateOf(ids[0] ?? '')).toMatchObject({ withdrawn: true, held: true })
    expect(await stateOf(ids[1] ?? '')).toMatchObject({ withdrawn: false, held: false, reports: 1, open: 0 })
    expect((await report(await player(), ids[1] ?? '')).status).toBe(404)
  })

  test.each([
    ['no such question', '99999999999', 404, 'question_not_found'],
    ['an id that is none', 'abc', 404, 'question_not_found'],
    ['an id out of every range', '9'.repeat(30), 404, 'question_not_found'],
    ['a hostile id', '1;drop table report', 404, 'question_not_found'],
  ])('of %s', async (_, questionId, status, code) => {
    const reply = await report(await player(), questionId)
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })

  test('of a question of a topic that the learner does not have looks like none', async () => {
    const { id } = await untouched()
    const stranger = await app.newcomer({ pet: 'Pip' })
    expect((await report(stranger, id)).body).toMatchObject({ error: 'Question not found', code: 'question_not_found' })
    expect((await report(app.visitor(), id)).status).toBe(401)
    expect(await stateOf(id)).toMatchObject({ reports: 0 })
  })

  test.each([
    [{}, /^reason/],
    [{ reason: 'boring' }, /^reason must be one of wrong_answer, /],
    [{ reason: 'other', note: 7 }, /^note must be text\.$/],
    [{ reason: 'other', note: 'x'.repeat(501) }, /^A note can have at most 500 characters\.$/],
  ])('that is %j is refused in words', async (body, words) => {
    const { id } = await untouched()
    const reply = await (await player()).call(reportQuestion, { params: { questionId: id }, body: body as never })
    expect([reply.status, reply.body.code]).toEqual([400, 'bad_input'])
    expect(reply.body.error).toMatch(words)
    expect(await stateOf(id)).toMatchObject({ reports: 0 })
  })

  test('with a note of 500 characters, or one of nothing but spaces, is taken', async () => {
    const { id } = await untouched()
    await report(await player(), id, 'other', 'ä'.repeat(500))
    await report(await player(), id, 'other', '  \u200b ')
    const { rows } = await app.db.query('select length(note) as length from report where question_id = $1 order by 1', [
      id,
    ])
    expect(rows).toEqual([{ length: 500 }, { length: null }])
  })
})

describe('made good', () => {
  test('gives what a right answer would have given, once, and tells it once', async () => {
    const wronged = await untouched()
    const [learner, other, bystander] = [await player(), await player(), await player()]
    expect((await answerWrongly(learner, wronged)).body.correct).toBe(false)
    await answerWrongly(learner, wronged)
    await bystander.answer({ id: wronged.id, correctAnswer: (await answerWrongly(bystander, wronged)).correctAnswer })
    const before = await petOf(learner)
    expect(before).toMatchObject({ totalQuestions: 2, correctAnswers: 0, energy: 98 })
    expect((await learner.done(readCompensations)).notes).toEqual([])
    await report(learner, wronged.id, 'wrong_answer')
    expect(await petOf(learner)).toEqual(before)
    await report(other, wronged.id, 'two_answers')
    const after = await petOf(learner)
    const gained = experienceOf(after) - experienceOf(before)
    expect(gained).toBeGreaterThanOrEqual(24)
    expect(after).toMatchObject({ totalQuestions: 2, correctAnswers: 2, energy: 98 })
    const [topic] = await learner.done(listTopics)
    expect(topic).toMatchObject({ correctAnswers: 2, questionsCompleted: 1 })
    expect(await learner.done(readProgress)).toMatchObject({ accuracy: 100, today: { answered: 2, correct: 2 } })
    const { rows } = await app.db.query(
      `select sum(experience)::int as gained, bool_and(correct) as right from answer
       where learner_id = (select learner_id from pet where id = $1)`,
      [after.id],
    )
    expect(rows).toEqual([{ gained, right: true }])
    const note = { questionId: wronged.id, question: wronged.draft.stem, experience: gained, creatureName: 'Pip' }
    expect((await learner.done(readCompensations)).notes).toEqual([note])
    expect((await learner.done(readCompensations)).notes).toEqual([note])
    expect((await bystander.done(readCompensations)).notes).toHaveLength(1)
    expect((await other.done(readCompensations)).notes).toEqual([])
    const told = { body: { questionIds: [wronged.id, 'abc', '77'] } }
    expect(await other.done(acknowledgeCompensations, told)).toEqual({ told: 0 })
    expect(await learner.done(acknowledgeCompensations, told)).toEqual({ told: 1 })
    expect(await learner.done(acknowledgeCompensations, told)).toEqual({ told: 0 })
    expect((await learner.done(readCompensations)).notes).toEqual([])
    expect(experienceOf(await petOf(learner))).toBe(experienceOf(after))
  })

  test('does not happen where the question returns', async () => {
    const wronged = await untouched()
    const learner = await player()
    await answerWrongly(learner, wronged)
    const before = await petOf(learner)
    await report(learner, wronged.id, 'wrong_answer')
    await report(await player(), wronged.id, 'spelling')
    expect((await learner.done(readCompensations)).notes).toEqual([])
    expect(await petOf(learner)).toEqual(before)
  })

  test('reaches who was missed when the question was held, as soon as their page asks', async () => {
    const wronged = await untouched()
    const learner = await player()
    await answerWrongly(learner, wronged)
    await report(await player(), wronged.id, 'wrong_answer')
    await report(await player(), wronged.id, 'wrong_answer')
    await learner.done(acknowledgeCompensations, { body: { questionIds: [wronged.id] } })
    const late = await player()
    await app.db.query(
      `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at)
       select learner_id, 'late', $2, 0, false, 0, $3::timestamptz::date, '{}', $3 from pet where id = $1`,
      [(await petOf(late)).id, wronged.id, app.clock.now],
    )
    const notes = await Promise.all(Array.from({ length: 20 }, () => late.done(readCompensations)))
    expect(notes.at(-1)?.notes).toHaveLength(1)
    expect(experienceOf(await petOf(late))).toBe(notes[0]?.notes[0]?.experience)
    expect((await learner.done(readCompensations)).notes).toEqual([])
  })

  test('twenty reports of two learners at once withdraw once and make good once', async () => {
    const wronged = await untouched()
    const [one, two] = [await player(), await player()]
    await answerWrongly(one, wronged)
    await answerWrongly(two, wronged)
    const { rows: pool } = await app.db.query("select questions from pool_edition where topic_id = 'art'")
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => report(i % 2 ? one : two, wronged.id, 'wrong_answer')),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await stateOf(wronged.id)).toMatchObject({ withdrawn: true, held: true, reports: 2, open: 2 })
    const { rows } = await app.db.query("select questions from pool_edition where topic_id = 'art'")
    expect(rows[0].questions).toBe(pool[0].questions - 1)
    for (const learner of [one, two]) {
      const { notes } = await learner.done(readCompensations)
      expect(notes).toHaveLength(1)
      const pet = await petOf(learner)
      expect(experienceOf(pet)).toBe(notes[0]?.experience)
      expect(pet).toMatchObject({ totalQuestions: 1, correctAnswers: 1 })
    }
  })

  test('while the learner goes on answering loses neither', async () => {
    const wronged = await untouched()
    const learner = await player()
    const questions = (await learner.questions('art')).filter(({ id }) => id !== wronged.id).slice(0, 8)
    await answerWrongly(learner, wronged)
    await report(await player(), wronged.id, 'two_answers')
    const last = await player()
    const [replies] = await Promise.all([
      Promise.all(questions.map(question => learner.answer(question))),
      report(last, wronged.id, 'wrong_answer'),
    ])
    const { notes } = await learner.done(readCompensations)
    const gained = replies.reduce((sum, { body }) => sum + (body.feedingResult.statChanges.experience ?? 0), 0)
    const pet = await petOf(learner)
    expect(experienceOf(pet)).toBe(gained + (notes[0]?.experience ?? Number.NaN))
    expect(pet).toMatchObject({ totalQuestions: questions.length + 1, correctAnswers: questions.length + 1 })
  })
})

describe('a question withdrawn while it stands on the screen', () => {
  test('marks nobody wrong for half an hour, and then is gone', async () => {
    const wronged = await untouched()
    const learner = await player()
    await report(await player(), wronged.id, 'wrong_answer')
    await report(await player(), wronged.id, 'wrong_answer')
    app.clock.pass(29 * minute)
    const { body, correctAnswer } = await answerWrongly(learner, wronged)
    expect(body).toMatchObject({ correct: true, correctAnswer, creatureFeedback: expect.stringContaining('counts') })
    expect(body.feedingResult.statChanges.experience).toBeGreaterThan(0)
    expect((await learner.done(readCompensations)).notes).toEqual([])
    app.clock.pass(2 * minute)
    const late = await answerWrongly(learner, wronged)
    expect([late.status, late.body.code]).toEqual([404, 'question_not_found'])
  })
})

describe('a new edition', () => {
  test('brings a held question back only in other words, its reports settled', async () => {
    let write = firstForty('art')
    let edition = 'one'
    const own = await startTestApp({
      library: { edition: () => edition, endless: () => false, write: topic => write.write(topic, 0) },
    })
    const learners = [await own.newcomer({ topics: ['art'] }), await own.newcomer({ topics: ['art'] })]
    await own.questions.stock('art')
    const { rows } = await own.db.query('select id::text from question order by id limit 1')
    for (const learner of learners) await report(learner, rows[0].id, 'wrong_answer', undefined, own.db)
    const outOfService = async () => {
      const { rows: found } = await own.db.query(
        `select withdrawn_at is not null as out, (select count(*)::int from report where not settled) as open
         from question where id = $1`,
        [rows[0].id],
      )
      return found[0]
    }
    expect(await outOfService()).toEqual({ out: true, open: 2 })
    edition = 'two'
    write = firstForty('art', draft => ({ ...draft, seed: draft.seed + 1 }))
    expect(await own.questions.stock('art')).toBe(39)
    expect(await outOfService()).toEqual({ out: true, open: 2 })
    edition = 'three'
    write = firstForty('art', draft => ({ ...draft, explanation: `${draft.explanation} Look it up.` }))
    expect(await own.questions.stock('art')).toBe(40)
    expect(await outOfService()).toEqual({ out: false, open: 0 })
    await own.close()
  })
})

describe('the proof', () => {
  test('of a fact names its sentence, its source, its checks, and how it went', async () => {
    const { id, draft } = await untouched()
    const [learner, other] = [await player(), await player()]
    const before = await learner.done(readProof, { params: { questionId: id } })
    await answerWrongly(learner, { id, draft })
    const { correctAnswer } = await answerWrongly(other, { id, draft })
    await other.answer({ id, correctAnswer })
    await report(other, id, 'other')
    const proof = await learner.done(readProof, { params: { questionId: id } })
    expect(proof).toMatchObject({
      author: 'library',
      restsOn: { sentences: [draft.explanation], ids: draft.factIds },
      source: { title: draft.source.title, url: expect.stringMatching(/^https:/) },
      answers: before.answers + 3,
      moreAnswers: false,
      rightAnswers: (before.rightAnswers ?? 0) + 1,
      reports: 1,
      reportedByYou: false,
      withdrawn: false,
    })
    expect(proof.checks.length).toBeGreaterThanOrEqual(22)
    expect(proof.checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['wrong key', 'safe for children']))
    expect((await other.done(readProof, { params: { questionId: id } })).reportedByYou).toBe(true)
  })

  test('counts a thousand answers, and of more tells how the first ones went', async () => {
    const { id } = await untouched()
    const learner = await player()
    const answer = (count: number, from: number) =>
      app.db.query(
        `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at)
         select l.id, 'made up ' || n, $2::bigint, 0, n % 4 = 0, 0, '2026-03-10', '{}', $5
         from learner l, generate_series($3::int, $4::int) n where l.account_id = (select id from account where email = $1)`,
        [learner.email, id, from, from + count - 1, app.clock.now],
      )
    const counted = async () => {
      const { answers, moreAnswers, rightAnswers } = await learner.done(readProof, { params: { questionId: id } })
      return { answers, moreAnswers, rightAnswers }
    }
    await app.db.query('delete from answer where question_id = $1', [id])
    await answer(1000, 1)
    expect(await counted()).toEqual({ answers: 1000, moreAnswers: false, rightAnswers: 250 })
    await answer(5, 1001)
    expect(await counted()).toEqual({ answers: 1000, moreAnswers: true })
    const { rows } = await app.db.query(
      'select id::text from learner where account_id = (select id from account where email = $1)',
      [learner.email],
    )
    expect((await findProof.first(app.db, { learner: rows[0].id, question: id }))?.answers).toBe(1001)
    await app.db.query(
      `insert into question_record (question_id, difficulty, answers, correct_answers, choices, strong_answers, strong_correct)
       values ($1, 0, 400, 260, '{260,100,30,10}', 0, 0)`,
      [id],
    )
    expect(await counted()).toEqual({ answers: 1000, moreAnswers: true, rightAnswers: 650 })
  })

  test('of a computed question names its family and every worked step', async () => {
    const own = await startTestApp({ library: firstForty('mathematics') })
    const learner = await own.newcomer({ pet: 'Pip', topics: ['mathematics'] })
    const question = (await learner.questions('mathematics')).find(({ author }) => author === 'computed')
    if (!question) throw new Error('no computed question')
    const proof = await learner.done(readProof, { params: { questionId: question.id } })
    expect(proof).toMatchObject({ author: 'computed', answers: 0, rightAnswers: 0, reports: 0 })
    expect(proof.restsOn.kind).toBe('computation')
    expect(proof.restsOn.title).toMatch(/^[A-Z]/)
    expect(question.explanation).toContain(proof.restsOn.sentences.at(-1))
    expect(proof.checks.map(({ name }) => name)).toContain('wrong key')
    await own.close()
  })

  test.each(['99999999999', 'abc', '9'.repeat(30)])('of %s is not there', async questionId => {
    const reply = await (await player()).call(readProof, { params: { questionId } })
    expect([reply.status, reply.body.code]).toEqual([404, 'question_not_found'])
  })

  test('is for learners who have the topic', async () => {
    const { id } = await aQuestion(await player())
    const stranger = await app.newcomer({ pet: 'Pip' })
    expect((await stranger.call(readProof, { params: { questionId: id } })).status).toBe(404)
    expect((await app.visitor().call(readProof, { params: { questionId: id } })).status).toBe(401)
  })
})
