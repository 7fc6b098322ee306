import type { Payment, Subscription, SubscriptionStatus } from '#outside/payments/subscription.ts'

/** The state of a subscription, computed from everything the payment provider reports. */
export interface SubscriptionState {
  status: SubscriptionStatus | 'none' | 'disputed'
  /** When membership ends, grace included; null if there is none. */
  paidUntil: Date | null
  /** When a cancelled subscription ends; null if it goes on or there is none. */
  endsAt: Date | null
  /** Subscriptions to cancel at the payment provider, because their payment was refunded or disputed. */
  cancel: readonly string[]
}

/** Days that membership lasts after a payment failed, or while its event is late. */
export const graceDays = 3
const grace = graceDays * 86_400_000

/** States in which no new subscription may start, most important first. */
const open: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** The existing subscription that rules out a new one, if there is one. */
export function openSubscription(all: readonly Subscription[]): Subscription | undefined {
  return open.map(status => newest(all.filter(each => each.status === status))).find(found => found !== undefined)
}

/** The subscription that awaits its first payment, if there is one. */
export function unfinishedSubscription(all: readonly Subscription[]): Subscription | undefined {
  return newest(all.filter(each => each.status === 'incomplete'))
}

/** Depends only on the given subscriptions and payments, so it can be recomputed at any time. */
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

/** When membership ends in each paid status; other statuses give none. */
const paidUntil: Partial<Record<SubscriptionStatus, (of: Subscription) => Date>> = {
  active: runsUntil,
  trialing: runsUntil,
  // The current month is the unpaid one.
  past_due: ({ periodStart }) => new Date(periodStart.getTime() + grace),
}

function runsUntil({ periodEnd, endsAt }: Subscription): Date {
  return endsAt ?? new Date(periodEnd.getTime() + grace)
}

function newest(of: readonly Subscription[]): Subscription | undefined {
  return of.toSorted((a, b) => b.begunAt.getTime() - a.begunAt.getTime())[0]
}
