import Stripe from 'stripe'
import type { Begun, Payments } from './payments.ts'
import { CustomerGoneError, PaymentSetupError, SignatureError } from './payments.ts'
import { openCustomer, payerOf, unlessGone } from './stripe-customers.ts'
import type { Payment, Subscription, SubscriptionStatus } from './subscription.ts'
import { subscriptionStatuses } from './subscription.ts'
import { price as ours } from './subscription-price.ts'

export interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiUrl: URL
}

/** Timeout of one try, in milliseconds. With all retries a call stays well below the page's own timeout. */
const timeout = 8000
const withSecret = ['latest_invoice.confirmation_secret']

/** Stripe, through its SDK. */
export function openStripe({ secretKey, publishableKey, webhookSecret, apiUrl }: StripeKeys): Payments {
  const protocol = apiUrl.protocol === 'http:' ? 'http' : 'https'
  const port = apiUrl.port || (protocol === 'http' ? 80 : 443)
  const stripe = new Stripe(secretKey, {
    host: apiUrl.hostname,
    port,
    protocol,
    timeout,
    maxNetworkRetries: 3,
    telemetry: false,
  })
  let known: Promise<string> | undefined
  const priceId = () => {
    known ??= findPrice(stripe).catch(fault => {
      known = undefined
      throw fault
    })
    return known
  }
  return {
    by: 'stripe',
    testMode: /^.k_test_/.test(secretKey),
    publishableKey,
    checkPrice: async () => void (await priceId()),
    openCustomer: (payer, key) => openCustomer(stripe, payer, key),
    payerOf: customer => payerOf(stripe, customer),
    async subscriptions(customer) {
      const expand = withSecret.map(path => `data.${path}`)
      const all: Begun[] = []
      const pages = stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })
      await pages.autoPagingEach(each => void all.push(begun(each))).catch(unlessCustomerGone)
      return all
    },
    async payments(customer) {
      const all: Payment[] = []
      const take = async (charge: Stripe.Charge) => {
        if (charge.status === 'succeeded') all.push(await payment(stripe, charge))
      }
      await stripe.charges.list({ customer, limit: 100 }).autoPagingEach(take).catch(unlessCustomerGone)
      return all
    },
    async begin(customer, accountId, attempt) {
      const price = await priceId()
      const created = stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { learnerId: accountId },
          expand: withSecret,
        },
        { idempotencyKey: `mindling-subscription-${customer}-${price}-${attempt}` },
      )
      return begun(await created.catch(unlessCustomerGone))
    },
    cancel: subscription => stripe.subscriptions.cancel(subscription).then(nothing, unlessGone),
    async portal(customer, backTo) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: backTo.href })).url
    },
    // Deleting a customer cancels their subscriptions at once.
    closeCustomer: customer => stripe.customers.del(customer).then(nothing, unlessGone),
    readNews(raw, signature) {
      const event = signedEvent(stripe, raw, signature, webhookSecret)
      return { id: event.id, customer: () => customerOf(stripe, event) }
    },
  }
}

function signedEvent(stripe: Stripe, raw: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(raw, signature, secret)
  } catch (cause) {
    throw new SignatureError('a message is not signed by Stripe, or old', { cause })
  }
}

async function findPrice(stripe: Stripe): Promise<string> {
  const asked = stripe.prices.list(
    { lookup_keys: [ours.id], active: true, limit: 1 },
    { timeout: 4000, maxNetworkRetries: 1 },
  )
  const { data } = await asked.catch(unlessKeyRefused)
  const [price] = data
  if (!price)
    throw new PaymentSetupError(`Stripe has no active price with the lookup key ${ours.id}; make one in its dashboard.`)
  const every = price.recurring && `${price.recurring.interval_count} ${price.recurring.interval}`
  if (price.unit_amount === ours.cents && price.currency === ours.currency && every === `1 ${ours.interval}`)
    return price.id
  throw new PaymentSetupError(
    `Stripe's price ${ours.id} is ${price.unit_amount} ${price.currency} for ${every ?? 'once'}; the page says ${ours.cents} ${ours.currency} for 1 ${ours.interval}.`,
  )
}

function begun(of: Stripe.Subscription): Begun {
  const invoice = typeof of.latest_invoice === 'object' ? of.latest_invoice : null
  return { subscription: subscription(of), clientSecret: invoice?.confirmation_secret?.client_secret }
}

const statuses: ReadonlySet<string> = new Set(subscriptionStatuses)

function isKnown(status: string): status is SubscriptionStatus {
  return statuses.has(status)
}

function subscription(of: Stripe.Subscription): Subscription {
  const [item] = of.items.data
  const ends = of.cancel_at_period_end ? (item?.current_period_end ?? of.cancel_at) : of.cancel_at
  return {
    id: of.id,
    // A status that Stripe adds in future doesn't make anyone a member.
    status: isKnown(of.status) ? of.status : 'unpaid',
    begunAt: atSecond(of.created),
    periodStart: atSecond(item?.current_period_start ?? of.created),
    periodEnd: atSecond(item?.current_period_end ?? of.created),
    endsAt: ends === null || ends === undefined ? null : atSecond(ends),
  }
}

/** Statuses of disputes that don't take money, or no longer do. */
const harmless = new Set<string>([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
])

async function payment(stripe: Stripe, charge: Stripe.Charge): Promise<Payment> {
  const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data : []
  return {
    at: atSecond(charge.created),
    refunded: charge.refunded,
    disputed: disputes.some(({ status }) => !harmless.has(status)),
  }
}

/** The customer an event is about. Nothing else of the event is used. */
async function customerOf(stripe: Stripe, event: Stripe.Event): Promise<string | undefined> {
  const { object } = event.data
  if (object.object === 'dispute') {
    const charge = await stripe.charges.retrieve(idOf(object.charge))
    return charge.customer === null ? undefined : idOf(charge.customer)
  }
  if (object.object !== 'subscription' && object.object !== 'invoice' && object.object !== 'charge') return undefined
  return object.customer === null ? undefined : idOf(object.customer)
}

function idOf(thing: string | { id: string }): string {
  return typeof thing === 'string' ? thing : thing.id
}

function atSecond(seconds: number): Date {
  return new Date(seconds * 1000)
}

const nothing = () => undefined

/** Stripe reports a customer it never had and a deleted one in different ways. */
function unlessCustomerGone(cause: unknown): never {
  const gone =
    cause instanceof Stripe.errors.StripeInvalidRequestError &&
    (cause.code === 'resource_missing' || cause.code === 'customer_deleted') &&
    (cause.param === 'customer' || /customer/i.test(cause.message))
  throw gone ? new CustomerGoneError('Stripe does not have this customer', { cause }) : cause
}

/** A wrong key is a permanent error. */
function unlessKeyRefused(cause: unknown): never {
  const refused =
    cause instanceof Stripe.errors.StripeAuthenticationError || cause instanceof Stripe.errors.StripePermissionError
  throw refused ? new PaymentSetupError('Stripe does not accept STRIPE_SECRET_KEY.', { cause }) : cause
}
