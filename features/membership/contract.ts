import * as z from 'zod'
import { freeTimeStatus } from '#account/contract.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { subscriptionStatuses } from '#outside/payments/subscription.ts'
import { price } from '#outside/payments/subscription-price.ts'
import { testCards } from '#outside/payments/test-card.ts'
import { billingWords, pageWords, words } from './words.ts'

/**
 * Failures of learning calls once the time for them is over. Free time can be extended by paying (402); the daily limit
 * set by a grown-up can't (403), so the page offers nothing and doesn't retry.
 */
export const timeOverFailures = {
  free_time_used: { status: 402, error: words.freeTimeUsed },
  daily_limit_reached: { status: 403, error: words.doneForToday },
} as const

export const heartbeat = endpoint({
  name: 'heartbeat',
  summary:
    'Reports every 15 seconds that the learner is active, or that they have paused. The server keeps the time; the reply corrects what the page shows.',
  method: 'POST',
  path: '/api/session/heartbeat',
  access: 'signed-in',
  shedOrder: 'last',
  body: z.object({ state: z.enum(['active', 'pause']) }),
  reply: freeTimeStatus,
  failures: {},
})

/** Each of these calls the payment provider, which limits our requests per second. */
const paymentLimits = [{ per: 'account', counts: 'calls', setting: 'paymentCallsPerAccount', seconds: 3600 }] as const
const unreachable = { payments_unreachable: { status: 503, error: billingWords.unreachable } } as const

export const createSubscriptionIntent = endpoint({
  name: 'create-subscription-intent',
  summary: 'Starts a subscription or finds the existing one; the page pays it with the client secret.',
  method: 'POST',
  path: '/api/create-subscription-intent',
  access: 'signed-in',
  rateLimits: paymentLimits,
  body: z.object({ priceId: z.literal(price.id) }),
  reply: z.object({
    clientSecret: z.optional(z.string()),
    /** A subscription exists: paid, or with a renewal to be paid. */
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
  summary: 'Asks the payment provider whether the account is subscribed. What the page claims is ignored.',
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
  summary: 'The address of the portal where a subscription is cancelled, or paid with another card.',
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
  summary: 'Demonstration only: pays with a test card. The body says how the card behaves; no card number is sent.',
  method: 'POST',
  path: '/api/demonstration/pay',
  access: 'signed-in',
  rateLimits: paymentLimits,
  body: z.object({ clientSecret: secretShape, card: z.enum(testCards) }),
  reply: demonstrationOutcome,
  failures: paymentGone,
})

export const demonstrationAnswerBank = endpoint({
  name: 'demonstration-answer-bank',
  summary: "Demonstration only: the answer to the bank's confirmation (3-D Secure).",
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
  summary: "Demonstration only: what a payment provider's portal would show.",
  method: 'GET',
  path: '/api/demonstration/subscription',
  access: 'signed-in',
  reply: demonstrated,
  failures: {},
})

export const demonstrationChange = endpoint({
  name: 'demonstration-change',
  summary: 'Demonstration only: cancels, resumes, or skips a month whose payment works or fails.',
  method: 'POST',
  path: '/api/demonstration/change',
  access: 'signed-in',
  rateLimits: paymentLimits,
  body: z.object({ change: z.enum(['cancel', 'resume', 'renew', 'fail']) }),
  reply: demonstrated,
  failures: {},
})
