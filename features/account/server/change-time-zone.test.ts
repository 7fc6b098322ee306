import { afterAll, expect, test } from 'vitest'
import { readPet } from '#pet/contract.ts'
import { readProgress } from '#progress/contract.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { changeAccount, signIn } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const hour = 3_600_000

async function threeAnswers(learner: Awaited<ReturnType<typeof app.newcomer>>) {
  for (const question of (await learner.questions('art')).slice(0, 3)) await learner.answer(question)
}

test.each(['signing in there', 'changing the zone alone'])(
  'A flight across the date line costs no streak when the zone changes by %s',
  async how => {
    // 21:00 on 10 March in Los Angeles, and 17:00 on the 11th in Auckland.
    app.clock.now = new Date('2026-03-11T04:00:00Z')
    const learner = await app.newcomer({ pet: 'Pip', topics: ['art'], timeZone: 'America/Los_Angeles' })
    await threeAnswers(learner)
    app.clock.pass(20 * hour)
    await threeAnswers(learner)
    const before = await learner.done(readProgress)
    expect([before.learningStreak, before.visitStreak]).toEqual([2, 2])
    // After the flight it is two days later in Auckland.
    app.clock.pass(19 * hour)
    const timeZone = 'Pacific/Auckland'
    if (how === 'signing in there') {
      const user = await learner.done(signIn, { body: { email: learner.email, password: learner.password, timeZone } })
      expect([user.timeZone, user.learningStreak]).toEqual([timeZone, 2])
    } else await learner.done(changeAccount, { body: { timeZone } })
    await learner.done(readPet)
    await threeAnswers(learner)
    const after = await learner.done(readProgress)
    expect(after.learningStreak).toBeGreaterThanOrEqual(2)
    expect(after.visitStreak).toBeGreaterThanOrEqual(2)
  },
)

test("Changing the zone and answering at the same moment don't deadlock", async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  // Lock in the order of an answer: first the pet, then the learner.
  const answer = await app.db.connect()
  await answer.query('begin')
  await answer.query(
    'update pet c set version = c.version + 1 from learner l where l.id = c.learner_id and l.account_id = (select id from account where email = $1)',
    [learner.email],
  )
  const moving = learner.call(changeAccount, { body: { timeZone: 'Asia/Tokyo' } })
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await app.db.query(waiting)).rowCount, { interval: 5 }).toBe(1)
  const ended = await answer
    .query('update learner set freezes = 1 where account_id = (select id from account where email = $1)', [
      learner.email,
    ])
    .then(() => answer.query('commit'))
    .catch(fault => fault)
    .finally(() => answer.release())
  expect(ended).not.toBeInstanceOf(Error)
  expect((await moving).body.timeZone).toBe('Asia/Tokyo')
})
