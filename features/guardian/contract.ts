import * as z from 'zod'
import { user } from '#account/contract.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { dailyMinutesShape } from './rules/daily-minutes.ts'
import { pinSchema } from './rules/pin.schema.ts'
import { words } from './words.ts'

/** The failure of a call that needs a grown-up's pass, in an account where a child learns. */
export const grownUpNeeded = { grown_up_needed: { status: 403, error: words.grownUpNeeded } } as const

const notAChild = { not_a_child: { status: 409, error: words.notAChild } } as const
const wrongTries = [{ per: 'account', counts: 'failures', setting: 'wrongPinsPerAccount', seconds: 900 }] as const

/** The grown-up pass of this session, and when it ends (ISO 8601). */
const pass = z.object({ until: z.string() })

/** What a grown-up sets for a child. */
export const guardianRules = z.object({
  /** Minutes a day; null for no limit. */
  dailyMinutes: dailyMinutesShape,
  /** Whether a model may write lines and questions. */
  modelText: z.boolean(),
  sound: z.boolean(),
})

export const setSelfLearner = endpoint({
  name: 'set-self-learner',
  summary:
    'Says that the account holder is the one learning. If a child was, it needs the PIN, and removes it with the rules.',
  method: 'POST',
  path: '/api/guardian/myself',
  access: 'signed-in',
  reply: user,
  failures: grownUpNeeded,
})

export const setPin = endpoint({
  name: 'set-pin',
  summary: 'Says that a child is learning and sets the PIN; or changes the PIN, which needs the old one.',
  method: 'PUT',
  path: '/api/guardian/pin',
  access: 'signed-in',
  body: z.object({ pin: pinSchema }),
  reply: user,
  failures: grownUpNeeded,
})

export const enterPin = endpoint({
  name: 'enter-pin',
  summary: 'Gives this session a grown-up pass for a quarter of an hour.',
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
  summary: 'Ends the grown-up pass of this session.',
  method: 'DELETE',
  path: '/api/guardian/pass',
  access: 'signed-in',
  reply: z.object({ success: z.literal(true) }),
  failures: {},
})

export const resetPin = endpoint({
  name: 'reset-pin',
  summary: 'Replaces a forgotten PIN, given the password of the account.',
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
  summary: 'Active time on each of the last 30 days, and the rules.',
  method: 'GET',
  path: '/api/guardian/view',
  access: 'signed-in',
  shedOrder: 'first',
  reply: z.object({
    /** From oldest to today; whole seconds of active time. */
    days: z.array(z.object({ day: z.string(), seconds: z.number() })),
    rules: guardianRules,
    isSubscribed: z.boolean(),
  }),
  failures: { ...grownUpNeeded, ...notAChild },
})

export const changeRules = endpoint({
  name: 'change-guardian-rules',
  summary: 'Changes the given fields; the others stay as they are.',
  method: 'PATCH',
  path: '/api/guardian/rules',
  access: 'signed-in',
  body: guardianRules.partial(),
  reply: guardianRules,
  failures: { ...grownUpNeeded, ...notAChild },
})
