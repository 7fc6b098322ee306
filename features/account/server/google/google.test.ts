import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { currentUser, signIn } from '#account/contract.ts'
import { startGoogleTestApp } from '#testing/app/google-test-app.ts'

const app = await startGoogleTestApp()
afterAll(() => app.close())

/** Someone with an account at the provider, who signs in there next. */
function someone(claims: Record<string, unknown> = {}): { subject: string; email: string } {
  const subject = randomUUID()
  const email = `${subject}@example.org`
  app.identity.people.set(subject, { email, ...claims })
  app.identity.person = subject
  return { subject, email }
}

const learners = async (email: string) =>
  (
    await app.db.query(
      'select l.id::text, a.password_hash, a.email_verified_at from account a join learner l on l.account_id = a.id where a.email_key = $1',
      [email],
    )
  ).rows

test('Signing in with Google for the first time creates a learner', async () => {
  someone({ email: 'Ana.Silva@example.org', given_name: 'Ana' })
  const browser = app.browser()
  expect(await browser.signIn('?timeZone=Europe%2FLisbon')).toBe('/')
  expect(await browser.user()).toMatchObject({
    email: 'Ana.Silva@example.org',
    username: 'Ana',
    timeZone: 'Europe/Lisbon',
  })
  const [learner] = await learners('ana.silva@example.org')
  expect(learner).toMatchObject({ password_hash: null, email_verified_at: app.clock.now })
})

test('The same Google account is the same learner in any browser and after a change of e-mail', async () => {
  const { subject } = someone()
  const first = app.browser()
  await first.signIn()
  app.identity.people.set(subject, { email: `new-${subject}@example.org` })
  const second = app.browser()
  expect(await second.signIn()).toBe('/')
  expect((await second.user())?.id).toBe((await first.user())?.id)
})

test("Another Google account with the first one's e-mail isn't the same learner", async () => {
  const { email } = someone()
  await app.browser().signIn()
  const later = someone({ email })
  const browser = app.browser()
  expect(await browser.signIn()).toBe('/#google=taken')
  expect(await browser.user()).toBeUndefined()
  const { rows } = await app.db.query('select 1 from account_identity where subject = $1', [later.subject])
  expect(rows).toEqual([])
})

test.each([
  ['', 'UTC'],
  ['?timeZone=Mars%2FOlympus', 'UTC'],
  ['?timeZone=Asia%2FTokyo&timeZone=Europe%2FLisbon', 'Asia/Tokyo'],
])('With %j the time zone is %s', async (query, timeZone) => {
  someone()
  const browser = app.browser()
  await browser.signIn(query)
  expect(await browser.user()).toMatchObject({ timeZone })
})

test("Signing in from another time zone changes the learner's zone", async () => {
  someone()
  const browser = app.browser()
  await browser.signIn('?timeZone=Europe%2FLisbon')
  await browser.signIn('?timeZone=Asia%2FTokyo')
  expect(await browser.user()).toMatchObject({ timeZone: 'Asia/Tokyo' })
  await browser.signIn()
  expect(await browser.user()).toMatchObject({ timeZone: 'Asia/Tokyo' })
})

