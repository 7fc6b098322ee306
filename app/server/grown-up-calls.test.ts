import { afterAll, expect, test } from 'vitest'
import { changePassword } from '#account/contract.ts'
import { enterPin, revokePass, setPin } from '#guardian/contract.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { fillPath } from '#kit/contract/endpoint.ts'
import { startTestApp, type Visitor } from '#testing/app/test-app.ts'
import { endpoints } from './endpoints.ts'
import { grownUpCalls } from './grown-up-calls.ts'

const app = await startTestApp()
afterAll(async () => await app.close())

const pin = '2580'
/** Bodies that pass the schema of their call. */
const bodies: Readonly<Record<string, object>> = {
  'create-subscription-intent': { priceId: 'monthly_subscription' },
  'demonstration-pay': { clientSecret: 'none', card: 'pays' },
  'demonstration-answer-bank': { clientSecret: 'none', approved: true },
  'demonstration-change': { change: 'cancel' },
  'change-password': { oldPassword: 'not it', password: 'another long password' },
}

async function make(call: Endpoint, as: Visitor): Promise<{ status: number; code: string | undefined }> {
  const body = bodies[call.name] ?? {}
  const response = await as.send(
    call.method,
    fillPath(call.path, { sessionId: '00000000-0000-4000-8000-000000000000' }),
    {
      headers: call.method === 'GET' ? {} : { 'content-type': 'application/json' },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    },
  )
  const text = await response.text()
  return { status: response.status, code: /"code":\s*"(\w+)"/.exec(text)?.[1] }
}

test('Every listed call is declared by a feature', () => {
  expect(grownUpCalls.filter(call => !endpoints.includes(call)).map(({ name }) => name)).toEqual([])
  expect(grownUpCalls).toContain(changePassword)
})

test.each(grownUpCalls.map(call => [call.name, call] as const))(
  "%s needs a grown-up on a child's account",
  async (_, call) => {
    const [self, child] = [await app.newcomer(), await app.newcomer()]
    await child.done(setPin, { body: { pin } })
    const refused = { status: 403, code: 'grown_up_needed' }
    expect(await make(call, child)).toEqual(refused)
    expect(await make(call, self)).not.toMatchObject({ code: 'grown_up_needed' })

    await child.done(enterPin, { body: { pin } })
    app.clock.pass(15 * 60_000)
    expect(await make(call, child)).toEqual(refused)
    await child.done(enterPin, { body: { pin } })
    await child.done(revokePass)
    expect(await make(call, child)).toEqual(refused)

    await child.done(enterPin, { body: { pin } })
    const open = await make(call, child)
    expect(open.code).not.toBe('grown_up_needed')
    expect([400, 401, 429, 500]).not.toContain(open.status)
    expect(await make(call, app.visitor())).toMatchObject({ status: 401 })
  },
)

test("A child's attempts don't use up the grown-up's", async () => {
  const child = await app.newcomer()
  await child.done(setPin, { body: { pin } })
  const body = { oldPassword: child.password, password: 'another long password' }
  for (let n = 0; n < 12; n++) expect((await child.call(changePassword, { body })).status).toBe(403)
  await child.done(enterPin, { body: { pin } })
  expect((await child.call(changePassword, { body })).status).toBe(200)
})

test('Other calls need no grown-up', async () => {
  const child = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  await child.done(setPin, { body: { pin } })
  const [question] = await child.questions('art')
  if (!question) throw new Error('no question')
  expect((await child.answer(question)).status).toBe(200)
})
