import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import { type StripeTestApp, startStripeTestApp } from '#testing/app/stripe-test-app.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { billingPortal, confirmSubscription, createSubscriptionIntent } from '../contract.ts'

// From the first click to the last month, with the real SDK over real HTTP.

let app: StripeTestApp
beforeAll(async () => {
  app = await startStripeTestApp()
})
afterAll(() => app.close())

const day = 86_400_000
const intent = (learner: Visitor) =>
  learner.call(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })
const isMember = async (learner: Visitor) => (await learner.done(currentUser)).session.isSubscribed
const customersOf = (before: number) => app.stripe.books.customers.size - before

test('The first click creates a customer and an incomplete subscription, and returns its payment secret', async () => {
  const learner = await app.newcomer()
  const [customers, subscriptions] = [app.stripe.books.customers.size, app.stripe.books.subscriptions.size]
  const { body } = await intent(learner)
  expect(body).toEqual({
    clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    isSubscribed: false,
    testMode: true,
    message: expect.stringMatching(/demonstration/),
  })
  expect(customersOf(customers)).toBe(1)
  expect(app.stripe.books.subscriptions.size - subscriptions).toBe(1)
  const [made] = [...app.stripe.books.subscriptions.values()].slice(-1)
  expect(made).toMatchObject({ status: 'incomplete', metadata: { learnerId: expect.stringMatching(/^\d+$/) } })
})

test('A reloaded page continues with the same subscription and secret', async () => {
  const learner = await app.newcomer()
  expect(await app.begin(learner)).toBe(await app.begin(learner))
})

test('Fifty clicks at once create one customer, one subscription, one secret', async () => {
  const learner = await app.newcomer()
  const [customers, subscriptions] = [app.stripe.books.customers.size, app.stripe.books.subscriptions.size]
  const secrets = await Promise.all(Array.from({ length: 50 }, () => app.begin(learner)))
  expect(new Set(secrets).size).toBe(1)
  expect(customersOf(customers)).toBe(1)
  expect(app.stripe.books.subscriptions.size - subscriptions).toBe(1)
})

test("Only the SDK's own API version is used, and no card or address is sent", async () => {
  await app.member()
  expect(new Set(app.stripe.asked.map(({ version }) => version))).toEqual(new Set([Stripe.API_VERSION]))
  expect(app.stripe.asked.map(({ path }) => path).join()).not.toMatch(/email|card|example\.org/)
})

test('An unknown price is refused before Stripe is asked', async () => {
  const learner = await app.newcomer()
  const asked = app.stripe.asked.length
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ priceId: 'price_monthly' })
  expect((await learner.send('POST', '/api/create-subscription-intent', { headers, body })).status).toBe(400)
  expect(app.stripe.asked.length).toBe(asked)
})

test('A visitor without an account is asked to sign in', async () => {
  expect((await intent(app.visitor())).status).toBe(401)
})

test('A successful payment gives a membership once the server has looked', async () => {
  const learner = await app.newcomer()
  app.stripe.confirm(await app.begin(learner), '4242424242424242')
  expect(await isMember(learner)).toBe(false)
  expect(await app.look(learner)).toEqual({ isSubscribed: true, status: 'active' })
  expect(await isMember(learner)).toBe(true)
})

test('A member who clicks again gets no second subscription', async () => {
  const learner = await app.member()
  const before = app.stripe.books.subscriptions.size
  expect((await intent(learner)).body).toEqual({ status: 'existing', isSubscribed: true })
  expect(app.stripe.books.subscriptions.size).toBe(before)
})

test('A false claim of payment gives nothing before clicking, before paying, with a declined card or during 3-D Secure', async () => {
  const learner = await app.newcomer()
  expect(await app.look(learner)).toEqual({ isSubscribed: false, status: 'none' })
  const secret = await app.begin(learner)
  expect(await app.look(learner)).toEqual({ isSubscribed: false, status: 'incomplete' })
  expect(app.stripe.confirm(secret, '4000000000000002')).toBe('requires_payment_method')
  expect(await app.look(learner)).toEqual({ isSubscribed: false, status: 'incomplete' })
  expect(app.stripe.confirm(secret, '4000002760003184')).toBe('requires_action')
  expect(await app.look(learner)).toEqual({ isSubscribed: false, status: 'incomplete' })
  expect(await isMember(learner)).toBe(false)
})

test("The page's claims in the body are ignored", async () => {
  const learner = await app.newcomer()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ isSubscribed: true, status: 'active', customer: 'cus_00000001' })
  const response = await learner.send('POST', '/api/user/subscribe', { headers, body })
  expect(await response.json()).toEqual({ isSubscribed: false, status: 'none' })
})

