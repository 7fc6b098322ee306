import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { insertAccount } from '#account/server/account.store.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { beginDay, findFreeTime, type Noted, noteLearnerTime } from './free-time.store.ts'

const app = await startTestApp()
afterAll(() => app.close())

interface Call {
  kind: Noted
  /** Milliseconds since the previous call; negative if the clock was set back. */
  after: number
  /** How many copies arrive at once, from tabs and retries. */
  at_once: number
  member: boolean
}
const call: fc.Arbitrary<Call> = fc.record({
  kind: fc.constantFrom<Noted[]>('answer', 'other', 'other', 'other', 'pause'),
  after: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 130_000 }) },
    { weight: 1, arbitrary: fc.constantFrom(119_999, 120_000, 120_001, 5000, 4999, 86_400_000) },
    { weight: 1, arbitrary: fc.integer({ min: -300_000, max: 0 }) },
  ),
  at_once: fc.constantFrom(1, 1, 1, 2, 5),
  member: fc.constantFrom(false, false, false, false, true),
})

/** The rule again, written from RULES rather than from the statement. */
class Reference {
  used = 0
  answers = 0
  last: number | null = null
  answeredAt: number | null = null
  usedAtAnswer = 0
  reachedAt: number | null = null

  note(kind: Noted, now: number, member: boolean, most: { time: number; answers: number }) {
    const gap = this.last === null ? 0 : now - this.last
    if (!member && gap > 0 && gap <= 120_000) this.used += gap
    if (kind === 'answer') {
      if (!member) {
        const price = Math.min(5000, this.answeredAt === null ? 5000 : now - this.answeredAt)
        this.used = Math.max(this.used, this.usedAtAnswer + price)
        this.answers += 1
      }
      this.usedAtAnswer = this.used
      this.answeredAt = Math.max(this.answeredAt ?? now, now)
    }
    this.last = kind === 'pause' || member ? null : Math.max(this.last ?? now, now)
    const reached = !member && (this.used >= most.time || this.answers >= most.answers)
    this.reachedAt = reached ? (this.reachedAt ?? now) : null
  }
}

async function newLearner() {
  const email = `${randomUUID()}@example.org`
  const opened = await insertAccount.first(app.db, {
    email,
    emailKey: email,
    username: 'Ana',
    passwordHash: null,
    emailVerifiedAt: null,
    timeZone: 'UTC',
  })
  if (!opened) throw new Error('no account was opened')
  return opened.id
}
async function setMember(learner: LearnerId, until: Date) {
  await app.db.query(
    `insert into membership (account_id, status, paid_until) select account_id, 'active', $2 from learner where id = $1
     on conflict (account_id) do update set paid_until = excluded.paid_until`,
    [learner, until],
  )
}

test('In any order of calls, used time never falls, never outruns the clock, and no answer is free', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 25 }), async calls => {
      const learner = await newLearner()
      const reference = new Reference()
      const most = { time: 200_000, answers: 6 }
      let now = Date.parse('2026-03-10T12:00:00Z')
      let [before, forward, counted] = [0, 0, 0]
      let member = false
      for (const { kind, after, at_once, member: wanted } of calls) {
        now += after
        forward += Math.max(0, after)
        if (wanted !== member) {
          member = wanted
          await setMember(learner, member ? new Date(8.64e15 / 2) : new Date(0))
        }
        const at = new Date(now)
        const note = () =>
          noteLearnerTime.first(app.db, { learner, now: at, mostTime: most.time, mostAnswers: most.answers, kind })
        await Promise.all(Array.from({ length: at_once }, note))
        for (let n = 0; n < at_once; n++) reference.note(kind, now, member, most)
        if (kind === 'answer' && !member) counted += at_once

        const row = await findFreeTime.first(app.db, { learner, now: at })
        expect(row).toMatchObject({
          subscribed: member,
          free_used: reference.used,
          free_answers: reference.answers,
          free_last_at: reference.last === null ? null : new Date(reference.last),
          free_reached_at: reference.reachedAt === null ? null : new Date(reference.reachedAt),
        })
        const used = row?.free_used ?? 0
        expect(used).toBeGreaterThanOrEqual(before)
        expect(used).toBeLessThanOrEqual(forward + 5000 * counted)
        before = used
      }
    }),
    { numRuns: 60 },
  )
})

test('No mix of answers, pauses and heartbeats gets more than one answer out of five seconds', async () => {
  const quiet: fc.Arbitrary<{ before: Noted[]; wait: number }> = fc.record({
    before: fc.array(fc.constantFrom<Noted[]>('pause', 'other'), { maxLength: 3 }),
    wait: fc.integer({ min: 5000, max: 400_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(quiet, quiet), { minLength: 1, maxLength: 10 }), async rounds => {
      const learner = await newLearner()
      let now = Date.parse('2026-03-10T12:00:00Z')
      const note = (kind: Noted) =>
        noteLearnerTime.first(app.db, { learner, now: new Date(now), mostTime: 1e9, mostAnswers: 1e9, kind })
      for (const round of rounds) {
        for (const { before, wait } of round) {
          for (const kind of before) await note(kind)
          now += wait
        }
        await note('pause')
        await note('other')
        await note('answer')
      }
      const row = await findFreeTime.first(app.db, { learner, now: new Date(now) })
      expect(row?.free_used).toBeGreaterThanOrEqual(5000 * rounds.length)
    }),
    { numRuns: 40 },
  )
})

test('A day started by two calls at once starts once, and keeps the time that the first one used', async () => {
  const learner = await newLearner()
  await beginDay.run(app.db, { learner, day: '2026-03-10', isFreeAgain: true })
  for (const second of [0, 30]) {
    const at = new Date(Date.parse('2026-03-10T12:00:00Z') + second * 1000)
    await noteLearnerTime.first(app.db, { learner, now: at, mostTime: 1e9, mostAnswers: 1e9, kind: 'other' })
  }
  for (const day of ['2026-03-10', '2026-03-09']) await beginDay.run(app.db, { learner, day, isFreeAgain: true })
  const used = async () => (await findFreeTime.first(app.db, { learner, now: new Date() }))?.free_used
  expect(await used()).toBe(30_000)
  await beginDay.run(app.db, { learner, day: '2026-03-11', isFreeAgain: true })
  expect(await used()).toBe(0)
})
