import { afterAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { answerQuestion } from '#learning/contract.ts'
import type { Mail } from '#outside/mail/post.ts'
import { MailFault } from '#outside/mail/post.ts'
import { everyRow } from '#testing/app/filled-learner.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'

const day = 86_400_000
const nightly = new Map<string, () => Promise<void>>()
const jobs: Jobs = {
  handle: () => undefined,
  schedule: (queue, cron, work) => {
    // Nightly jobs run in the quiet hours.
    if (/ [34] \* \* \*$/.test(cron)) nightly.set(queue, work)
  },
  send: async () => undefined,
  stop: async () => undefined,
}
const mails: Mail[] = []
let mailServer: 'takes' | 'away' | 'unknown address' = 'takes'
const app = await startTestApp({
  jobs: () => jobs,
  environment: { EXPORTS_PER_HOUR: '1000' },
  post: {
    deliver: async mail => {
      if (mailServer !== 'takes') throw new MailFault('not taken', mailServer === 'unknown address')
      mails.push(mail)
    },
  },
})
afterAll(() => app.close())

async function night() {
  for (const work of nightly.values()) await work()
}
const idOf = async (learner: Visitor) => (await learner.done(currentUser)).id
const count = async (of: string) => (await app.db.query(`select count(*)::int as count from ${of}`)).rows[0].count
const told = (learner: Visitor) => mails.filter(({ to }) => to === learner.email)

test('Every feature that stores data for a while deletes it at night', () => {
  expect([...nightly.keys()].toSorted()).toEqual(
    expect.arrayContaining([
      'forget-active-days',
      'forget-model-spend',
      'forget-old-rounds',
      'forget-sessions',
      'forget-talk',
      'forget-unfinished-topics',
      'keep-idle-accounts',
      'reconcile-subscriptions',
      'sweep-fetched-pages',
    ]),
  )
})

test('A stored reply is deleted after thirty days, and its answer still counts once', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  const [question] = await learner.questions('art')
  if (!question) throw new Error('no question came')
  const first = await learner.answer(question, { attempt: 'the same' })
  expect(first.status).toBe(200)
  const replies = async () => count(`answer where outcome is not null and learner_id = ${await idOf(learner)}`)
  app.clock.pass(29 * day)
  await night()
  await learner.signInAgain()
  expect(await replies()).toBe(1)
  expect((await learner.answer(question, { attempt: 'the same' })).body).toMatchObject({ correct: true })
  app.clock.pass(2 * day)
  await night()
  await learner.signInAgain()
  expect(await replies()).toBe(0)
  const again = await learner.call(answerQuestion, {
    params: { questionId: question.id },
    body: { userAnswer: question.correctAnswer },
    headers: { 'idempotency-key': 'the same' },
  })
  expect([again.status, again.body.code]).toEqual([409, 'attempt_reused'])
  expect(await count(`answer where learner_id = ${await idOf(learner)}`)).toBe(1)
})

const id = async () => await idOf(await app.newcomer())
/** Data that is kept for a limited time: the statement that inserts it at `$2`, the rows to count, and the number of days. */
const kept: [what: string, days: number, put: string, left: string][] = [
  [
    'a round',
    30,
    `insert into round (learner_id, topic_id, questions, served_at) values ($1, 'art', '{1}', $2)`,
    'round where learner_id = $1',
  ],
  [
    'a hint',
    7,
    'insert into hint (learner_id, question_id, struck, asked_at) values ($1, 1, 1, $2)',
    'hint where learner_id = $1',
  ],
  [
    'what a pet said',
    30,
    `insert into pet_care (learner_id, action, done_at, attempt, said) values ($1, 'talk', $2, 'a', '{1,2}')`,
    `pet_care where learner_id = $1 and (said <> '{}' or attempt is not null)`,
  ],
  [
    'a topic that was left unfinished',
    90,
    `insert into wizard (learner_id, state, updated_at) values ($1, '{}', $2)`,
    'wizard where learner_id = $1',
  ],
  [
    'what models have used',
    40,
    'insert into model_spend (learner_id, day, calls, tokens, microdollars) values ($1, $2::timestamptz::date, 1, 1, 1)',
    'model_spend where learner_id = $1',
  ],
  [
    'how long a day took',
    35,
    'insert into active_day (learner_id, day, active_ms) values ($1, $2::timestamptz::date, 1)',
    'active_day where learner_id = $1',
  ],
  [
    'a session',
    30,
    `insert into session (account_id, learner_id, token_hash, started_at, seen_at) select account_id, id, 'x', $2, $2 from learner where id = $1`,
    `session where learner_id = $1 and token_hash = 'x'`,
  ],
  [
    'a count of calls',
    1,
    `insert into tally (key, started_at, count) values ($1::text::bytea, $2, 1)`,
    'tally where key = $1::text::bytea',
  ],
  [
    'a message of Stripe',
    90,
    'insert into payment_news (id, done_at) values ($1::text, $2)',
    'payment_news where id = $1::text',
  ],
  [
    'a page of the encyclopedia',
    30,
    `insert into fetched_page (url, body, fetched_at) values ($1::text, '{}', $2)`,
    'fetched_page where url = $1::text',
  ],
]

