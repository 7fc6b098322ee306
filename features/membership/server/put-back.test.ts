import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import type { AccountId } from '#kit/db/ids.ts'
import { createSubscriptionIntent } from '#membership/contract.ts'
import { idsOf } from '#testing/app/ids-of.ts'
import { type StripeTestApp, startStripeTestApp } from '#testing/app/stripe-test-app.ts'
import type { Visitor } from '#testing/app/test-app.ts'

// After a back-up is restored, Stripe knows more than the database.

let app: StripeTestApp
beforeAll(async () => {
  app = await startStripeTestApp()
})
afterAll(() => app.close())

const me = async (learner: Visitor) => await learner.done(currentUser)
const isMember = async (learner: Visitor) => (await me(learner)).session.isSubscribed
const subscribe = (learner: Visitor) =>
  learner.done(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })

/** A member whose customer and subscription are missing from the back-up. */
async function forgottenMember() {
  const learner = await app.member()
  const id = (await idsOf(app.db, learner.email)).account
  for (const table of ['customer', 'membership']) await app.db.query(`delete from ${table} where account_id = $1`, [id])
  return { learner, id, subscription: learner.subscription }
}

/** The account was created after the back-up, and its ID has since been given to another one. */
const becomeSomebodyElse = (id: AccountId) =>
  app.db.query(`update account set created_at = created_at + interval '1 hour' where id = $1`, [id])

test("A member who subscribed after the back-up is found at Stripe and doesn't pay again", async () => {
  const { learner } = await forgottenMember()
  const [customers, subscriptions] = [app.stripe.books.customers.size, app.stripe.books.subscriptions.size]
  expect(await isMember(learner)).toBe(false)
  expect(await subscribe(learner)).toEqual({ status: 'existing', isSubscribed: true })
  expect(await isMember(learner)).toBe(true)
  expect([app.stripe.books.customers.size, app.stripe.books.subscriptions.size]).toEqual([customers, subscriptions])
})

test('The next event about a forgotten member restores the membership', async () => {
  const { learner, subscription } = await forgottenMember()
  app.stripe.renew(subscription, true)
  await app.tellAll()
  expect(await isMember(learner)).toBe(true)
})

test("A learner with the ID of a forgotten one isn't mistaken for them by events or on subscribing", async () => {
  const { learner, id, subscription } = await forgottenMember()
  await becomeSomebodyElse(id)
  app.stripe.renew(subscription, true)
  await app.tellAll()
  expect(await isMember(learner)).toBe(false)
  expect(await subscribe(learner)).toMatchObject({ isSubscribed: false, clientSecret: expect.any(String) })
})

test("Without Stripe's search, learners can still subscribe", async () => {
  const learner = await app.newcomer()
  app.stripe.searches = false
  expect(await subscribe(learner)).toMatchObject({ isSubscribed: false, clientSecret: expect.any(String) })
  app.stripe.searches = true
})

test('A customer marked by another product in a shared Stripe account is ignored', async () => {
  const { learner, subscription } = await forgottenMember()
  const { customer } = app.stripe.books.subscriptions.get(subscription) ?? {}
  const kept = app.stripe.books.customers.get(customer ?? '')
  if (kept) kept.metadata.learnerId = 'team-7'
  app.stripe.renew(subscription, true)
  const news = app.stripe.news.at(-1)
  expect(news && (await app.tell(news))).toBe(200)
  expect(await isMember(learner)).toBe(false)
})
