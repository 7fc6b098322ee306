import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { currentUser, deleteAccount, signIn, signUp } from '#account/contract.ts'
import { hashPassword } from '#account/server/password.ts'
import { startSession } from '#account/server/start-session.ts'
import { openJobs } from '#kit/jobs/jobs.ts'
import { accountIdFor, everyRow, fillLearner } from '#testing/app/filled-learner.ts'
import { idsOf } from '#testing/app/ids-of.ts'
import { startServerProcess } from '#testing/app/server-process.ts'
import { startStripeTestApp, stripeEnvironment } from '#testing/app/stripe-test-app.ts'
import type { Visitor } from '#testing/app/test-app.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'mindling-leaving-'))
const jobFaults: unknown[] = []
const app = await startStripeTestApp(
  { DATA_DIR: dataDir },
  { jobs: db => openJobs(db, fault => jobFaults.push(fault)) },
)
const jobs = openJobs(app.db, fault => jobFaults.push(fault))
afterAll(async () => {
  await jobs.stop()
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const passwords = (learner: Visitor) => ({ body: { password: learner.password } })
const idOf = async (learner: Visitor) => (await learner.done(currentUser)).id
const countIn = async (db: pg.Pool, of: string) =>
  (await db.query(`select count(*)::int as count from ${of}`)).rows[0].count
const count = (of: string) => countIn(app.db, of)

/** A learner with a value in every column, a job, a mail, and a customer at Stripe. */
async function full(id: string, mark: string): Promise<Visitor> {
  await fillLearner(app.db, id, mark)
  const learner = app.visitor()
  await app.db.query(`update account set email_key = $2, email = $2, password_hash = $3 where id = $1`, [
    accountIdFor(id),
    `${mark}@example.org`,
    await hashPassword(learner.password),
  ])
  await jobs.send('paint-picture', { learnerId: id, creatureId: mark, stage: 3 }, `${id}:3`, 0)
  await jobs.send('mail-that-nobody-takes', { learnerId: Number(id), language: 'en' }, mark)
  await mkdir(join(dataDir, 'outbox'), { recursive: true })
  await writeFile(
    join(dataDir, 'outbox', `${mark.length}-${id.length}-${mark.at(-1)}.eml`),
    `To: ${mark}@Example.org\n\nHello`,
  )
  await learner.done(signIn, { body: { email: `${mark}@example.org`, password: learner.password } })
  return learner
}

async function filesNaming(what: string): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = names.filter(each => each.isFile()).map(each => join(each.parentPath, each.name))
  const texts = await Promise.all(paths.map(async path => `${path} ${await readFile(path, 'latin1')}`))
  return texts.filter(text => text.toLowerCase().includes(what.toLowerCase()))
}

test('A deleted account leaves no trace in tables, jobs, or files; other accounts are untouched', async () => {
  const [anasId, bosId] = ['700000010001', '700000020002']
  const ana = await full(anasId, 'mark-of-ana')
  const bo = await full(bosId, 'mark-of-bo')
  const naming = (id: string, mark: string) => async () => {
    const hex = Buffer.from(mark).toString('hex')
    return (await everyRow(app.db)).filter(row => [id, mark, hex].some(each => row.includes(each)))
  }
  const ofAna = naming(anasId, 'mark-of-ana')
  const ofBo = naming(bosId, 'mark-of-bo')
  const before = await ofBo()
  // At least one row in each table, and two jobs.
  expect((await ofAna()).length).toBeGreaterThanOrEqual(25)
  expect((await ofAna()).filter(row => row.startsWith('jobs.')).length).toBeGreaterThanOrEqual(2)
  expect(await filesNaming('mark-of-ana')).toHaveLength(1)

  expect(await ana.done(deleteAccount, passwords(ana))).toEqual({ deleted: true })
  expect(await ofAna()).toEqual([])
  expect(await filesNaming('mark-of-ana')).toEqual([])
  expect(await ofBo()).toEqual(before)
  expect(await filesNaming('mark-of-bo')).toHaveLength(1)
  expect((await bo.done(currentUser)).id).toBe(bosId)
  expect(await count('leaving_customer')).toBe(0)
})

test('Deleting an account takes its password, or a typed word if it has none', async () => {
  const learner = await app.newcomer()
  for (const body of [{}, { password: 'another password' }, { password: '' }, { confirmation: 'DELETE' }]) {
    const { status, body: said } = await learner.call(deleteAccount, { body })
    expect([status, said.code]).toEqual([403, 'wrong_password'])
  }
  const id = await idOf(learner)
  await app.db.query(
    'update account set password_hash = null where id = (select account_id from learner where id = $1)',
    [id],
  )
  for (const body of [{}, { password: learner.password }, { confirmation: 'delete' }])
    expect((await learner.call(deleteAccount, { body })).body.code).toBe('not_confirmed')
  expect(await learner.done(deleteAccount, { body: { confirmation: 'DELETE' } })).toEqual({ deleted: true })
  expect(await count(`learner where id = ${id}`)).toBe(0)
})

test('Password guesses are limited here too', async () => {
  const learner = await app.newcomer()
  const tries = Array.from({ length: 10 }, () => learner.call(deleteAccount, { body: { password: 'no' } }))
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([403]))
  expect((await learner.call(deleteAccount, passwords(learner))).status).toBe(429)
})

