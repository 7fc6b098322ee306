import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#testing/app/test-app.ts'
import { changeAccount, currentUser, signIn, signOut, signUp } from '../contract.ts'

const app = await startTestApp({
  environment: { FAILED_SIGNINS_PER_ACCOUNT: '3' },
})
afterAll(() => app.close())

const password = 'a long enough password'
let people = 0
const someone = () => ({ email: `learner${people++}@example.org`, username: 'Ana', password })

test('Signing up signs the learner in', async () => {
  const visitor = app.visitor()
  const person = someone()
  const made = await visitor.done(signUp, { body: { ...person, timeZone: 'Asia/Tokyo' } })
  expect(made).toMatchObject({
    email: person.email,
    username: 'Ana',
    longestStreak: 0,
    dailyGoal: 10,
    timeZone: 'Asia/Tokyo',
  })
  expect(await visitor.done(currentUser)).toEqual(made)
})

test('A visitor has no current user', async () => {
  const { status, body } = await app.visitor().call(currentUser)
  expect([status, body.code]).toEqual([401, 'not_signed_in'])
})

test('A token is invalid after signing out', async () => {
  const visitor = await app.newcomer()
  const { cookie } = visitor
  await visitor.done(signOut)
  visitor.cookie = cookie
  expect((await visitor.call(currentUser)).status).toBe(401)
})

test("Each sign-in issues a new token and ends the browser's previous session", async () => {
  const visitor = await app.newcomer()
  const before = visitor.cookie
  await visitor.done(signIn, { body: { email: visitor.email, password } })
  expect(visitor.cookie).not.toBe(before)
  const thief = app.visitor()
  thief.cookie = before
  expect((await thief.call(currentUser)).status).toBe(401)
  expect((await visitor.call(currentUser)).status).toBe(200)
})

test("The database holds only a hash of the token, which can't sign in", async () => {
  const visitor = await app.newcomer()
  const [id, secret = ''] = visitor.cookie.replace('session=', '').split('.')
  const { rows } = await app.db.query('select token_hash from session where account_id = $1', [id])
  expect(rows.map(row => row.token_hash)).toEqual([createHash('sha256').update(secret).digest()])
  expect(Buffer.from(secret, 'base64url').length).toBe(32)
})

test('A session ends after 30 days without a visit, or after 90 days in any case', async () => {
  const visitor = await app.newcomer()
  const day = 86_400_000
  const start = app.clock.now
  for (const days of [29, 29, 29]) {
    app.clock.pass(days * day)
    expect((await visitor.call(currentUser)).status).toBe(200)
  }
  app.clock.pass(4 * day)
  expect((await visitor.call(currentUser)).status).toBe(401)
  const idle = await app.newcomer()
  app.clock.pass(31 * day)
  expect((await idle.call(currentUser)).status).toBe(401)
  app.clock.now = start
})