test.each(kept)('%s is kept for %i days, and no longer', async (_, days, put, left) => {
  const learner = await id()
  const there = async () => {
    const { rows } = await app.db.query(`select count(*)::int as count from ${left}`, [learner])
    return rows[0].count
  }
  await app.db.query(put, [learner, app.clock.now])
  app.clock.pass((days - 1) * day)
  await night()
  expect(await there()).toBe(1)
  app.clock.pass(2 * day)
  await night()
  expect(await there()).toBe(0)
})

test('An account idle for eleven months is notified once, and deleted after twelve', async () => {
  const [away, back] = [await app.newcomer({ pet: 'Pip' }), await app.newcomer()]
  const [awaysId, backsId] = [await idOf(away), await idOf(back)]
  app.clock.pass(334 * day)
  await night()
  expect(told(away)).toHaveLength(0)
  app.clock.pass(2 * day)
  await night()
  await night()
  const [mail] = told(away)
  expect(told(away)).toHaveLength(1)
  // 365 days after the last visit, in English and in Spanish.
  const goes = new Date(app.clock.now.getTime() + 30 * day)
  expect(mail?.text).toContain(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(goes))
  expect(mail?.text).toContain('inicia sesión una vez')
  expect(mail?.text).not.toContain('Ana')
  // The learner who returns is no longer idle.
  await back.signInAgain()
  app.clock.pass(29 * day)
  await night()
  expect(await count(`learner where id = ${awaysId}`)).toBe(1)
  app.clock.pass(2 * day)
  await night()
  expect(await count(`learner where id = ${awaysId}`)).toBe(0)
  expect((await everyRow(app.db)).filter(row => row.includes(away.email))).toEqual([])
  expect(
    await count(`learner l join account a on a.id = l.account_id where l.id = ${backsId} and a.idle_told_at is null`),
  ).toBe(1)
})

test('A visit counts even if the session began earlier', async () => {
  const learner = await app.newcomer()
  const learnersId = await idOf(learner)
  for (let n = 0; n < 3; n++) {
    app.clock.pass(25 * day)
    await learner.done(currentUser)
  }
  const { rows } = await app.db.query(
    'select a.seen_at from account a join learner l on l.account_id = a.id where l.id = $1',
    [learnersId],
  )
  expect(rows[0].seen_at).toEqual(app.clock.now)
})

test.each([
  ['has paid for time that remains', "'canceled', $2::timestamptz + interval '1 day'"],
  ['has a running subscription', "'past_due', $2::timestamptz - interval '1 day'"],
])('A learner who %s is never idle', async (_, standing) => {
  const learner = await app.newcomer()
  const learnersId = await idOf(learner)
  app.clock.pass(800 * day)
  await app.db.query(
    `insert into membership (account_id, status, paid_until) select account_id, ${standing} from learner where id = $1`,
    [learnersId, app.clock.now],
  )
  await night()
  expect(told(learner)).toHaveLength(0)
  expect(await count(`learner where id = ${learnersId}`)).toBe(1)
  await app.db.query(
    `update membership set status = 'canceled', paid_until = $2 where account_id = (select account_id from learner where id = $1)`,
    [learnersId, app.clock.now],
  )
  await night()
  expect(told(learner)).toHaveLength(1)
})

test("While emails can't be sent, the account stays, and the learner keeps a month to return", async () => {
  const [one, other] = [await app.newcomer(), await app.newcomer()]
  const [onesId, othersId] = [await idOf(one), await idOf(other)]
  const there = async () => [await count(`learner where id = ${onesId}`), await count(`learner where id = ${othersId}`)]
  app.clock.pass(700 * day)
  mailServer = 'away'
  await night()
  app.clock.pass(100 * day)
  await night()
  expect(await there()).toEqual([1, 1])
  // The mail to an address that no longer exists was attempted.
  await app.db.query('update account set email = $2 where id = (select account_id from learner where id = $1)', [
    othersId,
    'gone@example.org',
  ])
  mailServer = 'unknown address'
  await night()
  mailServer = 'takes'
  app.clock.pass(29 * day)
  await night()
  expect(await there()).toEqual([1, 1])
  app.clock.pass(2 * day)
  await night()
  expect(await there()).toEqual([0, 0])
})
