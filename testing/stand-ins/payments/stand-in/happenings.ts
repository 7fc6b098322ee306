import { monthAfter } from '#outside/payments/month.ts'
import type { SubscriptionStatus } from '#outside/payments/subscription.ts'
import type { Books, KeptInvoice, KeptSubscription } from './books.ts'

/** Outcome of a payment that the page confirmed. */
export type Confirmed = 'succeeded' | 'requires_action' | 'requires_payment_method' | 'gone'

/** Receives each change as a Stripe event: its type and its object. */
export type Tell = (type: string, thing: 'subscription' | 'invoice' | 'charge' | 'dispute', id: string) => void

const cards: Readonly<Record<string, 'pays' | 'asks' | 'declined'>> = {
  '4242424242424242': 'pays',
  '4000002500003155': 'asks',
  '4000002760003184': 'asks',
  '4000000000000002': 'declined',
}

/** Everything that can happen to a subscription at Stripe, caused by the page, by time, by the cardholder or by an operator. */
export function happenings(books: Books, newId: (prefix: string) => string, now: () => number, tell: Tell) {
  const subscription = (id: string) => found(books.subscriptions.get(id), id)
  const become = (kept: KeptSubscription, status: SubscriptionStatus) => {
    kept.status = status
    if (status === 'canceled' || status === 'incomplete_expired') kept.endedAt = now()
    tell(`customer.subscription.${status === 'canceled' ? 'deleted' : 'updated'}`, 'subscription', kept.id)
  }
  const invoiceFor = (kept: KeptSubscription, reason: KeptInvoice['reason']) => {
    const id = newId('in')
    const intent = newId('pi')
    books.invoices.set(id, {
      id,
      customer: kept.customer,
      subscription: kept.id,
      created: now(),
      status: 'open',
      reason,
      intent: { id: intent, secret: `${intent}_secret_${newId('s')}`, asksBank: false },
    })
    kept.latestInvoice = id
    return found(books.invoices.get(id), id)
  }
  const charge = (invoice: KeptInvoice, status: 'succeeded' | 'failed') => {
    const id = newId('ch')
    const { customer, intent } = invoice
    books.charges.set(id, { id, customer, intent: intent.id, created: now(), status, refunded: false, disputed: false })
    tell(`charge.${status}`, 'charge', id)
  }
  const paid = (invoice: KeptInvoice) => {
    charge(invoice, 'succeeded')
    invoice.status = 'paid'
    tell('invoice.paid', 'invoice', invoice.id)
    become(subscription(invoice.subscription), 'active')
  }
  const bySecret = (secret: string) => {
    const invoice = [...books.invoices.values()].find(({ intent }) => intent.secret === secret)
    const payable = invoice?.status === 'open' && subscription(invoice.subscription).status === 'incomplete'
    return payable ? invoice : undefined
  }
  const lastCharge = (id: string) => {
    const own = [...books.charges.values()].filter(({ customer }) => customer === subscription(id).customer)
    return found(
      own.findLast(({ status }) => status === 'succeeded'),
      id,
    )
  }
  return {
    begin(customer: string, metadata: Record<string, string>): KeptSubscription {
      const id = newId('sub')
      const start = now()
      const kept: KeptSubscription = {
        id,
        customer,
        status: 'incomplete',
        created: start,
        periodStart: start,
        periodEnd: monthLater(start),
        cancelAtPeriodEnd: false,
        endedAt: null,
        latestInvoice: '',
        metadata,
      }
      books.subscriptions.set(id, kept)
      invoiceFor(kept, 'subscription_create')
      tell('customer.subscription.created', 'subscription', id)
      return kept
    },
    /** What Stripe.js does with a client secret and a card. */
    confirm(secret: string, card: string): Confirmed {
      const invoice = bySecret(secret)
      if (!invoice) return 'gone'
      const does = cards[card.replace(/\s/g, '')] ?? 'declined'
      invoice.intent.asksBank = does === 'asks'
      if (does === 'asks') {
        tell('invoice.payment_action_required', 'invoice', invoice.id)
        return 'requires_action'
      }
      if (does === 'pays') paid(invoice)
      else {
        charge(invoice, 'failed')
        tell('invoice.payment_failed', 'invoice', invoice.id)
      }
      return does === 'pays' ? 'succeeded' : 'requires_payment_method'
    },
    /** The answer to the bank's question. */
    answerBank(secret: string, approved: boolean): Confirmed {
      const invoice = bySecret(secret)
      if (!invoice?.intent.asksBank) return 'gone'
      invoice.intent.asksBank = false
      if (approved) paid(invoice)
      else tell('invoice.payment_failed', 'invoice', invoice.id)
      return approved ? 'succeeded' : 'requires_payment_method'
    },
    /** The month ends, and the next one is paid or not. */
    renew(id: string, pays: boolean): void {
      const kept = subscription(id)
      if (kept.cancelAtPeriodEnd) {
        become(kept, 'canceled')
        return
      }
      kept.periodStart = kept.periodEnd
      kept.periodEnd = monthLater(kept.periodStart)
      const invoice = invoiceFor(kept, 'subscription_cycle')
      if (pays) {
        paid(invoice)
        return
      }
      charge(invoice, 'failed')
      tell('invoice.payment_failed', 'invoice', invoice.id)
      become(kept, 'past_due')
    },
    /** The open invoice is paid with another card, as in the portal. */
    payOpen(id: string): void {
      const invoice = books.invoices.get(subscription(id).latestInvoice)
      if (invoice?.status === 'open') paid(invoice)
    },
    cancelAtPeriodEnd(id: string, on: boolean): void {
      const kept = subscription(id)
      kept.cancelAtPeriodEnd = on
      tell('customer.subscription.updated', 'subscription', id)
    },
    cancel(id: string): void {
      become(subscription(id), 'canceled')
    },
    /** It expires after 23 hours without payment. */
    expire(id: string): void {
      become(subscription(id), 'incomplete_expired')
    },
    refund(id: string): void {
      const kept = lastCharge(id)
      kept.refunded = true
      tell('charge.refunded', 'charge', kept.id)
    },
    dispute(id: string): string {
      const kept = lastCharge(id)
      kept.disputed = true
      const dispute = newId('du')
      books.disputes.set(dispute, { id: dispute, charge: kept.id, created: now(), status: 'needs_response' })
      tell('charge.dispute.created', 'dispute', dispute)
      return dispute
    },
    closeDispute(id: string, status: 'won' | 'lost'): void {
      found(books.disputes.get(id), id).status = status
      tell('charge.dispute.closed', 'dispute', id)
    },
    deleteCustomer(id: string): void {
      found(books.customers.get(id), id).deleted = true
      for (const kept of books.subscriptions.values()) {
        if (kept.customer === id && kept.endedAt === null) become(kept, 'canceled')
      }
    },
  }
}

function monthLater(seconds: number): number {
  return monthAfter(new Date(seconds * 1000)).getTime() / 1000
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`The stand-in has no ${id}.`)
  return thing
}