test('3-D Secure: the bank refuses, then approves, for the same subscription', async () => {
  const learner = await app.newcomer()
  const secret = await app.begin(learner)
  app.stripe.confirm(secret, '4000002760003184')
  expect(app.stripe.answerBank(secret, false)).toBe('requires_payment_method')
  expect((await app.look(learner)).isSubscribed).toBe(false)
  expect(await app.begin(learner)).toBe(secret)
  app.stripe.confirm(secret, '4000002760003184')
  expect(app.stripe.answerBank(secret, true)).toBe('succeeded')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test('An expired subscription is replaced by another one with its own secret', async () => {
  const learner = await app.newcomer()
  const secret = await app.begin(learner)
  const [kept] = [...app.stripe.books.subscriptions.values()].slice(-1)
  app.stripe.expire(kept?.id ?? '')
  const next = await app.begin(learner)
  expect(next).not.toBe(secret)
  app.stripe.confirm(next, '4242424242424242')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test('A renewed month continues the membership, even if the server learns of it late', async () => {
  const learner = await app.member()
  app.clock.pass(32 * day)
  await learner.signInAgain()
  expect(await isMember(learner)).toBe(true)
  app.stripe.renew(learner.subscription, true)
  await app.look(learner)
  app.clock.pass(20 * day)
  expect(await isMember(learner)).toBe(true)
})

test('A failed renewal leaves three days, and the portal accepts another card', async () => {
  const learner = await app.member()
  app.clock.pass(31 * day)
  await learner.signInAgain()
  app.stripe.renew(learner.subscription, false)
  expect(await app.look(learner)).toEqual({ isSubscribed: true, status: 'past_due' })
  app.clock.pass(3 * day)
  expect(await isMember(learner)).toBe(false)
  expect((await intent(learner)).body).toEqual({ status: 'existing', isSubscribed: false })
  expect((await learner.done(billingPortal)).url).toMatch(/^https:\/\/billing\.stripe\.com\/.*localhost/)
  app.stripe.payOpen(learner.subscription)
  expect(await app.look(learner)).toEqual({ isSubscribed: true, status: 'active' })
})

test('A subscription cancelled for the end of the month ends to the second, and can be started again', async () => {
  const learner = await app.member()
  app.stripe.cancelAtPeriodEnd(learner.subscription, true)
  expect(await app.look(learner)).toEqual({ isSubscribed: true, status: 'active' })
  const end = app.stripe.books.subscriptions.get(learner.subscription)?.periodEnd ?? 0
  app.clock.pass(end * 1000 - app.clock.now.getTime() - 1000)
  await learner.signInAgain()
  expect(await isMember(learner)).toBe(true)
  app.clock.pass(1000)
  expect(await isMember(learner)).toBe(false)
  app.stripe.renew(learner.subscription, true)
  const secret = await app.begin(learner)
  app.stripe.confirm(secret, '4242424242424242')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test('A subscription cancelled at once ends at once', async () => {
  const learner = await app.member()
  app.stripe.cancel(learner.subscription)
  expect(await app.look(learner)).toEqual({ isSubscribed: false, status: 'canceled' })
})

test('A refund ends the subscription and allows a new one', async () => {
  const learner = await app.member()
  app.stripe.refund(learner.subscription)
  expect((await app.look(learner)).isSubscribed).toBe(false)
  expect(app.stripe.books.subscriptions.get(learner.subscription)?.status).toBe('canceled')
  app.stripe.confirm(await app.begin(learner), '4242424242424242')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test('A dispute ends the subscription and blocks a new one until it is won', async () => {
  const learner = await app.member()
  const dispute = app.stripe.dispute(learner.subscription)
  expect(await app.look(learner)).toEqual({ isSubscribed: false, status: 'disputed' })
  expect(app.stripe.books.subscriptions.get(learner.subscription)?.status).toBe('canceled')
  expect((await intent(learner)).body.code).toBe('disputed')
  app.stripe.closeDispute(dispute, 'lost')
  expect((await intent(learner)).body.code).toBe('disputed')
  app.stripe.closeDispute(dispute, 'won')
  app.stripe.confirm(await app.begin(learner), '4242424242424242')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test('While Stripe is down no membership starts or ends, and the page gets a message', async () => {
  const [member, other] = [await app.member(), await app.newcomer()]
  app.stripe.manner = 'down'
  const refused = await intent(other)
  expect([refused.status, refused.body.error]).toEqual([503, 'Unable to set up subscription. Please try again later.'])
  const { status, body } = await member.call(confirmSubscription)
  expect([status, body.code]).toEqual([503, 'payments_unreachable'])
  expect([await isMember(member), await isMember(other)]).toEqual([true, false])
  app.stripe.manner = 'good'
  app.stripe.confirm(await app.begin(other), '4242424242424242')
  expect((await app.look(other)).isSubscribed).toBe(true)
})

test('A customer deleted at Stripe is created again', async () => {
  const learner = await app.member()
  app.stripe.deleteCustomer([...app.stripe.books.customers.keys()].at(-1) ?? '')
  app.stripe.confirm(await app.begin(learner), '4242424242424242')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test("A learner's secret and subscription are useless to another learner", async () => {
  const [one, other] = [await app.member(), await app.newcomer()]
  expect(await app.look(other)).toEqual({ isSubscribed: false, status: 'none' })
  expect((await other.call(billingPortal)).body.code).toBe('no_subscription')
  expect(await isMember(one)).toBe(true)
})
