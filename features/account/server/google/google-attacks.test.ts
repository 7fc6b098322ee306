import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { type Browser, startGoogleTestApp } from '#testing/app/google-test-app.ts'
import { registerSessionCleanup } from '../session-cleanup.ts'

const app = await startGoogleTestApp()
afterAll(() => app.close())
afterEach(() => {
  app.identity.manner = 'good'
  app.identity.twist = undefined
  app.identity.signs = 'itself'
})

const newPerson = () => {
  app.identity.person = randomUUID()
  return app.identity.person
}
const sessions = async () => Number((await app.db.query('select count(*) from session')).rows[0].count)
const learners = async () => Number((await app.db.query('select count(*) from learner')).rows[0].count)

/** Fails with this reason, without creating a session or a learner. */
async function comesToNothing(browser: Browser, back: URL, failure: string): Promise<void> {
  const before = [await sessions(), await learners()]
  expect(await browser.land(back)).toBe(`/#google=${failure}`)
  expect(await browser.user()).toBeUndefined()
  expect([await sessions(), await learners()]).toEqual(before)
}

const changed = (url: URL, query: Record<string, string | undefined>) => {
  const other = new URL(url)
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) other.searchParams.delete(name)
    else other.searchParams.set(name, value)
  }
  return other
}

test.each([
  ['a made-up state', { state: randomBytes(32).toString('base64url') }],
  ['no state', { state: undefined }],
  ['a malformed state', { state: "'; drop table learner; --" }],
  ['an oversized state', { state: 'x'.repeat(5000) }],
])('A forged callback with %s matches no flow', async (_, forged) => {
  newPerson()
  const browser = app.browser()
  const back = await browser.comeBack()
  await comesToNothing(browser, changed(back, forged), 'expired')
  // The forged callback hasn't used up the real one.
  expect(await browser.land(back)).toBe('/')
})

test.each([
  ['a made-up code', { code: 'made-up' }],
  ['no code', { code: undefined }],
  ['another issuer (RFC 9207)', { iss: 'https://evil.example' }],
  ['no issuer', { iss: undefined }],
])('A forged callback with %s is refused', async (_, forged) => {
  newPerson()
  const browser = app.browser()
  await comesToNothing(browser, changed(await browser.comeBack(), forged), 'failed')
})

test('A duplicate parameter is refused', async () => {
  newPerson()
  const browser = app.browser()
  const back = await browser.comeBack()
  back.searchParams.append('code', 'another')
  await comesToNothing(browser, back, 'failed')
})

test('A callback signs in only once', async () => {
  newPerson()
  const browser = app.browser()
  const back = await browser.comeBack()
  expect(await browser.land(back)).toBe('/')
  const before = await sessions()
  const thief = app.browser()
  expect(await thief.land(back)).toBe('/#google=expired')
  // The signed-in browser sees no error, and gets no second session.
  expect(await browser.land(back)).toBe('/')
  expect(await sessions()).toBe(before)
})

test('A callback opened twice at once signs in once', async () => {
  for (let round = 0; round < 5; round++) {
    newPerson()
    const browser = app.browser()
    const back = await browser.comeBack()
    const before = await sessions()
    const paths = await Promise.all([browser.land(back), browser.land(back)])
    expect(paths.toSorted()).toEqual(['/', '/#google=expired'])
    expect(await sessions()).toBe(before + 1)
  }
})

test("Another browser can't complete a flow that this one began", async () => {
  newPerson()
  const browser = app.browser()
  const back = await browser.comeBack()
  await comesToNothing(app.browser(), back, 'expired')
  const other = app.browser()
  await other.comeBack()
  await comesToNothing(other, back, 'expired')
  expect(await browser.land(back)).toBe('/')
})

test('A code obtained in another browser signs no one in', async () => {
  newPerson()
  const attacker = await app.browser().comeBack()
  newPerson()
  const victim = app.browser()
  const back = await victim.comeBack()
  // PKCE: the code was issued for another verifier.
  await comesToNothing(victim, changed(back, { code: attacker.searchParams.get('code') ?? '' }), 'failed')
})

test('Two tabs of one browser can both sign in', async () => {
  newPerson()
  const browser = app.browser()
  const [one, two] = [await browser.comeBack(), await browser.comeBack()]
  expect([await browser.land(one), await browser.land(two)]).toEqual(['/', '/'])
})

test('A flow expires after ten minutes', async () => {
  newPerson()
  const [quick, slow] = [app.browser(), app.browser()]
  const [inTime, late] = [await quick.comeBack(), await slow.comeBack()]
  app.clock.pass(600_000 - 1)
  expect(await quick.land(inTime)).toBe('/')
  app.clock.pass(1)
  await comesToNothing(slow, late, 'expired')
})

