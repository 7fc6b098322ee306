import { afterAll, expect, test } from 'vitest'
import { deleteAccount } from '#account/contract.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import { idsOf } from '#testing/app/ids-of.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { findFreeTime, noteLearnerTime, takeTopic } from './free-time.store.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** An account with two learners. */
async function family() {
  const visitor = await app.newcomer({ pet: 'Pip' })
  const { account, learner } = await idsOf(app.db, visitor.email)
  const { rows } = await app.db.query<{ id: LearnerId }>(
    `insert into learner (account_id, username) values ($1, 'Bo') returning id`,
    [account],
  )
  if (!rows[0]) throw new Error('no second learner')
  return { visitor, account, learners: [learner, rows[0].id] as const }
}

const start = Date.parse('2026-03-10T12:00:00Z')
const note = (learner: LearnerId, second: number, kind = 'other') =>
  noteLearnerTime.first(app.db, {
    learner,
    now: new Date(start + second * 1000),
    mostTime: 100_000,
    mostAnswers: 2,
    kind,
  })

test('The learners of an account share its free time, and each has the minutes of their own day', async () => {
  const { learners } = await family()
  const [ana, bo] = learners
  await note(ana, 0)
  expect(await note(ana, 60)).toMatchObject({ free_used: 60_000, today_used: 60_000, free_reached_at: null })
  expect(await note(bo, 61)).toMatchObject({ free_used: 60_000, today_used: 0 })
  const reached = new Date(start + 105_000)
  expect(await note(bo, 105)).toMatchObject({ free_used: 104_000, today_used: 44_000, free_reached_at: reached })
  const row = await findFreeTime.first(app.db, { learner: ana, now: reached })
  expect(row).toMatchObject({ free_used: 104_000, today_used: 60_000, free_reached_at: reached })
})

test('Answers and custom topics of all learners of an account count against its limits', async () => {
  const { learners } = await family()
  const [ana, bo] = learners
  expect(await note(ana, 0, 'answer')).toMatchObject({ free_answers: 1, free_reached_at: null })
  expect(await note(bo, 10, 'answer')).toMatchObject({ free_answers: 2, free_reached_at: new Date(start + 10_000) })
  const take = (learner: LearnerId) => takeTopic.first(app.db, { learner, most: 2, now: new Date(start) })
  expect([await take(ana), await take(bo)]).toEqual([{ counted: true }, { counted: true }])
  expect([await take(ana), await take(bo)]).toEqual([undefined, undefined])
})

test('Deleting a learner gives no free time back, and deleting the account deletes all of it', async () => {
  const { visitor, account, learners } = await family()
  const [ana, bo] = learners
  await note(bo, 0)
  await note(bo, 50)
  await app.db.query('delete from learner where id = $1', [bo])
  expect(await note(ana, 51)).toMatchObject({ free_used: 50_000 })
  await app.db.query(`insert into learner (account_id, username) values ($1, 'Eva')`, [account])
  expect(await visitor.done(deleteAccount, { body: { password: visitor.password } })).toEqual({ deleted: true })
  for (const table of ['learner', 'free_time', 'session'])
    expect((await app.db.query(`select 1 from ${table} where account_id = $1`, [account])).rows).toEqual([])
})
