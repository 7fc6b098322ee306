import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import { createSubscriptionIntent } from '#membership/contract.ts'
import { type StripeTestApp, startStripeTestApp } from '#testing/app/stripe-test-app.ts'
import type { Visitor } from '#testing/app/test-app.ts'

// A database that was put back from a back-up, at a payment house that went on.

let app: StripeTestApp
beforeAll(async () => {
  app = await startStripeTestApp()
})
afterAll(() => app.close())

const me = async (learner: Visitor) => await learner.done(currentUser)
const isMember = async (learner: Visitor) => (await me(learner)).session.isSubscribed
const subscribe = (learner: Visitor) =>
  learner.done(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })

/** A member of whom the back-up knows nothing but the learner. */
async function forgottenMember() {
  const learner = await app.member()
  const { id } = await me(learner)
  for (const table of ['billing_customer', 'subscription'])
    await app.db.query(`delete from ${table} where learner_id = $1`, [id])
  return { learner, id, subscription: learner.subscription }
}

/** The back-up was from before the learner came, and somebody else has got their number since. */
const becomeSomebodyElse = (id: string) =>
  app.db.query(`update learner set created_at = created_at + interval '1 hour' where id = $1`, [id])

test('whoever became a member after the back-up is found at Stripe, and pays no second time', async () => {
  const { learner } = await forgottenMember()
  const [customers, subscriptions] = [app.stripe.books.customers.size, app.stripe.books.subscriptions.size]
  expect(await isMember(learner)).toBe(false)
  expect(await subscribe(learner)).toEqual({ status: 'existing', isSubscribed: true })
  expect(await isMember(learner)).toBe(true)
  expect([app.stripe.books.customers.size, app.stripe.books.subscriptions.size]).toEqual([customers, subscriptions])
})

test('the next news of a forgotten member makes them one again', async () => {
  const { learner, subscription } = await forgottenMember()
  app.stripe.renew(subscription, true)
  await app.tellAll()
  expect(await isMember(learner)).toBe(true)
})

test('who got the number of a forgotten learner is not taken for them: neither by news nor when they subscribe', async () => {
  const { learner, id, subscription } = await forgottenMember()
  await becomeSomebodyElse(id)
  app.stripe.renew(subscription, true)
  await app.tellAll()
  expect(await isMember(learner)).toBe(false)
  expect(await subscribe(learner)).toMatchObject({ isSubscribed: false, clientSecret: expect.any(String) })
})

test('where Stripe has no search, everybody can subscribe as ever', async () => {
  const learner = await app.newcomer()
  app.stripe.searches = false
  expect(await subscribe(learner)).toMatchObject({ isSubscribed: false, clientSecret: expect.any(String) })
  app.stripe.searches = true
})

test('a customer whom somebody else marked in their own way, at an account that is shared, is nobody here', async () => {
  const { learner, subscription } = await forgottenMember()
  const { customer } = app.stripe.books.subscriptions.get(subscription) ?? {}
  const kept = app.stripe.books.customers.get(customer ?? '')
  if (kept) kept.metadata.learnerId = 'team-7'
  app.stripe.renew(subscription, true)
  const news = app.stripe.news.at(-1)
  expect(news && (await app.tell(news))).toBe(200)
  expect(await isMember(learner)).toBe(false)
})
