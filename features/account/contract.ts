import * as z from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { emailShape, linkTokenShape, passwordShape, timeZoneShape, usernameShape } from './rules/credentials.ts'
import { dailyGoalSchema } from './rules/daily-goal.schema.ts'
import { learnerKinds } from './rules/who-learns.ts'
import { closingWords, words } from './words.ts'

/**
 * How much free time is left. Every reply that carries it has it as `session`, except the heartbeat's, which is this object
 * itself; `app/web/free-time-replies.ts` lists them.
 */
export const freeTimeStatus = z.object({
  /** Whole seconds of free time left. */
  remainingFreeTime: z.number(),
  isPaused: z.boolean(),
  hasReachedLimit: z.boolean(),
  isSubscribed: z.boolean(),
  /** Whether the grown-up's daily limit is reached; absent without one. */
  isDoneForToday: z.optional(z.boolean()),
})

/** The signed-in user, as every page sees it. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  /** The address has been confirmed by a mailed link. */
  emailVerified: z.boolean(),
  /** False for accounts that only ever signed in with Google. */
  hasPassword: z.boolean(),
  username: z.string(),
  /** The longest streak, in days. */
  longestStreak: z.number(),
  /** The current streak, in days. */
  learningStreak: z.number(),
  /** Questions per day. */
  dailyGoal: z.number(),
  timeZone: z.string(),
  /** Who is learning; null until it is chosen. */
  learns: z.nullable(z.enum(learnerKinds)),
  /** False if a grown-up has switched sound effects off. */
  soundAllowed: z.boolean(),
  session: freeTimeStatus,
})

export type User = z.output<typeof user>
export type FreeTimeStatus = z.output<typeof freeTimeStatus>

const text = z.string(words.fillInAllFields)
const success = z.object({ success: z.literal(true) })
const password = text.min(1, words.fillInAllFields).max(1024, words.wrongCredentials)
const commonPassword = { common_password: { status: 400, error: words.commonPassword } } as const
const linkEnded = { link_ended: { status: 404, error: words.linkEnded } } as const
/** Limits guessing of mailed links. */
const fewWrongLinks = [
  { per: 'address', counts: 'failures', setting: 'failedSignInsPerAddress', seconds: 900 },
] as const

export const currentUser = endpoint({
  name: 'current-user',
  summary: 'The signed-in user.',
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  reply: user,
  failures: {},
})

export const signIn = endpoint({
  name: 'sign-in',
  summary: 'Signs in with e-mail and password and sets the session cookie.',
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  body: z.object({
    email: text.min(1, words.fillInAllFields).max(320, words.emailUnreadable),
    password,
    timeZone: z.optional(timeZoneShape),
  }),
  rateLimits: [
    { per: 'address', counts: 'failures', setting: 'failedSignInsPerAddress', seconds: 900 },
    { per: { field: 'email' }, counts: 'failures', setting: 'failedSignInsPerAccount', seconds: 900 },
  ],
  reply: user,
  failures: { wrong_credentials: { status: 401, error: words.wrongCredentials } },
})

export const signUp = endpoint({
  name: 'sign-up',
  summary: 'Opens an account and signs in.',
  method: 'POST',
  path: '/api/auth/signup',
  access: 'anyone',
  body: z.object({
    email: emailShape,
    username: usernameShape,
    password: passwordShape,
    timeZone: z.optional(timeZoneShape),
  }),
  rateLimits: [{ per: 'address', counts: 'calls', setting: 'signUpsPerAddress', seconds: 3600 }],
  reply: user,
  failures: { email_taken: { status: 409, error: words.emailTaken }, ...commonPassword },
})

export const signOut = endpoint({
  name: 'sign-out',
  summary: 'Ends this session; its cookie stops working.',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  reply: z.object({ success: z.literal(true) }),
  failures: {},
})

export const requestPasswordReset = endpoint({
  name: 'request-password-reset',
  summary: 'Mails a link for a new password if the account exists; the reply is always the same.',
  method: 'POST',
  path: '/api/auth/password-reset',
  access: 'anyone',
  body: z.object({ email: emailShape }),
  rateLimits: [
    { per: 'address', counts: 'calls', setting: 'recoveryMailsPerAddress', seconds: 3600 },
    { per: { field: 'email' }, counts: 'calls', setting: 'recoveryMailsPerAccount', seconds: 3600 },
  ],
  reply: success,
  failures: {},
})

