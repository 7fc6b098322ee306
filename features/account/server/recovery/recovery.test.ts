import { createHash } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { idsOf } from '#testing/app/ids-of.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import {
  changePassword,
  currentUser,
  requestPasswordReset,
  resetPassword,
  sendVerification,
  signIn,
  signUp,
  verifyEmail,
} from '../../contract.ts'
import { registerTokenCleanup } from './token-cleanup.ts'

const hashes = vi.hoisted(() => ({ made: 0, checked: 0 }))
vi.mock('../password.ts', async original => {
  const real = await original<typeof import('../password.ts')>()
  return {
    hashPassword: (...given: Parameters<typeof real.hashPassword>) => {
      hashes.made++
      return real.hashPassword(...given)
    },
    verifyPassword: (...given: Parameters<typeof real.verifyPassword>) => {
      hashes.checked++
      return real.verifyPassword(...given)
    },
  }
})

const generous = { RECOVERY_MAILS_PER_ACCOUNT: '1000', RECOVERY_MAILS_PER_HOUR: '1000' }
const app = await startTestApp({ environment: generous })
afterAll(() => app.close())
const minute = 60_000
const fresh = 'another long enough password'

/** The fragment of the link in the latest mail to this address. */
function linkTo(email: string, of = app): string {
  const mail = of.mails.findLast(each => each.to === email)
  return /\/#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const tokenFor = (email: string) => linkTo(email).split('=')[1] ?? ''

async function asked(email: string): Promise<string> {
  await app.visitor().done(requestPasswordReset, { body: { email } })
  return tokenFor(email)
}
const reset = (token: string, password = fresh) => app.visitor().call(resetPassword, { body: { token, password } })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const count = async (of: string) => (await app.db.query(`select count(*)::int as count from ${of}`)).rows[0].count

test('A forgotten password is reset by a link, which ends all other sessions', async () => {
  const person = await app.newcomer()
  const other = app.visitor()
  await other.done(signIn, { body: person })
  const token = await asked(person.email)
  expect(app.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Choose a new Mindling password' })

  const visitor = app.visitor()
  const user = await visitor.done(resetPassword, { body: { token, password: fresh, timeZone: 'Asia/Tokyo' } })
  // Following the link has confirmed the address as well.
  expect(user).toMatchObject({ email: person.email, emailVerified: true, hasPassword: true, timeZone: 'Asia/Tokyo' })
  expect(await visitor.done(currentUser)).toEqual(user)
  for (const elsewhere of [person, other]) expect((await elsewhere.call(currentUser)).status).toBe(401)
  expect((await app.visitor().call(signIn, { body: person })).status).toBe(401)
  expect((await app.visitor().call(signIn, { body: { ...person, password: fresh } })).status).toBe(200)
  expect(app.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Mindling password has changed' })
  expect(linkTo(person.email)).toBe('forgot')
})

test('The link points to the public URL with its token behind the #, and the database holds only a hash', async () => {
  const person = await app.newcomer()
  const token = await asked(person.email)
  const mail = app.mails.at(-1)
  expect(mail?.text).toContain(`http://localhost:3000/#reset=${token}\n`)
  expect(mail?.html).toContain(`href="http://localhost:3000/#reset=${token}"`)
  const [id, secret = ''] = token.split('.')
  expect(Buffer.from(secret, 'base64url').length).toBe(32)
  const { rows } = await app.db.query(`select token_hash from mail_token where account_id = $1 and purpose = 'reset'`, [
    id,
  ])
  expect(rows).toEqual([{ token_hash: createHash('sha256').update(secret).digest() }])
})

test('A link works for exactly 30 minutes', async () => {
  const [soon, late] = [await app.newcomer(), await app.newcomer()]
  const tokens = [await asked(soon.email), await asked(late.email)] as const
  app.clock.pass(29 * minute)
  expect((await reset(tokens[0])).status).toBe(200)
  app.clock.pass(minute)
  expect(codeOf(await reset(tokens[1]))).toEqual([404, 'link_ended'])
  expect((await app.visitor().call(signIn, { body: late })).status).toBe(200)
})

test('A new link invalidates the older one', async () => {
  const person = await app.newcomer()
  const older = await asked(person.email)
  const newer = await asked(person.email)
  expect(newer).not.toBe(older)
  expect(codeOf(await reset(older))).toEqual([404, 'link_ended'])
  expect((await reset(newer)).status).toBe(200)
})

test('A link works once, even when eight requests use it at once', async () => {
  const person = await app.newcomer()
  const token = await asked(person.email)
  const tries = Array.from({ length: 8 }, (_, n) => `${fresh} ${n}`)
  const replies = await Promise.all(tries.map(password => reset(token, password)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
  const won = tries[replies.findIndex(({ status }) => status === 200)] ?? ''
  expect((await app.visitor().call(signIn, { body: { ...person, password: won } })).status).toBe(200)
  expect(await count(`session where account_id = ${token.split('.')[0]}`)).toBe(2)
  expect(codeOf(await reset(token))).toEqual([404, 'link_ended'])
})

test('A link works only for its own account and purpose', async () => {
  const [ana, bo] = [await app.newcomer(), await app.newcomer()]
  const verify = tokenFor(ana.email)
  const token = await asked(ana.email)
  const forged = `${(await idsOf(app.db, bo.email)).account}.${token.split('.')[1]}`
  for (const wrong of [forged, verify, 'nothing', '', `${token}x`, `1.${'A'.repeat(43)}`]) {
    expect(codeOf(await reset(wrong))).toEqual([404, 'link_ended'])
  }
  expect(codeOf(await app.visitor().call(verifyEmail, { body: { token } }))).toEqual([404, 'link_ended'])
  expect((await bo.call(currentUser)).status).toBe(200)
  expect((await reset(token)).status).toBe(200)
})

test('Guessing links is rate-limited', async () => {
  const strict = await startTestApp({ environment: { FAILED_SIGNINS_PER_QUARTER: '3' } })
  const attempt = async () =>
    (await strict.visitor().call(resetPassword, { body: { token: 'x', password: fresh } })).status
  expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([404, 404, 404, 429])
  await strict.close()
})

test('Asking for a reset reveals nothing about an account: same reply, same steps', async () => {
  const person = await app.newcomer()
  const sent: [string, unknown][] = []
  const quiet = await startTestApp({
    environment: generous,
    jobs: () => ({
      handle: () => undefined,
      schedule: () => undefined,
      send: async (queue, data) => void sent.push([queue, data]),
      stop: async () => undefined,
    }),
  })
  await quiet.visitor().done(signUp, { body: { ...person, username: 'Ana' } })
  const steps: string[] = []
  const ask = async (email: string) => {
    const ran = vi.spyOn(quiet.db, 'query')
    sent.length = 0
    const { requestId: _, ...said } = (await quiet.visitor().call(requestPasswordReset, { body: { email } }))
      .body as Record<string, unknown>
    const names = ran.mock.calls.map(([query]) => (query as unknown as { name: string }).name)
    ran.mockRestore()
    steps.push(JSON.stringify([said, names, sent.map(([queue, data]) => [queue, Object.keys(data as object)])]))
  }
  await ask(person.email)
  await ask('nobody.here@example.org')
  expect(steps[0]).toContain('find-account-by-email')
  expect(steps[0]).toContain('mail-reset')
  expect(steps[1]).toBe(steps[0])
  await quiet.close()
})

test('No mail goes to an address without an account', async () => {
  const before = app.mails.length
  await app.visitor().done(requestPasswordReset, { body: { email: 'nobody.at.all@example.org' } })
  expect(app.mails.length).toBe(before)
})

test('Resets are limited to three an hour per address, with or without an account, and per IP address', async () => {
  const strict = await startTestApp({ environment: { RECOVERY_MAILS_PER_HOUR: '8' } })
  const person = await strict.newcomer()
  const ask = async (email: string) => (await strict.visitor().call(requestPasswordReset, { body: { email } })).status
  const four = async (...emails: string[]) => await Promise.all(emails.map(ask))
  expect((await four(person.email, person.email.toUpperCase(), person.email, person.email)).toSorted()).toEqual([
    200, 200, 200, 429,
  ])
  expect(strict.mails.filter(({ subject }) => /new Mindling password/.test(subject)).length).toBe(3)
  expect((await four('no@one.example', 'no@one.example', 'no@one.example', 'no@one.example')).toSorted()).toEqual([
    200, 200, 200, 429,
  ])
  expect(await ask('some@one.example')).toBe(429)
  strict.clock.pass(3_601_000)
  expect(await ask(person.email)).toBe(200)
  await strict.close()
})

test('Sign-in costs one hash for an unknown address, a wrong password and an account without one alike', async () => {
  const person = await app.newcomer()
  const bare = await app.newcomer()
  await app.db.query('update account set password_hash = null where email = $1', [bare.email])
  const work = async (email: string) => {
    const before = { ...hashes }
    const { status, body } = await app.visitor().call(signIn, { body: { email, password: 'not the password' } })
    return [status, body.error, hashes.made - before.made, hashes.checked - before.checked]
  }
  const wrong = await work(person.email)
  expect(wrong).toEqual([401, 'Invalid email or password', 0, 1])
  expect(await work('nobody1@example.org')).toEqual(wrong)
  expect(await work(bare.email)).toEqual(wrong)
})

test('Sign-up costs one hash, whether or not the address is taken', async () => {
  const person = await app.newcomer()
  const work = async (email: string) => {
    const before = hashes.made
    await app.visitor().call(signUp, { body: { email, username: 'Ana', password: fresh } })
    return hashes.made - before
  }
  expect([await work(person.email), await work('quite.new@example.org')]).toEqual([1, 1])
})

test('An account created with Google sets its first password by a link', async () => {
  const person = await app.newcomer()
  await app.db.query('update account set password_hash = null where email = $1', [person.email])
  expect((await person.done(currentUser)).hasPassword).toBe(false)
  const body = { oldPassword: '', password: fresh }
  expect(codeOf(await person.call(changePassword, { body: { ...body, oldPassword: 'any at all' } }))).toEqual([
    409,
    'no_password',
  ])
  expect((await person.call(changePassword, { body })).status).toBe(400)
  expect((await reset(await asked(person.email))).status).toBe(200)
  expect((await app.visitor().call(signIn, { body: { ...person, password: fresh } })).status).toBe(200)
})

test('Changing a password takes the old one, and ends every other session and link', async () => {
  const person = await app.newcomer()
  const elsewhere = app.visitor()
  await elsewhere.done(signIn, { body: person })
  const token = await asked(person.email)
  const change = (oldPassword: string) => person.call(changePassword, { body: { oldPassword, password: fresh } })
  expect(codeOf(await change('not the password'))).toEqual([403, 'wrong_password'])
  expect((await elsewhere.call(currentUser)).status).toBe(200)
  expect((await change(person.password)).status).toBe(200)
  expect((await person.call(currentUser)).status).toBe(200)
  expect((await elsewhere.call(currentUser)).status).toBe(401)
  expect(codeOf(await reset(token))).toEqual([404, 'link_ended'])
  expect((await app.visitor().call(signIn, { body: person })).status).toBe(401)
  expect((await app.visitor().call(signIn, { body: { ...person, password: fresh } })).status).toBe(200)
  expect(app.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Mindling password has changed' })
})

test('Of two changes at once only one succeeds', async () => {
  const person = await app.newcomer()
  const change = (password: string) => person.call(changePassword, { body: { oldPassword: person.password, password } })
  const statuses = await Promise.all([change('the first new password'), change('the second new password')])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

test('Ten wrong old passwords lock the change for a while', async () => {
  const person = await app.newcomer()
  const change = (oldPassword: string) => person.call(changePassword, { body: { oldPassword, password: fresh } })
  for (let n = 0; n < 10; n++) expect((await change('not the password')).status).toBe(403)
  expect((await change(person.password)).status).toBe(429)
})

test('A sign-in with the old password fails if the password changes meanwhile', async () => {
  const person = await app.newcomer()
  const token = await asked(person.email)
  // The sign-in has checked the password and waits to create its session while the new password is written.
  const changing = await app.db.connect()
  await changing.query('begin')
  await changing.query('select from account where email = $1 for update', [person.email])
  const entering = app.visitor().call(signIn, { body: person })
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await app.db.query(waiting)).rowCount, { interval: 5 }).toBe(1)
  await changing.query(`update account set password_hash = 'another' where email = $1`, [person.email])
  await changing.query('commit')
  changing.release()
  expect((await entering).status).toBe(401)
  expect((await reset(token)).status).toBe(200)
})

test.each(['password1', 'Iloveyou1', 'mindling2026', 'zzzzzzzzzz'])(
  '%s is refused with advice at sign-up, reset and change, and the reset link still works',
  async password => {
    const refused = [
      400,
      'common_password',
      'This password is easy to guess. Try a few words in a row: safer, and easy to remember.',
    ]
    const said = ({ status, body }: { status: number; body: { code?: string; error?: string } }) => [
      status,
      body.code,
      body.error,
    ]
    const email = 'common@example.org'
    expect(said(await app.visitor().call(signUp, { body: { email, username: 'Ana', password } }))).toEqual(refused)
    const person = await app.newcomer()
    expect(said(await person.call(changePassword, { body: { oldPassword: person.password, password } }))).toEqual(
      refused,
    )
    const token = await asked(person.email)
    expect(said(await reset(token, password))).toEqual(refused)
    expect((await reset(token)).status).toBe(200)
  },
)

test("The learner's own address or name is refused as a password", async () => {
  const body = { email: 'rosalinda.prado@example.org', username: 'Quetzal', password: 'Rosalinda.Prado1' }
  expect(codeOf(await app.visitor().call(signUp, { body }))).toEqual([400, 'common_password'])
  expect(codeOf(await app.visitor().call(signUp, { body: { ...body, password: 'quetzal2026' } }))).toEqual([
    400,
    'common_password',
  ])
})

test('The link mailed at sign-up confirms an address once, within a day', async () => {
  const [ana, late] = [await app.newcomer(), await app.newcomer()]
  expect((await ana.done(currentUser)).emailVerified).toBe(false)
  expect(linkTo(ana.email)).toMatch(/^verify=\d+\.[\w-]{43}$/)
  const token = tokenFor(ana.email)
  app.clock.pass(24 * 60 * minute - 1)
  const replies = await Promise.all([1, 2].map(() => app.visitor().call(verifyEmail, { body: { token } })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await ana.done(currentUser)).emailVerified).toBe(true)
  app.clock.pass(1)
  expect(codeOf(await app.visitor().call(verifyEmail, { body: { token: tokenFor(late.email) } }))).toEqual([
    404,
    'link_ended',
  ])
  expect((await late.done(currentUser)).emailVerified).toBe(false)
})

test('The confirmation link can be sent again, which ends the older one, until the address is confirmed', async () => {
  const person = await app.newcomer()
  const first = tokenFor(person.email)
  await person.done(sendVerification)
  expect(codeOf(await app.visitor().call(verifyEmail, { body: { token: first } }))).toEqual([404, 'link_ended'])
  await person.done(verifyEmail, { body: { token: tokenFor(person.email) } })
  const before = app.mails.length
  await person.done(sendVerification)
  expect(app.mails.length).toBe(before)
})

test('The confirmation link can be sent again three times an hour at most', async () => {
  const strict = await startTestApp()
  const person = await strict.newcomer()
  const again = async () => (await person.call(sendVerification)).status
  expect([await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 429])
  await strict.close()
})

test('Mails are in the language of the request', async () => {
  const person = await app.newcomer()
  const headers = { 'accept-language': 'es-MX,es;q=0.9' }
  await app.visitor().done(requestPasswordReset, { body: { email: person.email }, headers })
  expect(app.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Elige una nueva contraseña de Mindling' })
  expect(app.mails.at(-1)?.html).toContain('<html lang="es">')
  expect((await reset(tokenFor(person.email))).status).toBe(200)
})

test('A mail contains nothing that the learner typed except the address', async () => {
  const email = 'hostile@example.org'
  await app.visitor().done(signUp, { body: { email, username: 'Win! www.evil.example', password: fresh } })
  expect(JSON.stringify(app.mails.at(-1))).not.toContain('evil')
})

test('Failing to store a mail job fails a reset request, but not a sign-up or password change', async () => {
  const stuck = await startTestApp({
    jobs: () => ({
      handle: () => undefined,
      schedule: () => undefined,
      send: async () => {
        throw new Error('no jobs today')
      },
      stop: async () => undefined,
    }),
  })
  const person = await stuck.newcomer()
  await person.done(changePassword, { body: { oldPassword: person.password, password: fresh } })
  expect((await stuck.visitor().call(requestPasswordReset, { body: { email: person.email } })).status).toBe(500)
  await stuck.close()
})

test('Expired links are deleted at night, valid ones stay', async () => {
  await app.db.query('delete from mail_token')
  const [older, newer] = [await app.newcomer(), await app.newcomer()]
  await asked(older.email)
  app.clock.pass(31 * minute)
  await asked(newer.email)
  let night: (() => Promise<void>) | undefined
  const schedule = (_queue: string, _cron: string, work: () => Promise<void>) => {
    night = work
  }
  const idle = { handle: () => undefined, send: async () => undefined, stop: async () => undefined }
  registerTokenCleanup({ db: app.db, clock: () => app.clock.now }, { ...idle, schedule })
  await night?.()
  const left = `account_token where purpose = `
  expect([await count(`${left}'reset'`), await count(`${left}'verify'`)]).toEqual([1, 2])
  app.clock.pass(24 * 60 * minute)
  await night?.()
  expect(await count('mail_token')).toBe(0)
})
