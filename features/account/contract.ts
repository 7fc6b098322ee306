import * as z from 'zod/mini'
import { endpoint } from '#kit/contract/endpoint.ts'
import { emailShape, passwordShape, timeZoneShape, usernameShape } from './rules/credentials.ts'
import { dailyGoalShape } from './rules/daily-goal.ts'
import { leavingWords, words } from './words.ts'

/** How the learning time of whoever is signed in stands; only the server keeps it. */
export const freeSession = z.object({
  /** Whole seconds of free time that are left. */
  remainingFreeTime: z.number(),
  isPaused: z.boolean(),
  hasReachedLimit: z.boolean(),
  isSubscribed: z.boolean(),
  /** Where a grown-up has set a daily limit: whether it is reached. */
  isDoneForToday: z.optional(z.boolean()),
})

/** The signed-in user, as every screen sees it. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  /** Longest run of learning days. */
  longestStreak: z.number(),
  /** The run that is going on. */
  learningStreak: z.number(),
  /** Questions per day. */
  dailyGoal: z.number(),
  timeZone: z.string(),
  /** Who is learning; null until somebody has said so. */
  learns: z.nullable(z.enum(['self', 'child'])),
  /** A grown-up has not switched small sounds off. */
  soundAllowed: z.boolean(),
  session: freeSession,
})

export type User = z.output<typeof user>
export type FreeSession = z.output<typeof freeSession>

const text = z.string(words.fillInAllFields)

export const currentUser = endpoint({
  name: 'current-user',
  summary: 'The signed-in user.',
  method: 'GET',
  path: '/api/auth/me',
  who: 'signed-in',
  reply: user,
  failures: {},
})

export const signIn = endpoint({
  name: 'sign-in',
  summary: 'Signs in with e-mail and password and sets the session cookie.',
  method: 'POST',
  path: '/api/auth/login',
  who: 'anyone',
  body: z.object({
    email: text.check(z.minLength(1, words.fillInAllFields), z.maxLength(320, words.emailUnreadable)),
    password: text.check(z.minLength(1, words.fillInAllFields), z.maxLength(1024, words.wrongCredentials)),
    timeZone: z.optional(timeZoneShape),
  }),
  often: [
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
  who: 'anyone',
  body: z.object({
    email: emailShape,
    username: usernameShape,
    password: passwordShape,
    timeZone: z.optional(timeZoneShape),
  }),
  often: [{ per: 'address', counts: 'calls', setting: 'signUpsPerAddress', seconds: 3600 }],
  reply: user,
  failures: { email_taken: { status: 409, error: words.emailTaken } },
})

export const signOut = endpoint({
  name: 'sign-out',
  summary: 'Ends this session; its cookie is worthless from then on.',
  method: 'POST',
  path: '/api/auth/logout',
  who: 'anyone',
  reply: z.object({ success: z.literal(true) }),
  failures: {},
})

export const changeAccount = endpoint({
  name: 'change-account',
  summary: 'Changes what is named; everything else stays.',
  method: 'PATCH',
  path: '/api/account',
  who: 'signed-in',
  body: z.object({ dailyGoal: z.optional(dailyGoalShape), timeZone: z.optional(timeZoneShape) }),
  reply: user,
  failures: {},
})

/** A file that is the learner's own: nobody else keeps it. */
const ownFile = { cacheControl: 'no-store', contentSecurityPolicy: "default-src 'none'" } as const

export const exportAccount = endpoint({
  name: 'export-account',
  summary: 'Everything that is kept about the learner, as one JSON file.',
  method: 'GET',
  path: '/api/account/export',
  who: 'signed-in',
  often: [{ per: 'account', counts: 'calls', setting: 'exportsPerAccount', seconds: 3600 }],
  reply: z.string(),
  content: { type: 'application/json', ...ownFile },
  failures: {},
})

export const deleteAccount = endpoint({
  name: 'delete-account',
  summary: 'Closes the account at once and deletes everything in it as soon as nobody can be charged any more.',
  method: 'DELETE',
  path: '/api/account',
  who: 'signed-in',
  body: z.object({
    password: z.optional(z.string(leavingWords.wrongPassword).check(z.maxLength(1024, leavingWords.wrongPassword))),
    /** In its place, for an account that has none: the word DELETE. */
    confirmation: z.optional(z.string(leavingWords.notConfirmed).check(z.maxLength(20, leavingWords.notConfirmed))),
  }),
  often: [{ per: 'account', counts: 'failures', setting: 'failedSignInsPerAccount', seconds: 900 }],
  reply: z.object({
    /** False: closed, and deleted once the payment provider has said that the subscription is over. */
    deleted: z.boolean(),
  }),
  failures: {
    wrong_password: { status: 403, error: leavingWords.wrongPassword },
    not_confirmed: { status: 400, error: leavingWords.notConfirmed },
  },
})
