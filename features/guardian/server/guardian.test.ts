import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser, signIn, signOut } from '#account/contract.ts'
import type { TestApp, Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { changeRules, enterPin, parentView, resetPin, revokePass, setPin, setSelfLearner } from '../contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => await app.close())

const pin = '2580'
const minute = 60_000

/** A signed-in visitor in whose account a child learns. */
async function child(has: Parameters<TestApp['newcomer']>[0] = {}): Promise<Visitor> {
  const learner = await app.newcomer(has)
  await learner.done(setPin, { body: { pin } })
  return learner
}

const open = (learner: Visitor) => learner.done(enterPin, { body: { pin } })
const needs = { status: 403, body: { code: 'grown_up_needed' } }

test('Who is learning is unknown at first; both choices are stored and can be changed', async () => {
  const learner = await app.newcomer()
  expect(await learner.done(currentUser)).toMatchObject({ learns: null, soundAllowed: true })
  expect(await learner.done(setSelfLearner)).toMatchObject({ learns: 'self' })
  expect(await learner.done(setPin, { body: { pin } })).toMatchObject({ learns: 'child' })
  expect(await learner.done(currentUser)).toMatchObject({ learns: 'child' })
})

test.each(['123', '123456789', '12a4', '', ' 1234', '１２３４'])('%j is no PIN', async typed => {
  const learner = await app.newcomer()
  const refused = await learner.call(setPin, { body: { pin: typed } })
  expect(refused).toMatchObject({ status: 400, body: { error: 'A PIN has 4 to 8 digits' } })
  expect((await learner.done(currentUser)).learns).toBe(null)
})

test("A child needs the PIN for the grown-up's rules, which close again after the pass ends", async () => {
  const learner = await child()
  for (const call of [
    () => learner.call(parentView),
    () => learner.call(changeRules, { body: { sound: false } }),
    () => learner.call(setSelfLearner),
    () => learner.call(setPin, { body: { pin: '9999' } }),
  ]) {
    expect(await call()).toMatchObject(needs)
  }
  const { until } = await open(learner)
  expect(until).toBe(new Date(app.clock.now.getTime() + 15 * minute).toISOString())
  expect((await learner.done(parentView)).rules).toEqual({ dailyMinutes: null, modelText: true, sound: true })
  await learner.done(revokePass)
  expect(await learner.call(parentView)).toMatchObject(needs)
})

test('A pass lasts a quarter of an hour', async () => {
  const learner = await child()
  await open(learner)
  app.clock.pass(15 * minute - 1)
  expect((await learner.call(parentView)).status).toBe(200)
  app.clock.pass(1)
  expect(await learner.call(parentView)).toMatchObject(needs)
  expect(await learner.call(changeRules, { body: { dailyMinutes: null } })).toMatchObject(needs)
})

test('A pass is valid only in the browser where the PIN was entered', async () => {
  const learner = await child()
  const other = app.visitor()
  await other.done(signIn, { body: { email: learner.email, password: learner.password } })
  await open(learner)
  expect((await learner.call(parentView)).status).toBe(200)
  expect(await other.call(parentView)).toMatchObject(needs)
})

test('A pass ends with the session', async () => {
  const learner = await child()
  await open(learner)
  await learner.done(signOut)
  expect((await learner.call(parentView)).status).toBe(401)
  await learner.signInAgain()
  expect(await learner.call(parentView)).toMatchObject(needs)
})

test("A family's PIN and pass work only for that family", async () => {
  const [ours, theirs] = [await child(), await app.newcomer()]
  await theirs.done(setPin, { body: { pin: '777777' } })
  await theirs.done(enterPin, { body: { pin: '777777' } })
  expect(await ours.call(enterPin, { body: { pin: '777777' } })).toMatchObject({
    status: 403,
    body: { code: 'wrong_pin' },
  })
  expect(await ours.call(parentView)).toMatchObject(needs)
})

test('A wrong PIN is refused, and after five even the right one has to wait a quarter of an hour', async () => {
  const learner = await child()
  const tries = await Promise.all(Array.from({ length: 8 }, () => learner.call(enterPin, { body: { pin: '0000' } })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  const late = await learner.call(enterPin, { body: { pin } })
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBe(900)
  expect(await learner.call(parentView)).toMatchObject(needs)
  app.clock.pass(15 * minute)
  expect((await learner.call(enterPin, { body: { pin } })).status).toBe(200)
})

test("Correct PINs don't count towards the limit", async () => {
  const learner = await child()
  for (let n = 0; n < 8; n++) await open(learner)
})

test('The password resets a forgotten PIN, and ends the old PIN and passes elsewhere', async () => {
  const learner = await child()
  const found = app.visitor()
  await found.done(signIn, { body: { email: learner.email, password: learner.password } })
  await open(found)
  const wrong = await learner.call(resetPin, { body: { password: 'not the password', pin: '1357' } })
  expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_password' } })
  expect(await learner.call(parentView)).toMatchObject(needs)
  await learner.done(resetPin, { body: { password: learner.password, pin: '1357' } })
  expect((await learner.call(parentView)).status).toBe(200)
  expect(await found.call(parentView)).toMatchObject(needs)
  expect(await found.call(enterPin, { body: { pin } })).toMatchObject({ status: 403 })
  expect((await found.call(enterPin, { body: { pin: '1357' } })).status).toBe(200)
})

test("Passwords can't be guessed through the PIN reset either", async () => {
  const learner = await child()
  const guess = () => learner.call(resetPin, { body: { password: 'not the password', pin: '1357' } })
  const tries = await Promise.all(Array.from({ length: 6 }, guess))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([403, 403, 403, 403, 403, 429])
})

test("An account without a password can't reset its PIN by password", async () => {
  const learner = await child()
  await app.db.query('update account set password_hash = null where email = $1', [learner.email])
  const tried = await learner.call(resetPin, { body: { password: '', pin: '1357' } })
  expect(tried).toMatchObject({ status: 409, body: { code: 'no_password' } })
})

test('Switching back to learning oneself needs the PIN, and removes it with the rules', async () => {
  const learner = await child()
  await open(learner)
  await learner.done(changeRules, { body: { dailyMinutes: 30, modelText: false, sound: false } })
  expect(await learner.done(currentUser)).toMatchObject({ soundAllowed: false, session: { isDoneForToday: false } })
  const user = await learner.done(setSelfLearner)
  expect(user).toMatchObject({ learns: 'self', soundAllowed: true })
  expect(user.session).not.toHaveProperty('isDoneForToday')
  expect(
    (
      await app.db.query('select from guardian_pin g join account a on a.id = g.account_id where a.email = $1', [
        learner.email,
      ])
    ).rowCount,
  ).toBe(0)
  for (const call of [
    () => learner.call(enterPin, { body: { pin } }),
    () => learner.call(resetPin, { body: { password: learner.password, pin } }),
    () => learner.call(parentView),
    () => learner.call(changeRules, { body: { dailyMinutes: 10 } }),
  ]) {
    expect(await call()).toMatchObject({ status: 409, body: { code: 'not_a_child' } })
  }
})

test('Of two PINs set at once, one counts and the other request needs it', async () => {
  const learner = await app.newcomer()
  const pins = ['1111', '2222', '3333']
  const set = await Promise.all(pins.map(each => learner.call(setPin, { body: { pin: each } })))
  expect(set.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  const mine = pins[set.findIndex(({ status }) => status === 200)] ?? ''
  expect((await learner.call(enterPin, { body: { pin: mine } })).status).toBe(200)
})

test('A grown-up changes the PIN', async () => {
  const learner = await child()
  await open(learner)
  await learner.done(setPin, { body: { pin: '86420' } })
  await learner.done(revokePass)
  expect((await learner.call(enterPin, { body: { pin } })).status).toBe(403)
  expect((await learner.call(enterPin, { body: { pin: '86420' } })).status).toBe(200)
})

test('A PIN that is replaced while it is being entered grants nothing', async () => {
  const learner = await child()
  const [typed] = await Promise.all([
    learner.call(enterPin, { body: { pin } }),
    learner.done(resetPin, { body: { password: learner.password, pin: '1357' } }),
  ])
  // Whichever request came first, a pass that is still open was granted by the new PIN.
  expect([200, 403]).toContain(typed.status)
  await learner.done(revokePass)
  expect((await learner.call(enterPin, { body: { pin } })).status).toBe(403)
})

test.each([9, 181, 30.5, -10])('A daily limit of %d minutes is refused', async dailyMinutes => {
  const learner = await child()
  await open(learner)
  expect(await learner.call(changeRules, { body: { dailyMinutes } })).toMatchObject({
    status: 400,
    body: { error: 'The daily limit can be 10 to 180 minutes' },
  })
})

test("Fields that aren't given stay as they are", async () => {
  const learner = await child()
  await open(learner)
  expect(await learner.done(changeRules, { body: { dailyMinutes: 45 } })).toEqual({
    dailyMinutes: 45,
    modelText: true,
    sound: true,
  })
  expect(await learner.done(changeRules, { body: { sound: false } })).toMatchObject({ dailyMinutes: 45, sound: false })
  expect(await learner.done(changeRules, { body: { dailyMinutes: null } })).toMatchObject({ dailyMinutes: null })
})

test('Only a hash of the PIN is stored', async () => {
  const learner = await child()
  const { rows } = await app.db.query(
    'select pin_hash from guardian_pin g join account a on a.id = g.account_id where a.email = $1',
    [learner.email],
  )
  expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/)
})
