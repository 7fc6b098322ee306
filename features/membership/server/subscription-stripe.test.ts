import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import { type StripeTestApp, startStripeTestApp } from '#testing/app/stripe-test-app.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { billingPortal, confirmSubscription, createSubscriptionIntent } from '../contract.ts'

// From the first click to the last month, on the real SDK over real HTTP.

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

test('the first click makes a customer and a subscription that waits, and gives the secret of its payment', async () => {
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

test('a page that is loaded anew goes on with the same subscription and the same secret', async () => {
  const learner = await app.newcomer()
  expect(await app.begin(learner)).toBe(await app.begin(learner))
})

test('fifty clicks at once make one customer, one subscription, one secret', async () => {
  const learner = await app.newcomer()
  const [customers, subscriptions] = [app.stripe.books.customers.size, app.stripe.books.subscriptions.size]
  const secrets = await Promise.all(Array.from({ length: 50 }, () => app.begin(learner)))
  expect(new Set(secrets).size).toBe(1)
  expect(customersOf(customers)).toBe(1)
  expect(app.stripe.books.subscriptions.size - subscriptions).toBe(1)
})

test('only the one version of the interface is spoken that the SDK knows, and no card or address is sent', async () => {
  await app.member()
  expect(new Set(app.stripe.asked.map(({ version }) => version))).toEqual(new Set([Stripe.API_VERSION]))
  expect(app.stripe.asked.map(({ path }) => path).join()).not.toMatch(/email|card|example\.org/)
})

test('another price than ours is refused before anybody is asked', async () => {
  const learner = await app.newcomer()
  const asked = app.stripe.asked.length
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ priceId: 'price_monthly' })
  expect((await learner.send('POST', '/api/create-subscription-intent', { headers, body })).status).toBe(400)
  expect(app.stripe.asked.length).toBe(asked)
})

test('a visitor without an account is told to sign in', async () => {
  expect((await intent(app.visitor())).status).toBe(401)
})

test('a card that pays makes a member, once the server has looked', async () => {
  const learner = await app.newcomer()
  app.stripe.confirm(await app.begin(learner), '4242424242424242')
  expect(await isMember(learner)).toBe(false)
  expect(await app.look(learner)).toEqual({ isSubscribed: true, status: 'active' })
  expect(await isMember(learner)).toBe(true)
})

test('a member who clicks again gets no second subscription', async () => {
  const learner = await app.member()
  const before = app.stripe.books.subscriptions.size
  expect((await intent(learner)).body).toEqual({ status: 'existing', isSubscribed: true })
  expect(app.stripe.books.subscriptions.size).toBe(before)
})

test('a page that lies gives nothing: before any click, before paying, with a declined card, in the middle of 3-D Secure', async () => {
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

test('what the page sends along with its claim is not read', async () => {
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

test('one that nobody paid in time makes room for another, with a secret of its own', async () => {
  const learner = await app.newcomer()
  const secret = await app.begin(learner)
  const [kept] = [...app.stripe.books.subscriptions.values()].slice(-1)
  app.stripe.expire(kept?.id ?? '')
  const next = await app.begin(learner)
  expect(next).not.toBe(secret)
  app.stripe.confirm(next, '4242424242424242')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test('a month that is startNewDay goes on; late news of it costs nobody anything', async () => {
  const learner = await app.member()
  app.clock.pass(32 * day)
  await learner.signInAgain()
  expect(await isMember(learner)).toBe(true)
  app.stripe.renew(learner.subscription, true)
  await app.look(learner)
  app.clock.pass(20 * day)
  expect(await isMember(learner)).toBe(true)
})

test('a renewal that fails leaves three days, in which the portal takes another card', async () => {
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

test('cancelled for the end of the month: a member until then, to the second, and free to begin again', async () => {
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

test('cancelled at once ends at once', async () => {
  const learner = await app.member()
  app.stripe.cancel(learner.subscription)
  expect(await app.look(learner)).toEqual({ isSubscribed: false, status: 'canceled' })
})

test('money that went back ends it, and is not asked for again', async () => {
  const learner = await app.member()
  app.stripe.refund(learner.subscription)
  expect((await app.look(learner)).isSubscribed).toBe(false)
  expect(app.stripe.books.subscriptions.get(learner.subscription)?.status).toBe('canceled')
  app.stripe.confirm(await app.begin(learner), '4242424242424242')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test('a dispute ends it and begins nothing new, until it is won', async () => {
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

test('while Stripe is down nobody becomes a member, nobody stops being one, and the page is told in words', async () => {
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

test('a customer whom somebody deleted at Stripe is opened anew', async () => {
  const learner = await app.member()
  app.stripe.deleteCustomer([...app.stripe.books.customers.keys()].at(-1) ?? '')
  app.stripe.confirm(await app.begin(learner), '4242424242424242')
  expect((await app.look(learner)).isSubscribed).toBe(true)
})

test('another learner’s secret or subscription is nobody else’s', async () => {
  const [one, other] = [await app.member(), await app.newcomer()]
  expect(await app.look(other)).toEqual({ isSubscribed: false, status: 'none' })
  expect((await other.call(billingPortal)).body.code).toBe('no_subscription')
  expect(await isMember(one)).toBe(true)
})