test.each([
  ['/subscribe', '/subscribe'],
  ['/learning?topic=art', '/learning?topic=art'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
])('A sign-in that should continue at %s ends at %s', async (next, path) => {
  someone()
  expect(await app.browser().signIn(`?${new URLSearchParams({ next })}`)).toBe(path)
})

test("Each sign-in issues a new token and ends the browser's previous session", async () => {
  someone()
  const browser = app.browser()
  await browser.signIn()
  const before = browser.session
  await browser.signIn()
  expect(browser.session).not.toBe(before)
  const thief = app.visitor()
  thief.cookie = `session=${before}`
  expect((await thief.call(currentUser)).status).toBe(401)
  expect(await browser.user()).toBeDefined()
})

test("An existing account with an unconfirmed e-mail isn't joined", async () => {
  const local = await app.newcomer()
  someone({ email: local.email.toUpperCase() })
  const browser = app.browser()
  expect(await browser.signIn()).toBe('/#google=taken')
  expect(await browser.user()).toBeUndefined()
  expect(
    (
      await app.db.query('select 1 from account_identity i join account a on a.id = i.account_id where a.email = $1', [
        local.email,
      ])
    ).rows,
  ).toEqual([])
})

test('An existing account with a confirmed e-mail is joined and keeps its password', async () => {
  const local = await app.newcomer()
  const { id } = await local.done(currentUser)
  await app.db.query(
    'update account set email_verified_at = now() where id = (select account_id from learner where id = $1)',
    [id],
  )
  someone({ email: local.email.toUpperCase() })
  const browser = app.browser()
  expect(await browser.signIn()).toBe('/')
  expect(await browser.user()).toMatchObject({ id, email: local.email, username: 'Ana' })
  expect((await app.visitor().call(signIn, { body: { email: local.email, password: local.password } })).status).toBe(
    200,
  )
  expect(await app.browser().signIn()).toBe('/')
})

test.each([[false], ['true'], [undefined]])('An e-mail with email_verified %j is refused', async email_verified => {
  const { email } = someone({ email_verified })
  const browser = app.browser()
  expect(await browser.signIn()).toBe('/#google=unverified')
  expect(await learners(email)).toEqual([])
})

test.each([[undefined], ['not an address'], [7]])('The e-mail %j is refused', async email => {
  someone({ email })
  expect(await app.browser().signIn()).toBe('/#google=unverified')
})

test('A provider that omits profile claims from the ID token is asked at its userinfo endpoint', async () => {
  const bare = await startGoogleTestApp({ tokens: 'bare' })
  bare.identity.people.set('ana', { email: 'ana@example.org', given_name: 'Ana' })
  const browser = bare.browser()
  expect(await browser.signIn()).toBe('/')
  expect(await browser.user()).toMatchObject({ email: 'ana@example.org', username: 'Ana' })
  await bare.close()
})

test('Signing in twice at once in two browsers creates one learner', async () => {
  for (let round = 0; round < 5; round++) {
    const { email } = someone()
    const browsers = [app.browser(), app.browser(), app.browser()]
    const back = await Promise.all(browsers.map(browser => browser.comeBack()))
    const paths = await Promise.all(browsers.map((browser, i) => browser.land(back[i] ?? new URL('about:blank'))))
    expect(paths).toEqual(['/', '/', '/'])
    const ids = await Promise.all(browsers.map(async browser => (await browser.user())?.id))
    expect(new Set(ids).size).toBe(1)
    expect(await learners(email)).toHaveLength(1)
  }
})

test('Signing in twice at once with a changing e-mail leaves no orphaned account', async () => {
  for (let round = 0; round < 5; round++) {
    const { subject } = someone()
    app.identity.twist = claims => ({ ...claims, email: `${subject}-${randomUUID()}@example.org` })
    const browsers = [app.browser(), app.browser(), app.browser()]
    expect(await Promise.all(browsers.map(browser => browser.signIn()))).toEqual(['/', '/', '/'])
    const { rows } = await app.db.query('select 1 from account where email like $1', [`${subject}-%`])
    expect(rows).toHaveLength(1)
  }
  app.identity.twist = undefined
})

test('A learner deleted while at Google is created again', async () => {
  const { email } = someone()
  const browser = app.browser()
  await browser.signIn()
  const before = await browser.user()
  const back = await browser.comeBack()
  await app.db.query('delete from account where id = (select account_id from learner where id = $1)', [before?.id])
  expect(await browser.land(back)).toBe('/')
  const after = await browser.user()
  expect(after?.email).toBe(email)
  expect(after?.id).not.toBe(before?.id)
})

test("A closed account can't sign in", async () => {
  someone()
  const browser = app.browser()
  await browser.signIn()
  await app.db.query(
    'update account set leaving_at = now() where id = (select account_id from learner where id = $1)',
    [(await browser.user())?.id],
  )
  const another = app.browser()
  expect(await another.signIn()).toBe('/#google=failed')
  expect(await another.user()).toBeUndefined()
})

test('Only the identity that Google gave is stored', async () => {
  const { subject } = someone({ picture: 'https://example.org/ana.png' })
  const browser = app.browser()
  await browser.signIn()
  const { rows } = await app.db.query('select * from account_identity where subject = $1', [subject])
  expect(rows).toEqual([{ account_id: expect.anything(), issuer: app.identity.issuer.origin, subject }])
  expect((await app.db.query('select 1 from sign_in_flow')).rows).toEqual([])
})
