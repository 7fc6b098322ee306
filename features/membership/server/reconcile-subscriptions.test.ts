import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import { openStripe } from '#outside/payments/stripe.ts'
import { idsOf } from '#testing/app/ids-of.ts'
import { type StripeTestApp, startStripeTestApp } from '#testing/app/stripe-test-app.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import type { Billing } from './billing.ts'
import { withCustomer } from './billing-customer.ts'
import { endBilling } from './end-billing.ts'
import { reconcileAll } from './reconcile-subscriptions.ts'
import { refreshInTurn } from './refresh-in-turn.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { keepLook } from './subscription.store.ts'

let app: StripeTestApp
let billing: Billing
const faults: unknown[] = []
beforeAll(async () => {
  app = await startStripeTestApp()
  billing = {
    db: app.db,
    clock: () => app.clock.now,
    payments: openStripe({
      secretKey: 'sk_test_of_the_tests',
      publishableKey: 'pk_test_of_the_tests',
      webhookSecret: 'whsec_of_the_tests',
      apiUrl: app.stripe.url,
    }),
    publicUrl: new URL('http://localhost:3000'),
    report: fault => faults.push(fault),
  }
})
afterAll(() => app.close())

const day = 86_400_000
const isMember = async (learner: Visitor) => (await learner.done(currentUser)).session.isSubscribed
const idOf = async (learner: Visitor) => (await idsOf(app.db, learner.email)).account
const customerOf = (subscription: string) => app.stripe.books.subscriptions.get(subscription)?.customer ?? ''

test('Changes without an event are found at night: a payment, a renewal, an end', async () => {
  const paid = await app.newcomer()
  const secret = await app.begin(paid)
  const [renewed, ended] = [await app.member(), await app.member()]
  app.stripe.confirm(secret, '4242424242424242')
  app.clock.pass(31 * day)
  app.stripe.renew(renewed.subscription, true)
  app.stripe.cancel(ended.subscription)
  await reconcileAll(billing)
  for (const learner of [paid, renewed, ended]) await learner.signInAgain()
  app.clock.pass(10 * day)
  expect([await isMember(renewed), await isMember(ended)]).toEqual([true, false])
  expect(await app.look(paid)).toEqual({ isSubscribed: false, status: 'active' })
  expect(faults).toEqual([])
})

test("Subscriptions that can't change aren't looked up", async () => {
  const learner = await app.member()
  app.stripe.cancel(learner.subscription)
  await reconcileAll(billing)
  const asked = app.stripe.asked.length
  await reconcileAll(billing)
  expect(
    app.stripe.asked
      .slice(asked)
      .map(({ path }) => path)
      .join(),
  ).not.toContain(customerOf(learner.subscription))
})

test('Leaving ends the payments at once, or at night if Stripe is unreachable', async () => {
  const [one, other] = [await app.member(), await app.member()]
  await endBilling(billing, await idOf(one))
  expect(app.stripe.books.subscriptions.get(one.subscription)?.status).toBe('canceled')
  app.stripe.manner = 'down'
  const id = await idOf(other)
  await endBilling(billing, id)
  app.stripe.manner = 'good'
  expect(faults.splice(0)).toHaveLength(1)
  await app.db.query('delete from account where id = $1', [id])
  expect(app.stripe.books.subscriptions.get(other.subscription)?.status).toBe('active')
  await reconcileAll(billing)
  expect(app.stripe.books.subscriptions.get(other.subscription)?.status).toBe('canceled')
  expect((await app.db.query('select from leaving_customer')).rows).toEqual([])
})

test("An event about a deleted learner changes nothing and isn't sent again", async () => {
  const learner = await app.member()
  await app.db.query('delete from account where id = $1', [await idOf(learner)])
  app.stripe.cancel(learner.subscription)
  const news = app.stripe.news.at(-1)
  expect(news && (await app.tell(news))).toBe(200)
})

test('An older look-up never overwrites a newer one', async () => {
  const learner = await app.member()
  const id = await idOf(learner)
  await keepLook.run(app.db, { account: id, status: 'canceled', paidUntil: null, endsAt: null, look: 1 })
  expect(await isMember(learner)).toBe(true)
})

test('Look-ups requested at once are merged, and the last one starts after the last request', async () => {
  const learner = await app.member()
  const [id, customer] = [await idOf(learner), customerOf(learner.subscription)]
  const look = refreshInTurn(billing)
  const asked = app.stripe.asked.length
  const early = look(id, customer)
  app.stripe.cancel(learner.subscription)
  const late = await Promise.all(Array.from({ length: 20 }, () => look(id, customer)))
  await early
  expect(new Set(late.map(({ status }) => status))).toEqual(new Set(['canceled']))
  expect(app.stripe.asked.length - asked).toBe(4)
  expect((await look(id, customer)).status).toBe('canceled')
})

test("A failed look-up doesn't block later ones", async () => {
  const learner = await app.member()
  const [id, customer] = [await idOf(learner), customerOf(learner.subscription)]
  const look = refreshInTurn(billing)
  app.stripe.manner = 'down'
  const failing = look(id, customer)
  const next = failing.catch(() => undefined).then(() => look(id, customer))
  await expect(failing).rejects.toThrow('Stripe is down.')
  app.stripe.manner = 'good'
  expect((await next).status).toBe('active')
})

test('Fifty clicks on several servers at once create one customer and one subscription', async () => {
  const learner = await app.newcomer()
  const id = await idOf(learner)
  const [customers, subscriptions] = [app.stripe.books.customers.size, app.stripe.books.subscriptions.size]
  // Each one separately, as if on its own server.
  const secrets = await Promise.all(
    Array.from({ length: 50 }, () =>
      withCustomer(billing, id, async customer => {
        const { all } = await refreshSubscription(billing, id, customer)
        const [there] = all
        return (there ?? (await billing.payments.begin(customer, id, String(all.length)))).clientSecret
      }),
    ),
  )
  expect(new Set(secrets).size).toBe(1)
  expect(app.stripe.books.customers.size - customers).toBe(1)
  expect(app.stripe.books.subscriptions.size - subscriptions).toBe(1)
})
