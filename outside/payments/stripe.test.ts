import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountId } from '#kit/db/ids.ts'
import { type StripeStandIn, startStripe } from '#testing/stand-ins/payments/stand-in.ts'
import { CustomerGoneError, PaymentSetupError, SignatureError } from './payments.ts'
import { openStripe } from './stripe.ts'

let stripe: StripeStandIn
beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.close())

const keys = { publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' }
const since = new Date('2026-10-01T08:15:30.250Z')
const open = (secretKey = 'sk_test_x') => openStripe({ ...keys, secretKey, apiUrl: stripe.url })

test("The server doesn't start with a different price at Stripe", async () => {
  await open().checkPrice()
  stripe.price.cents = 1999
  await expect(open().checkPrice()).rejects.toThrow(PaymentSetupError)
  await expect(open().checkPrice()).rejects.toThrow(/is 1999 usd for 1 month; the page says 999 usd/)
  Object.assign(stripe.price, { cents: 999, interval: 'year' })
  await expect(open().checkPrice()).rejects.toThrow(PaymentSetupError)
  Object.assign(stripe.price, { interval: 'month', currency: 'eur' })
  await expect(open().checkPrice()).rejects.toThrow(PaymentSetupError)
  stripe.price.currency = 'usd'
})

test("The server doesn't start with a key that Stripe refuses", async () => {
  stripe.manner = 'strange'
  await expect(open().checkPrice()).rejects.toThrow(/does not accept STRIPE_SECRET_KEY/)
  stripe.manner = 'good'
})

test("If Stripe doesn't answer, the price is checked later", async () => {
  const payments = open()
  stripe.manner = 'down'
  await expect(payments.checkPrice()).rejects.not.toThrow(PaymentSetupError)
  stripe.manner = 'good'
  await payments.checkPrice()
})

test('The key decides whether it is test mode', () => {
  expect([open('sk_test_x').testMode, open('rk_test_x').testMode]).toEqual([true, true])
  expect([open('sk_live_x').testMode, open('rk_live_x').testMode]).toEqual([false, false])
})

test('One key gives one customer, and one idempotency key one subscription', async () => {
  const payments = open()
  const customers = await Promise.all(
    Array.from({ length: 10 }, () => payments.openCustomer({ accountId: 7 as AccountId, since }, 'key of seven')),
  )
  expect(new Set(customers).size).toBe(1)
  const [customer = ''] = customers
  const begun = await Promise.all(Array.from({ length: 10 }, () => payments.begin(customer, 7 as AccountId, '0')))
  expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  expect(await payments.subscriptions(customer)).toEqual([begun[0]])
})

test("A deleted customer isn't mistaken for an outage", async () => {
  const payments = open()
  await expect(payments.subscriptions('cus_nobody')).rejects.toThrow(CustomerGoneError)
  await expect(payments.begin('cus_nobody', 8 as AccountId, '0')).rejects.toThrow(CustomerGoneError)
  stripe.manner = 'down'
  await expect(payments.subscriptions('cus_nobody')).rejects.not.toThrow(CustomerGoneError)
  stripe.manner = 'good'
})

test('Cancelling a subscription that has ended does nothing', async () => {
  const payments = open()
  const customer = await payments.openCustomer({ accountId: 9 as AccountId, since }, 'key of nine')
  const { subscription } = await payments.begin(customer, 9 as AccountId, '0')
  await payments.cancel(subscription.id, customer)
  await payments.cancel(subscription.id, customer)
  await payments.closeCustomer(customer)
  await payments.closeCustomer(customer)
})

test('An event without a valid signature is refused', () => {
  const payload = '{"id":"evt_1","object":"event","type":"x","data":{"object":{}}}'
  const payments = open()
  expect(payments.readNews?.(Buffer.from(payload), stripe.sign(payload, 'whsec_x')).id).toBe('evt_1')
  expect(() => payments.readNews?.(Buffer.from(payload), stripe.sign(payload, 'whsec_y'))).toThrow(SignatureError)
  expect(() => payments.readNews?.(Buffer.from(payload), '')).toThrow(SignatureError)
})

test('The stand-in refuses a reused key with other values, and removed fields, as Stripe does', async () => {
  const ask = (body: string, key: string) =>
    fetch(new URL('/v1/customers', stripe.url), { method: 'POST', body, headers: { 'idempotency-key': key } })
  expect((await ask('metadata[learnerId]=1', 'same')).status).toBe(200)
  expect((await ask('metadata[learnerId]=2', 'same')).status).toBe(400)
  const old = await fetch(
    new URL('/v1/subscriptions?customer=x&expand[0]=data.latest_invoice.payment_intent', stripe.url),
  )
  expect(old.status).toBe(400)
})
