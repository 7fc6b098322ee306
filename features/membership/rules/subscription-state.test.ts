import { expect, test } from 'vitest'
import type { Payment, Subscription, SubscriptionStatus } from '#outside/payments/subscription.ts'
import { openSubscription, subscriptionState, unfinishedSubscription } from './subscription-state.ts'

const at = (day: string) => new Date(`2026-${day}T10:00:00Z`)
const one = (status: SubscriptionStatus, more: Partial<Subscription> = {}): Subscription => ({
  id: 'one',
  status,
  begunAt: at('01-10'),
  periodStart: at('03-10'),
  periodEnd: at('04-10'),
  endsAt: null,
  ...more,
})
const paid = (more: Partial<Payment> = {}): Payment => ({ at: at('03-10'), refunded: false, disputed: false, ...more })

test('Without subscriptions there is no membership', () => {
  expect(subscriptionState([], [])).toEqual({ status: 'none', paidUntil: null, endsAt: null, cancel: [] })
})

test.each([
  ['active', at('04-13')],
  ['trialing', at('04-13')],
  // Three days into the unpaid month.
  ['past_due', at('03-13')],
  ['unpaid', null],
  ['paused', null],
  ['incomplete', null],
  ['incomplete_expired', null],
  ['canceled', null],
] as const)('With status %s membership lasts until %s', (status, until) => {
  expect(subscriptionState([one(status)], [paid()])).toMatchObject({ status, paidUntil: until, cancel: [] })
})

test('A cancelled subscription ends to the second, without days of grace', () => {
  const endsAt = at('04-10')
  expect(subscriptionState([one('active', { endsAt })], [paid()])).toMatchObject({ paidUntil: endsAt, endsAt })
})

test('The best of several subscriptions counts, in any order', () => {
  const all = [
    one('canceled', { id: 'old', begunAt: at('01-01') }),
    one('active', { id: 'good', begunAt: at('02-01') }),
    one('incomplete', { id: 'new', begunAt: at('03-01') }),
  ]
  for (const order of [all, all.toReversed()]) {
    expect(subscriptionState(order, [paid()]).status).toBe('active')
    expect(openSubscription(order)?.id).toBe('good')
    expect(unfinishedSubscription(order)?.id).toBe('new')
  }
})

test('A refund ends the subscription it paid for, but not later ones', () => {
  const back = paid({ refunded: true })
  expect(subscriptionState([one('active')], [back])).toMatchObject({ paidUntil: null, cancel: ['one'] })
  const later = one('active', { id: 'two', begunAt: at('03-11') })
  expect(subscriptionState([one('active'), later], [back])).toMatchObject({ status: 'active', cancel: ['one'] })
  expect(subscriptionState([one('active')], [paid({ at: at('02-10'), refunded: true }), paid()]).cancel).toEqual([])
})

test('A dispute ends every subscription, even one paid since', () => {
  const payments = [paid({ at: at('02-10'), disputed: true }), paid()]
  expect(subscriptionState([one('active'), one('incomplete', { id: 'two' })], payments)).toEqual({
    status: 'disputed',
    paidUntil: null,
    endsAt: null,
    cancel: ['one'],
  })
})
