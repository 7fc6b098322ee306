import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import { startTestApp, type TestApp, type Visitor } from '#testing/app/test-app.ts'
import {
  billingPortal,
  confirmSubscription,
  createSubscriptionIntent,
  demonstrationAnswerBank,
  demonstrationChange,
  demonstrationPay,
  demonstrationSubscription,
} from '../contract.ts'

// The demonstration from end to end: what a learner sees if no payment provider is configured.

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = 86_400_000
const begin = async (learner: Visitor) =>
  (await learner.done(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })).clientSecret ?? ''
const pay = async (learner: Visitor, card: 'pays' | 'lapses' | 'asks' | 'declined' | 'no money') =>
  await learner.done(demonstrationPay, { body: { clientSecret: await begin(learner), card } })
const isSubscribed = async (learner: Visitor) => (await learner.done(confirmSubscription)).isSubscribed
const isMember = async (learner: Visitor) => (await learner.done(currentUser)).session.isSubscribed

test('A test card gives a membership, and the page learns that it is a demonstration', async () => {
  const learner = await app.newcomer()
  const intent = await learner.done(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })
  expect(intent).toMatchObject({ testMode: true, isSubscribed: false, message: expect.stringMatching(/demonstration/) })
  expect(await isSubscribed(learner)).toBe(false)
  expect(await pay(learner, 'pays')).toEqual({ status: 'paid' })
  expect(await learner.done(confirmSubscription)).toEqual({ isSubscribed: true, status: 'active' })
  expect(await isMember(learner)).toBe(true)
  expect(await learner.done(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })).toEqual({
    status: 'existing',
    isSubscribed: true,
  })
})

test('After a declined card, another one can pay for the same subscription', async () => {
  const learner = await app.newcomer()
  const secret = await begin(learner)
  expect(await pay(learner, 'declined')).toEqual({ status: 'declined', message: 'Your card was declined.' })
  expect(await pay(learner, 'no money')).toMatchObject({ message: 'Your card has insufficient funds.' })
  expect(await isSubscribed(learner)).toBe(false)
  expect(await begin(learner)).toBe(secret)
  await pay(learner, 'pays')
  expect(await isSubscribed(learner)).toBe(true)
})

test('A payment that the bank asks about can be refused, then approved', async () => {
  const learner = await app.newcomer()
  const clientSecret = await begin(learner)
  expect(await pay(learner, 'asks')).toEqual({ status: 'asks' })
  expect(await isSubscribed(learner)).toBe(false)
  const answer = (approved: boolean) => learner.done(demonstrationAnswerBank, { body: { clientSecret, approved } })
  expect((await answer(false)).status).toBe('declined')
  expect(await isSubscribed(learner)).toBe(false)
  expect((await answer(true)).status).toBe('paid')
  expect(await isSubscribed(learner)).toBe(true)
})

test("A learner can't pay with another one's secret", async () => {
  const [one, other] = [await app.newcomer(), await app.newcomer()]
  const clientSecret = await begin(one)
  await begin(other)
  const { status, body } = await other.call(demonstrationPay, { body: { clientSecret, card: 'pays' } })
  expect([status, body.code]).toEqual([409, 'payment_gone'])
  expect([await isSubscribed(one), await isSubscribed(other)]).toEqual([false, false])
})

test("A paid subscription can't be paid again", async () => {
  const learner = await app.newcomer()
  const clientSecret = await begin(learner)
  const twice = await Promise.all(
    [0, 1].map(() => learner.call(demonstrationPay, { body: { clientSecret, card: 'pays' } })),
  )
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await app.db.query('select paid_at from demo_subscription where client_secret = $1', [clientSecret])
  expect(rows[0].paid_at).toHaveLength(1)
})

test('Fifty clicks at once start one subscription', async () => {
  const learner = await app.newcomer()
  const secrets = await Promise.all(Array.from({ length: 50 }, () => begin(learner)))
  expect(new Set(secrets).size).toBe(1)
  const { rows } = await app.db.query('select count(*)::int as n from demo_subscription where client_secret = $1', [
    secrets[0],
  ])
  expect(rows[0].n).toBe(1)
})

test('A cancelled subscription lasts until the end of the paid month, and continues if resumed', async () => {
  const learner = await app.newcomer()
  await pay(learner, 'pays')
  const change = (change: 'cancel' | 'resume') => learner.done(demonstrationChange, { body: { change } })
  expect((await change('cancel')).endsAt).toBe((await learner.done(demonstrationSubscription)).renewsAt)
  expect(await isMember(learner)).toBe(true)
  expect((await change('resume')).endsAt).toBeUndefined()
  await change('cancel')
  app.clock.pass(32 * day)
  await learner.signInAgain()
  expect(await isMember(learner)).toBe(false)
  expect(await learner.done(confirmSubscription)).toEqual({ isSubscribed: false, status: 'canceled' })
  expect(await learner.done(demonstrationSubscription)).toEqual({ status: 'none' })
  expect(await pay(learner, 'pays')).toEqual({ status: 'paid' })
  expect(await isSubscribed(learner)).toBe(true)
})

test('It renews automatically; a failed card leaves three days, and a late payment restores it', async () => {
  const learner = await app.newcomer()
  await pay(learner, 'lapses')
  expect(await isSubscribed(learner)).toBe(true)
  app.clock.pass(32 * day)
  await learner.signInAgain()
  expect(await learner.done(confirmSubscription)).toEqual({ isSubscribed: true, status: 'past_due' })
  app.clock.pass(3 * day)
  expect(await isMember(learner)).toBe(false)
  expect(await learner.done(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })).toEqual({
    status: 'existing',
    isSubscribed: false,
  })
  await learner.done(demonstrationChange, { body: { change: 'renew' } })
  expect(await isMember(learner)).toBe(true)
  app.clock.pass(63 * day)
  await learner.signInAgain()
  expect(await isSubscribed(learner)).toBe(true)
})

test('The portal is our own page, only for learners with a subscription to manage', async () => {
  const learner = await app.newcomer()
  expect((await learner.call(billingPortal)).body.code).toBe('no_subscription')
  await pay(learner, 'pays')
  expect((await learner.done(billingPortal)).url).toBe('/subscribe?portal')
})

test('An unknown price is refused', async () => {
  const learner = await app.newcomer()
  const body = JSON.stringify({ priceId: 'price_0' })
  const headers = { 'content-type': 'application/json' }
  expect((await learner.send('POST', '/api/create-subscription-intent', { body, headers })).status).toBe(400)
})

test("A learner who asks too often has to wait, and others don't", async () => {
  const [one, other] = [await app.newcomer(), await app.newcomer()]
  const statuses: number[] = []
  for (let n = 0; n < 121; n++) statuses.push((await one.call(confirmSubscription)).status)
  expect([statuses.filter(status => status === 200).length, statuses.at(-1)]).toEqual([120, 429])
  expect((await other.call(confirmSubscription)).status).toBe(200)
})

test('With payments off the call says so, and no demonstration is offered', async () => {
  const off = await startTestApp({ environment: { PAYMENTS: 'off' } })
  onTestFinished(() => off.close())
  const learner = await off.newcomer()
  const { status, body } = await learner.call(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })
  expect([status, body.error]).toEqual([503, 'Unable to set up subscription. Please try again later.'])
  expect(await learner.done(confirmSubscription)).toEqual({ isSubscribed: false, status: 'none' })
  expect((await learner.call(billingPortal)).status).toBe(404)
  expect((await learner.call(demonstrationSubscription)).body.code).toBe('unknown_call')
  expect((await (await off.visitor().send('GET', '/api/config')).json()).payments).toBe('off')
})
