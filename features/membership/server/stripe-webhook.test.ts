import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import { seededDice } from '#kit/random/dice.ts'
import { type StripeTestApp, startStripeTestApp } from '#testing/app/stripe-test-app.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import type { SignedNews } from '#testing/stand-ins/payments/stand-in.ts'

let app: StripeTestApp
beforeAll(async () => {
  app = await startStripeTestApp()
})
afterAll(() => app.close())

const day = 86_400_000
const isMember = async (learner: Visitor) => (await learner.done(currentUser)).session.isSubscribed
const standing = async (customer: string) => {
  const { rows } = await app.db.query(
    'select s.status, s.paid_until, s.ends_at from membership s join customer c using (account_id) where c.customer_id = $1',
    [customer],
  )
  return rows[0]
}
/** A learner who has paid although the page never reported it, and the events about it. */
async function paidInSilence(): Promise<{ learner: Visitor; customer: string; news: SignedNews[] }> {
  const learner = await app.newcomer()
  const secret = await app.begin(learner)
  const before = app.stripe.news.length
  app.stripe.confirm(secret, '4242424242424242')
  const [kept] = [...app.stripe.books.subscriptions.values()].slice(-1)
  return { learner, customer: kept?.customer ?? '', news: app.stripe.news.slice(before) }
}
const first = (news: readonly SignedNews[]): SignedNews => {
  const [one] = news
  if (!one) throw new Error('nothing has happened')
  return one
}

test('An event makes the server look, so closing the page after paying still gives a membership', async () => {
  const { learner, news } = await paidInSilence()
  expect(await isMember(learner)).toBe(false)
  expect(await app.tell(first(news))).toBe(200)
  expect(await isMember(learner)).toBe(true)
})

test.each([
  ['with another secret', { secret: 'whsec_of_another_endpoint' }],
  ['from six minutes ago', { secondsAgo: 360 }],
  ['over another text', { payload: '{"id":"evt_1","object":"event","type":"invoice.paid"}' }],
])('A signature %s is refused, and nothing happens', async (_, how) => {
  const { learner, news } = await paidInSilence()
  const asked = app.stripe.asked.length
  expect(await app.tell(first(news), how)).toBe(400)
  expect(app.stripe.asked.length).toBe(asked)
  expect(await isMember(learner)).toBe(false)
})

test('An event without a signature or a body is refused', async () => {
  const visitor = app.visitor()
  expect((await visitor.send('POST', '/api/stripe/webhook', { body: '{}' })).status).toBe(400)
  expect((await visitor.send('POST', '/api/stripe/webhook')).status).toBe(400)
})

test('The signature is checked over the raw body, while other calls still parse JSON', async () => {
  const { news } = await paidInSilence()
  const payload = JSON.stringify(JSON.parse(first(news).payload), null, 3)
  expect(await app.tell({ ...first(news), payload })).toBe(200)
  const headers = { 'content-type': 'application/json' }
  expect((await app.visitor().send('POST', '/api/auth/login', { headers, body: '{' })).status).toBe(400)
})

test("A body larger than any event of Stripe's is refused", async () => {
  const body = ' '.repeat(300 * 1024)
  expect((await app.visitor().send('POST', '/api/stripe/webhook', { body })).status).toBe(413)
})

test('A repeated event is processed once', async () => {
  const { news } = await paidInSilence()
  await app.tell(first(news))
  const asked = app.stripe.asked.length
  expect(await app.tell(first(news))).toBe(200)
  expect(app.stripe.asked.length).toBe(asked)
})

test('An event that arrives while Stripe is down fails, and is processed when sent again', async () => {
  const { learner, news } = await paidInSilence()
  app.stripe.manner = 'down'
  expect(await app.tell(first(news))).toBe(500)
  app.stripe.manner = 'good'
  expect(await isMember(learner)).toBe(false)
  expect(await app.tell(first(news))).toBe(200)
  expect(await isMember(learner)).toBe(true)
})

test('An event about an unknown customer is accepted', async () => {
  const event = {
    id: 'evt_other',
    object: 'event',
    type: 'customer.created',
    data: { object: { object: 'customer', id: 'x' } },
  }
  expect(await app.tell({ id: 'evt_other', type: event.type, payload: JSON.stringify(event) })).toBe(200)
  const foreign = {
    ...event,
    id: 'evt_foreign',
    data: { object: { object: 'subscription', id: 'x', customer: 'cus_x' } },
  }
  expect(await app.tell({ id: 'evt_foreign', type: '', payload: JSON.stringify(foreign) })).toBe(200)
})