test('The cookie is hidden from scripts and other sites, and bound to the host under https', async () => {
  const { headers } = await app.visitor().call(signUp, { body: someone() })
  expect(headers.getSetCookie()[0]).toMatch(/^session=.+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
  const secure = await startTestApp({ environment: { PUBLIC_URL: 'https://mindling.example' } })
  const reply = await secure.visitor().call(signUp, { body: someone() })
  expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(reply.headers.get('strict-transport-security')).toContain('max-age=31536000')
  await secure.close()
})

test('An address has one account, whatever its spelling and however many sign up at once', async () => {
  const { email } = someone()
  const spellings = [email, email.toUpperCase(), ` ${email} `, email, email]
  const replies = await Promise.all(
    spellings.map(each => app.visitor().call(signUp, { body: { ...someone(), email: each } })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('email_taken')
})

test.each([
  [{ email: 'a@example.org', username: 'Ana' }, 'Please fill in all fields'],
  [{ email: '', username: 'Ana', password }, 'Please fill in all fields'],
  [{ email: 'a@example.org', username: '   ', password }, 'Please fill in all fields'],
  [{ email: 'no address', username: 'Ana', password }, 'Please enter a valid e-mail address'],
  [{ email: 'a@example.org', username: 'Ana', password: '1234567' }, 'Password must be at least 8 characters long'],
  [{ email: 'a@example.org', username: 'A'.repeat(41), password }, 'The username can have at most 40 characters'],
  [{ email: 'a@example.org', username: 'Ana\u202e', password }, "That username has characters we can't show"],
  [
    { email: 'a@example.org', username: 'Ana', password, timeZone: 'Mars/Olympus' },
    'timeZone must be an IANA time zone name, like Europe/Lisbon',
  ],
])('Sign-up refuses %j with "%s"', async (body, words) => {
  const { status, body: answer } = await app.visitor().call(signUp, { body: body as never })
  expect([status, answer.error, answer.code]).toEqual([400, words, 'bad_input'])
})

test('Passwords of 8 and 64 characters are accepted, and those with the same beginning differ', async () => {
  const long = 'x'.repeat(72)
  const person = { ...someone(), password: `${long}one` }
  await app.visitor().done(signUp, { body: { ...someone(), password: 'ab3def7h' } })
  await app.visitor().done(signUp, { body: person })
  expect((await app.visitor().call(signIn, { body: { email: person.email, password: `${long}two` } })).status).toBe(401)
  expect((await app.visitor().call(signIn, { body: person })).status).toBe(200)
})

test('Ten wrong passwords lock only that account for a while, and success clears the count', async () => {
  const person = await app.newcomer()
  const other = await app.newcomer()
  const attempt = (email: string, tried: string) => app.visitor().call(signIn, { body: { email, password: tried } })
  const wrong = async () => (await attempt(person.email, 'wrong password')).status
  expect([await wrong(), await wrong()]).toEqual([401, 401])
  expect((await attempt(person.email, password)).status).toBe(200)
  expect([await wrong(), await wrong(), await wrong()]).toEqual([401, 401, 401])
  const locked = await attempt(person.email, password)
  expect([locked.status, locked.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await attempt(other.email, password)).status).toBe(200)
  app.clock.pass(901_000)
  expect((await attempt(person.email, password)).status).toBe(200)
})

test('Wrong passwords sent at once are all counted', async () => {
  const person = await app.newcomer()
  const tries = Array.from({ length: 12 }, () =>
    app.visitor().call(signIn, { body: { email: person.email, password: 'wrong password' } }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter(status => status === 401).length).toBeLessThanOrEqual(3)
})

test('An IP address with repeated failures or many new accounts has to wait', async () => {
  const strict = await startTestApp({ environment: { FAILED_SIGNINS_PER_QUARTER: '3', SIGNUPS_PER_HOUR: '2' } })
  const statuses = async (work: () => Promise<{ status: number }>) =>
    [await work(), await work(), await work(), await work()].map(({ status }) => status)
  const fail = () =>
    strict.visitor().call(signIn, { body: { email: `${people++}@example.org`, password: 'wrong password' } })
  expect(await statuses(fail)).toEqual([401, 401, 401, 429])
  expect(await statuses(() => strict.visitor().call(signUp, { body: someone() }))).toEqual([200, 200, 429, 429])
  await strict.close()
})

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: app.origin }, 200],
  ['no browser at all', {}, 200],
])('Origin checks apply to a call from %s', async (_, headers, status) => {
  const visitor = await app.newcomer()
  const reply = await visitor.send('POST', '/api/auth/logout', { headers: headers as Record<string, string> })
  expect(reply.status).toBe(status)
  expect((await visitor.call(currentUser)).status).toBe(status === 200 ? 401 : 200)
})

test('The daily goal can be set from 5 to 50, and changing it changes nothing else', async () => {
  const learner = await app.newcomer({ timeZone: 'Asia/Tokyo' })
  const before = await learner.done(currentUser)
  expect(await learner.done(changeAccount, { body: { dailyGoal: 25 } })).toEqual({ ...before, dailyGoal: 25 })
  for (const dailyGoal of [4, 51, 7.5]) {
    const { status, body } = await learner.call(changeAccount, { body: { dailyGoal } })
    expect([status, body.error]).toEqual([400, 'The daily goal can be 5 to 50 questions'])
  }
  expect(await learner.done(currentUser)).toEqual({ ...before, dailyGoal: 25 })
})