export const resetPassword = endpoint({
  name: 'reset-password',
  summary: 'Sets a new password using a mailed link, ends every session and signs in.',
  method: 'POST',
  path: '/api/auth/password-reset/finish',
  access: 'anyone',
  body: z.object({ token: linkTokenShape, password: passwordShape, timeZone: z.optional(timeZoneShape) }),
  rateLimits: fewWrongLinks,
  reply: user,
  failures: { ...linkEnded, ...commonPassword },
})

export const verifyEmail = endpoint({
  name: 'verify-email',
  summary: 'Confirms the e-mail address using a mailed link.',
  method: 'POST',
  path: '/api/auth/verification',
  access: 'anyone',
  body: z.object({ token: linkTokenShape }),
  rateLimits: fewWrongLinks,
  reply: success,
  failures: linkEnded,
})

export const sendVerification = endpoint({
  name: 'send-verification',
  summary: 'Mails the link that confirms the e-mail address again.',
  method: 'POST',
  path: '/api/account/verification',
  access: 'signed-in',
  rateLimits: [{ per: 'account', counts: 'calls', setting: 'recoveryMailsPerAccount', seconds: 3600 }],
  reply: success,
  failures: {},
})

export const changePassword = endpoint({
  name: 'change-password',
  summary: 'Changes the password, given the current one, and ends every other session.',
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  body: z.object({ oldPassword: password, password: passwordShape }),
  rateLimits: [{ per: 'account', counts: 'failures', setting: 'failedSignInsPerAccount', seconds: 900 }],
  reply: success,
  failures: {
    wrong_password: { status: 403, error: words.wrongPassword },
    no_password: { status: 409, error: words.noPassword },
    ...commonPassword,
  },
})

export const listSessions = endpoint({
  name: 'list-sessions',
  summary: 'The devices that are signed in, this one first.',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  shedOrder: 'first',
  reply: z.array(
    z.object({
      id: z.string(),
      /** Such as "Firefox"; null if unknown. */
      browser: z.nullable(z.string()),
      /** Such as "Android"; null if unknown. */
      system: z.nullable(z.string()),
      /** Day in the learner's time zone, `YYYY-MM-DD`. */
      lastSeen: z.string(),
      /** Whether it is the device that made this request. */
      current: z.boolean(),
    }),
  ),
  failures: {},
})

export const endSession = endpoint({
  name: 'end-session',
  summary: 'Signs one device out.',
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  access: 'signed-in',
  params: z.object({ sessionId: z.string().regex(/^[0-9a-f-]{36}$/) }),
  reply: success,
  failures: { no_such_session: { status: 404, error: words.noSuchSession } },
})

export const endOtherSessions = endpoint({
  name: 'end-other-sessions',
  summary: 'Signs out every device except this one.',
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  reply: success,
  failures: {},
})

export const changeAccount = endpoint({
  name: 'change-account',
  summary: 'Changes the given fields; the others stay as they are.',
  method: 'PATCH',
  path: '/api/account',
  access: 'signed-in',
  body: z.object({ dailyGoal: z.optional(dailyGoalSchema), timeZone: z.optional(timeZoneShape) }),
  reply: user,
  failures: {},
})

/** A personal file must not be cached. */
const personalFile = { cacheControl: 'no-store', contentSecurityPolicy: "default-src 'none'" } as const

export const exportAccount = endpoint({
  name: 'export-account',
  summary: 'Everything that is stored about the account, as one JSON file.',
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: [{ per: 'account', counts: 'calls', setting: 'exportsPerAccount', seconds: 3600 }],
  reply: z.string(),
  content: { type: 'application/json', ...personalFile },
  failures: {},
})

export const deleteAccount = endpoint({
  name: 'delete-account',
  summary: 'Closes the account at once and deletes everything in it as soon as nothing can be charged any more.',
  method: 'DELETE',
  path: '/api/account',
  access: 'signed-in',
  body: z.object({
    password: z.optional(z.string(closingWords.wrongPassword).max(1024, closingWords.wrongPassword)),
    /** The word DELETE, for an account without a password. */
    confirmation: z.optional(z.string(closingWords.notConfirmed).max(20, closingWords.notConfirmed)),
  }),
  rateLimits: [{ per: 'account', counts: 'failures', setting: 'failedSignInsPerAccount', seconds: 900 }],
  reply: z.object({
    /** False: closed now, and deleted once the payment provider confirms that the subscription has ended. */
    deleted: z.boolean(),
  }),
  failures: {
    wrong_password: { status: 403, error: closingWords.wrongPassword },
    not_confirmed: { status: 400, error: closingWords.notConfirmed },
  },
})
