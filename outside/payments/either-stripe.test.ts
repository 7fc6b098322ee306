import { randomInt } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import type { AccountId } from '#kit/db/ids.ts'
import type { Confirmed } from '#testing/stand-ins/payments/stand-in/happenings.ts'
import { type StripeStandIn, startStripe } from '#testing/stand-ins/payments/stand-in.ts'
import type { Payments } from './payments.ts'
import { openStripe } from './stripe.ts'

// The same expectations for the stand-in and, if there is a key for it, for Stripe's own test mode.

const testKey = process.env.STRIPE_TEST_KEY
const standIn = await startStripe()
afterAll(() => standIn.close())

const cards = { pays: 'pm_card_visa', declined: 'pm_card_chargeDeclined', asks: 'pm_card_threeDSecure2Required' }
const numbers = { pays: '4242424242424242', declined: '4000000000000002', asks: '4000002760003184' }
type Card = keyof typeof cards

const since = new Date('2026-10-01T08:15:30.250Z')

interface World {
  name: string
  payments: Payments
  /** What the page does with a secret and a card. */
  confirm(secret: string, card: Card): Promise<Confirmed>
}

const worlds = [ofStandIn(standIn), ...(testKey ? [ofStripe(testKey)] : [])]

describe.each(worlds)('$name', ({ payments, confirm }) => {
  const begin = async () => {
    const accountId = randomInt(1, 1e12) as AccountId
    const customer = await payments.openCustomer({ accountId, since }, `${accountId}`)
    return { accountId, customer, begun: await payments.begin(customer, accountId, '0') }
  }
  const statuses = async (customer: string) =>
    (await payments.subscriptions(customer)).map(({ subscription }) => subscription.status)

  test('The price under our name is ours', async () => {
    await payments.checkPrice()
  })

  test('The same keys give the same customer and the same subscription', async () => {
    const { accountId, customer, begun } = await begin()
    expect(await payments.openCustomer({ accountId, since }, `${accountId}`)).toBe(customer)
    expect(await payments.begin(customer, accountId, '0')).toEqual(begun)
    expect((await payments.subscriptions(customer)).map(({ clientSecret }) => clientSecret)).toEqual([
      begun.clientSecret,
    ])
    await payments.closeCustomer(customer)
  })

  test('A customer has the learner they were opened for, until they are closed', async () => {
    const { accountId, customer } = await begin()
    expect(await payments.payerOf(customer)).toEqual({ accountId, since })
    await payments.closeCustomer(customer)
    expect(await payments.payerOf(customer)).toBeUndefined()
  })

  test('A declined card leaves the subscription unpaid, a good one pays it', async () => {
    const { customer, begun } = await begin()
    const secret = begun.clientSecret ?? ''
    expect(await confirm(secret, 'declined')).toBe('requires_payment_method')
    expect([await statuses(customer), await payments.payments(customer)]).toEqual([['incomplete'], []])
    expect(await confirm(secret, 'pays')).toBe('succeeded')
    const [paid] = await payments.subscriptions(customer)
    expect(paid?.subscription).toMatchObject({ status: 'active', endsAt: null })
    const days =
      ((paid?.subscription.periodEnd.getTime() ?? 0) - (paid?.subscription.begunAt.getTime() ?? 0)) / 86_400_000
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(32)
    expect(await payments.payments(customer)).toMatchObject([{ refunded: false, disputed: false }])
    await payments.cancel(begun.subscription.id, customer)
    await payments.cancel(begun.subscription.id, customer)
    expect(await statuses(customer)).toEqual(['canceled'])
    await payments.closeCustomer(customer)
  })

  test("A card that needs the bank's approval pays nothing before that", async () => {
    const { customer, begun } = await begin()
    expect(await confirm(begun.clientSecret ?? '', 'asks')).toBe('requires_action')
    expect(await statuses(customer)).toEqual(['incomplete'])
    await payments.closeCustomer(customer)
    await payments.closeCustomer(customer)
  })
})

test.skipIf(testKey === undefined)('Stripe’s own test mode (only with STRIPE_TEST_KEY)', () => {
  expect(worlds.map(({ name }) => name)).toContain('Stripe in test mode')
})

function ofStandIn(stripe: StripeStandIn): World {
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x', apiUrl: stripe.url }
  return {
    name: 'the stand-in',
    payments: openStripe(keys),
    confirm: async (secret, card) => stripe.confirm(secret, numbers[card]),
  }
}

function ofStripe(secretKey: string): World {
  if (!/^[sr]k_test_/.test(secretKey)) throw new Error('STRIPE_TEST_KEY is no key of a test mode.')
  const apiUrl = new URL('https://api.stripe.com')
  const stripe = new Stripe(secretKey)
  return {
    name: 'Stripe in test mode',
    payments: openStripe({ secretKey, publishableKey: 'pk_test_unused', webhookSecret: 'whsec_unused', apiUrl }),
    async confirm(secret, card) {
      const [id = ''] = secret.split('_secret_')
      const how = { payment_method: cards[card], return_url: 'https://example.org/subscribe' }
      try {
        return (await stripe.paymentIntents.confirm(id, how)).status as Confirmed
      } catch (fault) {
        if (fault instanceof Stripe.errors.StripeCardError) return 'requires_payment_method'
        throw fault
      }
    },
  }
}
