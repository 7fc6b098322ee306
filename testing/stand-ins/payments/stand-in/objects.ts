import type Stripe from 'stripe'
import type { Books, KeptCharge, KeptInvoice, KeptSubscription } from './books.ts'

/** The price and interval of the stand-in. */
export interface StandInPrice {
  cents: number
  currency: string
  interval: 'month' | 'year'
}

// Objects only have fields of the SDK's types, so a field that Stripe removes stops compiling.

export function customerObject(kept: { id: string; created: number; metadata: Record<string, string> }) {
  return {
    id: kept.id,
    object: 'customer',
    created: kept.created,
    email: null,
    livemode: false,
    metadata: kept.metadata,
  } satisfies Partial<Stripe.Customer>
}

export function priceObject({ cents, currency, interval }: StandInPrice) {
  return {
    id: 'price_monthly',
    object: 'price',
    active: true,
    currency,
    livemode: false,
    lookup_key: 'monthly_subscription',
    type: 'recurring',
    unit_amount: cents,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  } satisfies Partial<Stripe.Price>
}

/** @param expand whether to include the invoice with its client secret */
export function subscriptionObject(kept: KeptSubscription, books: Books, price: StandInPrice, expand: boolean) {
  const item = {
    id: `si_${kept.id}`,
    object: 'subscription_item',
    created: kept.created,
    current_period_start: kept.periodStart,
    current_period_end: kept.periodEnd,
    price: priceObject(price) as unknown as Stripe.Price,
    quantity: 1,
    subscription: kept.id,
  } satisfies Partial<Stripe.SubscriptionItem>
  const invoice = books.invoices.get(kept.latestInvoice)
  const list = { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' } satisfies {
    [Part in keyof Stripe.ApiList<unknown>]: unknown
  }
  return {
    id: kept.id,
    object: 'subscription',
    cancel_at: kept.cancelAtPeriodEnd ? kept.periodEnd : null,
    cancel_at_period_end: kept.cancelAtPeriodEnd,
    canceled_at: kept.endedAt,
    created: kept.created,
    currency: price.currency,
    customer: kept.customer,
    ended_at: kept.endedAt,
    items: list as unknown as Stripe.Subscription['items'],
    latest_invoice:
      expand && invoice ? (invoiceObject(invoice, price, true) as unknown as Stripe.Invoice) : kept.latestInvoice,
    livemode: false,
    metadata: kept.metadata,
    start_date: kept.created,
    status: kept.status,
  } satisfies Partial<Stripe.Subscription>
}

export function invoiceObject(kept: KeptInvoice, price: StandInPrice, withSecret: boolean) {
  return {
    id: kept.id,
    object: 'invoice',
    amount_due: price.cents,
    amount_paid: kept.status === 'paid' ? price.cents : 0,
    billing_reason: kept.reason,
    created: kept.created,
    currency: price.currency,
    customer: kept.customer,
    livemode: false,
    status: kept.status,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: kept.subscription },
    },
    ...(withSecret && {
      confirmation_secret:
        kept.status === 'open' ? { client_secret: kept.intent.secret, type: 'payment_intent' } : null,
    }),
  } satisfies Partial<Stripe.Invoice>
}

export function chargeObject(kept: KeptCharge, price: StandInPrice) {
  return {
    id: kept.id,
    object: 'charge',
    amount: price.cents,
    amount_refunded: kept.refunded ? price.cents : 0,
    created: kept.created,
    currency: price.currency,
    customer: kept.customer,
    disputed: kept.disputed,
    livemode: false,
    paid: kept.status === 'succeeded',
    payment_intent: kept.intent,
    refunded: kept.refunded,
    status: kept.status,
  } satisfies Partial<Stripe.Charge>
}

export function disputeObject(
  kept: { id: string; charge: string; created: number; status: 'needs_response' | 'won' | 'lost' },
  price: StandInPrice,
) {
  return {
    id: kept.id,
    object: 'dispute',
    amount: price.cents,
    charge: kept.charge,
    created: kept.created,
    currency: price.currency,
    livemode: false,
    reason: 'fraudulent',
    status: kept.status,
  } satisfies Partial<Stripe.Dispute>
}
