import * as z from 'zod'
import { user } from '#account/contract.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { dailyMinutesShape } from './rules/daily-minutes.ts'
import { pinSchema } from './rules/pin.schema.ts'
import { words } from './words.ts'

/** What a call that a grown-up has to make answers in a child's account before the PIN is typed. */
export const grownUpNeeded = { grown_up_needed: { status: 403, error: words.grownUpNeeded } } as const

const notAChild = { not_a_child: { status: 409, error: words.notAChild } } as const
const wrongTries = [{ per: 'account', counts: 'failures', setting: 'wrongPinsPerAccount', seconds: 900 }] as const

/** A grown-up is there until then, in this browser alone. */
const pass = z.object({ until: z.string() })

/** What a grown-up decides for a child. */
export const guardianRules = z.object({
  /** Minutes a day; null for no limit. */
  dailyMinutes: dailyMinutesShape,
  /** Lines and questions that a model writes. */
  modelText: z.boolean(),
  sound: z.boolean(),
})

export const setSelfLearner = endpoint({
  name: 'set-self-learner',
  summary:
    'Says that whoever signed up is learning. Where a child was, it takes the PIN, which is forgotten with all that hung on it.',
  method: 'POST',
  path: '/api/guardian/myself',
  access: 'signed-in',
  reply: user,
  failures: grownUpNeeded,
})

export const setPin = endpoint({
  name: 'set-pin',
  summary:
    'Says that a child is learning, with the PIN of the grown-up; or changes the PIN, which takes the one before.',
  method: 'PUT',
  path: '/api/guardian/pin',
  access: 'signed-in',
  body: z.object({ pin: pinSchema }),
  reply: user,
  failures: grownUpNeeded,
})

export const enterPin = endpoint({
  name: 'enter-pin',
  summary: 'Opens what is for grown-ups, in this session and for a quarter of an hour.',
  method: 'POST',
  path: '/api/guardian/pass',
  access: 'signed-in',
  body: z.object({ pin: pinSchema }),
  rateLimits: wrongTries,
  reply: pass,
  failures: { wrong_pin: { status: 403, error: words.wrongPin }, ...notAChild },
})

export const revokePass = endpoint({
  name: 'revoke-pass',
  summary: 'The grown-up has finished; the next one types the PIN again.',
  method: 'DELETE',
  path: '/api/guardian/pass',
  access: 'signed-in',
  reply: z.object({ success: z.literal(true) }),
  failures: {},
})

export const resetPin = endpoint({
  name: 'reset-pin',
  summary: 'A new PIN in the place of a forgotten one, for whoever knows the password of the account.',
  method: 'POST',
  path: '/api/guardian/forgotten-pin',
  access: 'signed-in',
  body: z.object({ password: z.string().max(1024), pin: pinSchema }),
  rateLimits: wrongTries,
  reply: pass,
  failures: {
    wrong_password: { status: 403, error: words.wrongPassword },
    no_password: { status: 409, error: words.noPassword },
    ...notAChild,
  },
})

export const parentView = endpoint({
  name: 'parent-view',
  summary: 'The time of each of the last thirty days, and what the grown-up has decided.',
  method: 'GET',
  path: '/api/guardian/view',
  access: 'signed-in',
  shedOrder: 'first',
  reply: z.object({
    /** The oldest first, the last one is today; whole seconds of active time. */
    days: z.array(z.object({ day: z.string(), seconds: z.number() })),
    rules: guardianRules,
    isSubscribed: z.boolean(),
  }),
  failures: { ...grownUpNeeded, ...notAChild },
})

export const changeRules = endpoint({
  name: 'change-guardian-rules',
  summary: 'Changes what is named; everything else stays.',
  method: 'PATCH',
  path: '/api/guardian/rules',
  access: 'signed-in',
  body: guardianRules.partial(),
  reply: guardianRules,
  failures: { ...grownUpNeeded, ...notAChild },
})