test("Stripe's subscription ends first, and its customer is deleted", async () => {
  const member = await app.member()
  const customer = app.stripe.books.subscriptions.get(member.subscription)?.customer
  expect(await member.done(deleteAccount, passwords(member))).toEqual({ deleted: true })
  expect(app.stripe.books.subscriptions.get(member.subscription)?.status).toBe('canceled')
  expect(app.stripe.asked.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/customers/${customer}` })
})

test('While Stripe is unreachable the account is closed but nothing is deleted; it is deleted once Stripe replies', async () => {
  const member = await app.member()
  const elsewhere = app.visitor()
  Object.assign(elsewhere, { email: member.email })
  await elsewhere.signInAgain()
  const id = await idOf(member)
  const { account: accountId } = await idsOf(app.db, member.email)
  const holds = () => count(`membership where account_id = ${accountId}`)
  app.stripe.manner = 'down'
  expect(await member.done(deleteAccount, passwords(member))).toEqual({ deleted: false })
  // All devices are signed out and can't sign in; the address is free for a new account.
  expect((await member.call(currentUser)).status).toBe(401)
  expect((await elsewhere.call(currentUser)).status).toBe(401)
  expect((await app.visitor().call(signIn, { body: { email: member.email, password: member.password } })).status).toBe(
    401,
  )
  const browser = { start: () => undefined, end: () => undefined, userAgent: undefined }
  expect(await startSession(app.db, browser, accountId, app.clock.now)).toBeUndefined()
  const again = app.visitor()
  await again.done(signUp, { body: { email: member.email, username: 'Ana', password: again.password } })
  expect([await count(`learner where id = ${id}`), await holds()]).toEqual([1, 1])
  // The job runs again while Stripe is still down: nothing is deleted yet.
  await jobs.send('finish-leaving', {}, 'finish-leaving')
  await expect
    .poll(() => count(`jobs.job where name = 'finish-leaving' and state < 'completed'`), { interval: 100 })
    .toBe(0)
  expect([await count(`learner where id = ${id}`), await holds()]).toEqual([1, 1])
  app.stripe.manner = 'good'
  await jobs.send('finish-leaving', {}, 'finish-leaving')
  await expect.poll(() => count(`learner where id = ${id}`), { interval: 100 }).toBe(0)
  expect(app.stripe.books.subscriptions.get(member.subscription)?.status).toBe('canceled')
  expect((await again.done(currentUser)).email).toBe(member.email)
})

test('A customer being created is deleted too', async () => {
  const learner = await app.newcomer()
  const id = await idOf(learner)
  await app.db.query('insert into customer (account_id) select account_id from learner where id = $1', [id])
  expect(await learner.done(deleteAccount, passwords(learner))).toEqual({ deleted: true })
  const opened = app.stripe.asked.slice(-2).map(({ method, path }) => `${method} ${path.replace(/cus_\w+/, 'cus')}`)
  expect(opened).toEqual(['POST /v1/customers', 'DELETE /v1/customers/cus'])
})

test('A sign-in during the deletion leaves no session', async () => {
  for (let n = 0; n < 4; n++) {
    const learner = await app.newcomer()
    const others = Array.from({ length: 3 }, () => app.visitor())
    await Promise.all([
      learner.done(deleteAccount, passwords(learner)),
      ...others.map(each => each.call(signIn, { body: { email: learner.email, password: learner.password } })),
    ])
    for (const each of others) expect((await each.call(currentUser)).status).toBe(401)
  }
  expect(await count('session s where not exists (select from learner l where l.id = s.learner_id)')).toBe(0)
})

test('A server killed between closing and deleting leaves the rest to the next one', async () => {
  // No other server on this database takes jobs.
  const lone = await startStripeTestApp({ DATA_DIR: dataDir })
  onTestFinished(() => lone.close())
  const member = await lone.member()
  const id = await idOf(member)
  const environment = { ...stripeEnvironment(lone.stripe), DATABASE_URL: lone.databaseUrl, DATA_DIR: dataDir }
  const first = await startServerProcess(environment)
  const at = Object.assign(lone.visitor(), { origin: first.origin, email: member.email })
  await at.signInAgain()
  lone.stripe.manner = 'down'
  expect(await at.done(deleteAccount, passwords(at))).toEqual({ deleted: false })
  expect(await first.end('SIGKILL')).toBe('SIGKILL')
  expect(
    await countIn(
      lone.db,
      `account where id = (select account_id from learner where id = ${id}) and leaving_at is not null`,
    ),
  ).toBe(1)
  lone.stripe.manner = 'good'
  const second = await startServerProcess(environment)
  await expect.poll(() => countIn(lone.db, `learner where id = ${id}`), { interval: 200 }).toBe(0)
  expect(await second.end('SIGTERM')).toBe(0)
  expect(lone.stripe.books.subscriptions.get(member.subscription)?.status).toBe('canceled')
})
