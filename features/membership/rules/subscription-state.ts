import type { Payment, Subscription, SubscriptionStatus } from '#outside/payments/subscription.ts'

/** What a learner has, worked out anew from everything that the payment house says. */
export interface SubscriptionState {
  status: SubscriptionStatus | 'none' | 'disputed'
  /** Until when they are a member, grace included; null for never. */
  paidUntil: Date | null
  /** When it ends by their own wish; null where it goes on, or there is none. */
  endsAt: Date | null
  /** Subscriptions that must be cancelled at the payment house: their money went back. */
  cancel: readonly string[]
}

/** Days that a learner stays a member although a payment failed, or the news of one is late. */
export const graceDays = 3
const grace = graceDays * 86_400_000

/** Where nothing new may be begun: one is there, paid or to be paid. The first is what the learner is told about. */
const open: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** The subscription that stands in the way of another one: the one that is there, if any. */
export function openSubscription(all: readonly Subscription[]): Subscription | undefined {
  return open.map(status => newest(all.filter(each => each.status === status))).find(found => found !== undefined)
}

/** The one that was begun and waits for its first payment. */
export function unfinishedSubscription(all: readonly Subscription[]): Subscription | undefined {
  return newest(all.filter(each => each.status === 'incomplete'))
}

/** What a learner has, whatever came before: the same subscriptions and payments give the same standing. */
export function subscriptionState(all: readonly Subscription[], payments: readonly Payment[]): SubscriptionState {
  const disputed = payments.some(payment => payment.disputed)
  const last = payments.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  const gaveBack = (each: Subscription) => last?.refunded === true && last.at >= each.begunAt
  const cancel = all.filter(each => open.includes(each.status) && (disputed || gaveBack(each))).map(({ id }) => id)
  if (disputed) return { status: 'disputed', paidUntil: null, endsAt: null, cancel }
  const left = all.filter(each => !cancel.includes(each.id))
  const best = openSubscription(left) ?? newest(left)
  if (!best) return { status: cancel.length > 0 ? 'canceled' : 'none', paidUntil: null, endsAt: null, cancel }
  const { status, endsAt } = best
  return { status, paidUntil: paidUntil[status]?.(best) ?? null, endsAt: open.includes(status) ? endsAt : null, cancel }
}

/** Until when each status leaves its learner a member; the others never do. */
const paidUntil: Partial<Record<SubscriptionStatus, (of: Subscription) => Date>> = {
  active: runsUntil,
  trialing: runsUntil,
  // The month that runs is the one that was not paid.
  past_due: ({ periodStart }) => new Date(periodStart.getTime() + grace),
}

function runsUntil({ periodEnd, endsAt }: Subscription): Date {
  return endsAt ?? new Date(periodEnd.getTime() + grace)
}

function newest(of: readonly Subscription[]): Subscription | undefined {
  return of.toSorted((a, b) => b.begunAt.getTime() - a.begunAt.getTime())[0]
}
