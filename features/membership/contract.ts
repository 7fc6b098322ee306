import * as z from 'zod'
import { freeTimeStatus } from '#account/contract.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { subscriptionStatuses } from '#outside/payments/subscription.ts'
import { price } from '#outside/payments/subscription-price.ts'
import { billingWords, pageWords, words } from './words.ts'

/**
 * What every call of learning can meet once the time for it is over: the free time, which can be paid for, or the day's
 * as a grown-up has set it, which can not. That one is 403: the page offers nothing for it, and asks again for nothing.
 */
export const timeOverFailures = {
  free_time_used: { status: 402, error: words.freeTimeUsed },
  daily_limit_reached: { status: 403, error: words.doneForToday },
} as const

export const heartbeat = endpoint({
  name: 'heartbeat',
  summary:
    'Says every 15 seconds that the learner is active, or that they pause. The reply corrects what the page shows; what the page has counted is not asked for.',
  method: 'POST',
  path: '/api/session/heartbeat',
  access: 'signed-in',
  shedOrder: 'last',
  body: z.object({ state: z.enum(['active', 'pause']) }),
  reply: freeTimeStatus,
  failures: {},
})

/** Each of these asks the payment house, which answers only so many questions of ours in a second. */
const paymentLimits = [{ per: 'account', counts: 'calls', setting: 'paymentCallsPerAccount', seconds: 3600 }] as const
const unreachable = { payments_unreachable: { status: 503, error: billingWords.unreachable } } as const

export const createSubscriptionIntent = endpoint({
  name: 'create-subscription-intent',
  summary: 'Begins a subscription, or finds the one that is there; with the client secret the page pays it.',
  method: 'POST',
  path: '/api/create-subscription-intent',
  access: 'signed-in',
  rateLimits: paymentLimits,
  body: z.object({ priceId: z.literal(price.id) }),
  reply: z.object({
    clientSecret: z.optional(z.string()),
    /** There is one already: paid, or waiting for a renewal to be paid. */
    status: z.optional(z.literal('existing')),
    isSubscribed: z.boolean(),
    testMode: z.optional(z.boolean()),
    message: z.optional(z.string()),
  }),
  failures: {
    not_set_up: { status: 503, error: pageWords.errorText },
    disputed: { status: 409, error: billingWords.disputed },
  },
})

export const confirmSubscription = endpoint({
  name: 'confirm-subscription',
  summary: 'Asks the payment house anew whether the signed-in learner is subscribed. What the page claims is not read.',
  method: 'POST',
  path: '/api/user/subscribe',
  access: 'signed-in',
  shedOrder: 'late',
  rateLimits: paymentLimits,
  reply: z.object({
    isSubscribed: z.boolean(),
    status: z.enum(['none', ...subscriptionStatuses, 'disputed']),
  }),
  failures: unreachable,
})

export const billingPortal = endpoint({
  name: 'billing-portal',
  summary: 'The address where the subscription is cancelled, or paid with another card.',
  method: 'POST',
  path: '/api/billing/portal',
  access: 'signed-in',
  rateLimits: paymentLimits,
  reply: z.object({ url: z.string() }),
  failures: { no_subscription: { status: 404, error: billingWords.noSubscription }, ...unreachable },
})

const demonstrated = z.object({
  status: z.enum(['none', 'active', 'past_due']),
  renewsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
})
const demonstrationOutcome = z.object({
  status: z.enum(['paid', 'asks', 'declined']),
  message: z.optional(z.string()),
})
const secretShape = z.string().max(100)
const paymentGone = { payment_gone: { status: 409, error: billingWords.paymentGone } } as const

export const demonstrationPay = endpoint({
  name: 'demonstration-pay',
  summary: 'Demonstration only: pays with a test card. What it takes is what the card does; no card number is sent.',
  method: 'POST',
  path: '/api/demonstration/pay',
  access: 'signed-in',
  rateLimits: paymentLimits,
  body: z.object({ clientSecret: secretShape, card: z.enum(['pays', 'lapses', 'asks', 'declined', 'no money']) }),
  reply: demonstrationOutcome,
  failures: paymentGone,
})

export const demonstrationAnswerBank = endpoint({
  name: 'demonstration-answer-bank',
  summary: "Demonstration only: the answer to the bank's question whether it is them.",
  method: 'POST',
  path: '/api/demonstration/answer-bank',
  access: 'signed-in',
  rateLimits: paymentLimits,
  body: z.object({ clientSecret: secretShape, approved: z.boolean() }),
  reply: demonstrationOutcome,
  failures: paymentGone,
})

export const demonstrationSubscription = endpoint({
  name: 'demonstration-subscription',
  summary: "Demonstration only: what the payment house's portal would show.",
  method: 'GET',
  path: '/api/demonstration/subscription',
  access: 'signed-in',
  reply: demonstrated,
  failures: {},
})

export const demonstrationChange = endpoint({
  name: 'demonstration-change',
  summary: 'Demonstration only: cancels, takes that back, or lets a month pass whose payment goes well or does not.',
  method: 'POST',
  path: '/api/demonstration/change',
  access: 'signed-in',
  rateLimits: paymentLimits,
  body: z.object({ change: z.enum(['cancel', 'resume', 'renew', 'fail']) }),
  reply: demonstrated,
  failures: {},
})
