import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Visitor } from '#testing/app/test-app.ts'
import { currentUser, endOtherSessions, endSession, listSessions, signIn } from '../../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const day = 86_400_000
const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

/** Signs the same learner in on another device. */
async function alsoOn(person: Visitor, userAgent: string): Promise<Visitor> {
  const device = app.visitor()
  const { email, password } = person
  await device.done(signIn, { body: { email, password }, headers: { 'user-agent': userAgent } })
  return device
}
const isIn = async (device: Visitor) => (await device.call(currentUser)).status === 200

test('Devices are listed with the current one first, then the most recently seen', async () => {
  const person = await app.newcomer({ timeZone: 'Pacific/Auckland' })
  app.clock.pass(day / 24)
  await alsoOn(person, phone)
  app.clock.pass(2 * day)
  const desk = await alsoOn(person, 'curl/8.11.0')
  const id = expect.any(String)
  expect(await desk.done(listSessions)).toEqual([
    { id, browser: null, system: null, lastSeen: '2026-03-13', current: true },
    { id, browser: 'Firefox', system: 'Android', lastSeen: '2026-03-11', current: false },
    { id, browser: null, system: null, lastSeen: '2026-03-11', current: false },
  ])
  // Seen from the first device, that one comes first.
  expect((await person.done(listSessions)).map(({ current }) => current)).toEqual([true, false, false])
})

test("The User-Agent isn't stored, and a device ID reveals nothing of the token", async () => {
  const person = await app.newcomer()
  const device = await alsoOn(person, phone)
  const { rows } = await app.db.query('select to_jsonb(s) as row, encode(token_hash, $1) as hash from session s', [
    'hex',
  ])
  const kept = JSON.stringify(rows)
  expect(kept).toContain('Firefox')
  expect(kept).not.toMatch(/Mozilla|Gecko|Mobile|rv:|140\.0/)
  const secret = device.cookie.split('.')[1] ?? ''
  for (const { id } of await device.done(listSessions)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    expect(secret).not.toContain(id)
    expect(rows.map(({ hash }) => hash).join()).not.toContain(id.replaceAll('-', '').slice(0, 8))
  }
})

test('Signing out one device invalidates its token only', async () => {
  const person = await app.newcomer()
  const [one, other] = [await alsoOn(person, phone), await alsoOn(person, 'curl/8.11.0')]
  const list = await person.done(listSessions)
  const sessionId = list.find(({ system }) => system === 'Android')?.id ?? ''
  await person.done(endSession, { params: { sessionId } })
  expect([await isIn(one), await isIn(other), await isIn(person)]).toEqual([false, true, true])
  const again = await person.call(endSession, { params: { sessionId } })
  expect([again.status, again.body.code]).toEqual([404, 'no_such_session'])
})

test("Another learner's device isn't found", async () => {
  const [person, stranger] = [await app.newcomer(), await app.newcomer()]
  const [session] = await person.done(listSessions)
  const reply = await stranger.call(endSession, { params: { sessionId: session?.id ?? '' } })
  expect([reply.status, reply.body.code]).toEqual([404, 'no_such_session'])
  expect(await isIn(person)).toBe(true)
})

test('Ending the current session signs the browser out and clears its cookie', async () => {
  const person = await app.newcomer()
  const { cookie } = person
  const [session] = await person.done(listSessions)
  const { headers } = await person.call(endSession, { params: { sessionId: session?.id ?? '' } })
  expect(headers.getSetCookie()[0]).toMatch(/^session=;/)
  person.cookie = cookie
  expect(await isIn(person)).toBe(false)
})

test('All other devices are signed out at once, and other learners stay signed in', async () => {
  const [person, stranger] = [await app.newcomer(), await app.newcomer()]
  const devices = [await alsoOn(person, phone), await alsoOn(person, phone)]
  await person.done(endOtherSessions)
  expect(await Promise.all(devices.map(isIn))).toEqual([false, false])
  expect([await isIn(person), await isIn(stranger)]).toEqual([true, true])
  expect(await person.done(listSessions)).toHaveLength(1)
})

test('A device is signed out and unlisted after 30 days away or 90 days in total', async () => {
  const person = await app.newcomer()
  await alsoOn(person, phone)
  for (const days of [29, 29, 29]) {
    app.clock.pass(days * day)
    expect(await isIn(person)).toBe(true)
  }
  const list = await person.done(listSessions)
  expect(list.map(({ current }) => current)).toEqual([true])
  const fresh = await alsoOn(person, phone)
  app.clock.pass(3 * day)
  expect(await isIn(person)).toBe(false)
  expect(await fresh.done(listSessions)).toHaveLength(1)
})