test("An event's content isn't trusted: it only says where to look", async () => {
  const learner = await app.newcomer()
  await app.begin(learner)
  const [kept] = [...app.stripe.books.subscriptions.values()].slice(-1)
  const object = { object: 'subscription', id: kept?.id, customer: kept?.customer, status: 'active' }
  const event = { id: 'evt_forged', object: 'event', type: 'customer.subscription.updated', data: { object } }
  expect(await app.tell({ id: 'evt_forged', type: event.type, payload: JSON.stringify(event) })).toBe(200)
  expect(await isMember(learner)).toBe(false)
})

test("Another site's page can't send an event, and events need no cookie", async () => {
  const { news } = await paidInSilence()
  const { payload } = first(news)
  const signature = app.stripe.sign(payload, 'whsec_of_the_tests')
  const headers = { 'stripe-signature': signature, origin: 'https://elsewhere.example' }
  expect((await app.visitor().send('POST', '/api/stripe/webhook', { headers, body: payload })).status).toBe(403)
})

/** A subscription's whole life in about thirty events. */
async function wholeLife(): Promise<{ customer: string; news: SignedNews[] }> {
  const before = app.stripe.news.length
  const learner = await app.newcomer()
  const secret = await app.begin(learner)
  const latest = () => [...app.stripe.books.subscriptions.values()].at(-1)?.id ?? ''
  const customer = [...app.stripe.books.customers.keys()].at(-1) ?? ''
  app.stripe.confirm(secret, '4000000000000002')
  app.stripe.confirm(secret, '4000002760003184')
  app.stripe.answerBank(secret, false)
  app.stripe.confirm(secret, '4242424242424242')
  for (const pays of [true, false]) {
    app.clock.pass(30 * day)
    app.stripe.renew(latest(), pays)
  }
  app.stripe.payOpen(latest())
  app.stripe.cancelAtPeriodEnd(latest(), true)
  app.stripe.cancelAtPeriodEnd(latest(), false)
  app.stripe.cancel(latest())
  await learner.signInAgain()
  const again = await app.begin(learner)
  app.stripe.confirm(again, '4242424242424242')
  const dispute = app.stripe.dispute(latest())
  app.stripe.closeDispute(dispute, 'won')
  return { customer, news: app.stripe.news.slice(before) }
}

test("Two hundred random orders with repeats, losses and retries all end in Stripe's state", async () => {
  const luck = seededDice('orders of messages')
  const { customer, news } = await wholeLife()
  expect(news.length).toBeGreaterThan(20)
  const last = [...app.stripe.books.subscriptions.values()].findLast(kept => kept.customer === customer)
  const paidUntil = new Date((last?.periodEnd ?? 0) * 1000 + 3 * day)
  for (let round = 0; round < 200; round++) {
    await app.db.query('delete from payment_news')
    await app.db.query('delete from membership')
    const order = luck.shuffle([...news, ...news.filter(() => luck.chance(0.3))])
    const lost = order.filter(() => luck.chance(0.2))
    // Some arrive while Stripe is unreachable, and are sent again later.
    app.stripe.manner = 'down'
    const refused = await Promise.all(lost.map(each => app.tell(each)))
    app.stripe.manner = 'good'
    expect(refused.every(status => status === 500)).toBe(true)
    const taken = await Promise.all(luck.shuffle([...order, ...lost]).map(each => app.tell(each)))
    expect(new Set(taken)).toEqual(new Set([200]))
    expect(await standing(customer)).toEqual({ status: 'active', paid_until: paidUntil, ends_at: null })
  }
})

test("Late events end in Stripe's state although the subscription has changed meanwhile", async () => {
  const luck = seededDice('late messages')
  for (let life = 0; life < 10; life++) {
    const member = await app.member()
    const id = member.subscription
    const customer = app.stripe.books.subscriptions.get(id)?.customer ?? ''
    let told = app.stripe.news.length
    let pending: SignedNews[] = []
    const happens = [
      () => app.stripe.renew(id, true),
      () => app.stripe.renew(id, false),
      () => app.stripe.payOpen(id),
      () => app.stripe.cancelAtPeriodEnd(id, true),
      () => app.stripe.cancelAtPeriodEnd(id, false),
    ]
    for (let step = 0; step < 12; step++) {
      luck.pick(happens)()
      pending = luck.shuffle([...pending, ...app.stripe.news.slice(told)])
      told = app.stripe.news.length
      const now = pending.splice(0, luck.int(0, pending.length))
      await Promise.all(now.map(each => app.tell(each)))
    }
    await Promise.all(pending.map(each => app.tell(each)))
    const before = await standing(customer)
    await member.signInAgain()
    await app.look(member)
    expect(await standing(customer)).toEqual(before)
    expect(before.status).toBe(app.stripe.books.subscriptions.get(id)?.status)
  }
})