test.each([
  ['another nonce', () => ({ nonce: 'another' })],
  ['no nonce', () => ({ nonce: undefined })],
  ['another audience', () => ({ aud: 'somebody-else' })],
  ['another issuer', () => ({ iss: 'https://evil.example' })],
  ['no subject', () => ({ sub: undefined })],
  ['an expiry long ago', () => ({ exp: Math.floor(Date.now() / 1000) - 3600 })],
])('An ID token with %s is refused', async (_, other) => {
  newPerson()
  app.identity.twist = claims => ({ ...claims, ...other() })
  const browser = app.browser()
  await comesToNothing(browser, await browser.comeBack(), 'failed')
})

test("An ID token with valid claims but another signer's signature is refused", async () => {
  newPerson()
  app.identity.signs = 'somebody else'
  const browser = app.browser()
  await comesToNothing(browser, await browser.comeBack(), 'failed')
})

test('An ID token signed again by the provider is accepted', async () => {
  newPerson()
  app.identity.twist = claims => claims
  expect(await app.browser().signIn()).toBe('/')
})

test('Declining at Google shows a message to try again', async () => {
  newPerson()
  app.identity.manner = 'denies'
  const browser = app.browser()
  await comesToNothing(browser, await browser.comeBack(), 'cancelled')
})

test('A provider that is down at the start or later is asked again each time', async () => {
  const late = await startGoogleTestApp()
  late.identity.manner = 'down'
  const browser = late.browser()
  expect(await browser.signIn()).toBe('/#google=unavailable')
  late.identity.manner = 'good'
  expect(await browser.signIn()).toBe('/')
  const other = late.browser()
  const back = await other.comeBack()
  late.identity.manner = 'down'
  expect(await other.land(back)).toBe('/#google=unavailable')
  late.identity.manner = 'good'
  expect(await other.signIn()).toBe('/')
  expect(late.identity.discoveries).toBe(1)
  await late.close()
})

test.each(['cross-site', 'same-site'])('A sign-in started by another site (%s) signs no one in', async site => {
  newPerson()
  const browser = app.browser()
  const reply = await browser.open('/api/auth/google', { 'sec-fetch-site': site })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/#google=press'])
  expect(reply.headers.getSetCookie()).toEqual([])
})

test.each(['same-origin', 'none'])('A sign-in started on our page (%s) leads to Google', async site => {
  const reply = await app.browser().open('/api/auth/google', { 'sec-fetch-site': site })
  expect(reply.headers.get('location')).toContain(app.identity.issuer.origin)
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('Sign-ins from one address are limited per hour', async () => {
  const strict = await startGoogleTestApp({ environment: { GOOGLE_SIGNINS_PER_HOUR: '2' } })
  const begin = async () => (await strict.browser().open('/api/auth/google')).headers.get('location')
  expect([await begin(), await begin()].every(to => to?.startsWith(strict.identity.issuer.origin))).toBe(true)
  expect(await begin()).toBe('/#google=often')
  strict.clock.pass(3_600_000)
  expect(await begin()).toContain(strict.identity.issuer.origin)
  await strict.close()
})

test("The flow's cookie is hidden from scripts and other sites, lasts ten minutes, and is bound to the host under https", async () => {
  const cookie = async (of: typeof app) => (await of.browser().open('/api/auth/google')).headers.getSetCookie()[0]
  expect(await cookie(app)).toMatch(/^google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  const secure = await startGoogleTestApp({ environment: { PUBLIC_URL: 'https://mindling.test' } })
  expect(await cookie(secure)).toMatch(
    /^__Host-google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  await secure.close()
})

test('A stored flow holds nothing useful to a thief and is deleted at night', async () => {
  newPerson()
  const to = new URL((await app.browser().open('/api/auth/google')).headers.get('location') ?? '')
  const rows = async () => (await app.db.query('select *, to_jsonb(f)::text as all from sign_in_flow f')).rows
  const [row] = await rows()
  expect(Object.keys(row).toSorted()).toEqual(
    ['all', 'browser_hash', 'next_path', 'started_at', 'state_hash', 'time_zone'].toSorted(),
  )
  const known = JSON.stringify([row.all, ...[row.state_hash, row.browser_hash].map(hash => hash.toString('base64url'))])
  for (const sent of ['state', 'nonce', 'code_challenge']) {
    expect(to.searchParams.get(sent)).toMatch(/^[\w-]{43}$/)
    expect(known).not.toContain(to.searchParams.get(sent))
  }
  let tonight = async () => undefined as unknown
  const schedule = (_name: string, _when: string, work: () => Promise<void>) => {
    tonight = work
  }
  registerSessionCleanup({ db: app.db, clock: () => app.clock.now }, { schedule } as unknown as Jobs)
  await tonight()
  expect(await rows()).not.toEqual([])
  app.clock.pass(600_000)
  await tonight()
  expect(await rows()).toEqual([])
})
