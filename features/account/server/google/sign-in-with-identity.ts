import type { Queryable } from '#kit/db/statement.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { Credential } from '#kit/http/credential.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Person } from '#outside/identity/identity.ts'
import { emailKey, emailShape } from '../../rules/credentials.ts'
import { defaultUsername } from '../../rules/default-username.ts'
import type { ChangeTimeZone } from '../change-time-zone.ts'
import { deleteSession } from '../session.store.ts'
import { startSession } from '../start-session.ts'
import {
  findLearnerByIdentity,
  findLearnerByProvenEmail,
  insertIdentity,
  insertProvenLearner,
} from './identity.store.ts'

/** The browser that somebody comes back with. */
export interface RequestingBrowser {
  readonly userAgent: string | undefined
  /** The session that it has had so far. */
  readonly before: Credential | undefined
}

/** A session that has begun, as its cookie carries it. */
export interface StartedSession {
  readonly cookie: string
  readonly maxAgeSeconds: number
}

/**
 * Lets in whom a provider vouches for: the learner they are, or a new one. The session that the browser brought along ends.
 * All in one transaction, so that of two at once both find the same learner, and a learner who is being deleted is either
 * gone before or takes the session along.
 */
export async function signInWithIdentity(
  { db, clock, changeTimeZone }: HandlerDeps & { readonly changeTimeZone: ChangeTimeZone },
  person: Person,
  timeZone: string | undefined,
  { before, userAgent }: RequestingBrowser,
): Promise<StartedSession | 'unverified' | 'taken' | 'failed'> {
  const email = emailShape.safeParse(person.email)
  if (!email.success || person.emailVerified !== true) return 'unverified'
  const now = clock()
  return transaction(db, async client => {
    const learnerId = await learnerOf(client, person, email.data, timeZone ?? 'UTC', now)
    if (learnerId === undefined) return 'taken'
    if (timeZone !== undefined) await changeTimeZone(client, learnerId, timeZone, now)
    if (before) await deleteSession.run(client, { learner: before.accountId, tokenHash: before.tokenHash })
    const entered: StartedSession[] = []
    const start = (cookie: string, maxAgeSeconds: number) => void entered.push({ cookie, maxAgeSeconds })
    await startSession(client, { start, end: () => undefined, userAgent }, learnerId, now)
    // None where the account is closed.
    return entered[0] ?? 'failed'
  })
}

/** Undefined where the address is somebody's who never proved that it is theirs: it may be another person's account. */
async function learnerOf(
  client: Queryable,
  { issuer, subject, givenName }: Person,
  email: string,
  timeZone: string,
  now: Date,
): Promise<number | undefined> {
  const known = async () => idIn(await findLearnerByIdentity.first(client, { issuer, subject }))
  const before = await known()
  if (before !== undefined) return before
  const name = defaultUsername(givenName, email)
  const opened = await insertProvenLearner.first(client, {
    email,
    emailKey: emailKey(email),
    username: name,
    timeZone,
    now,
  })
  const owner = idIn(opened ?? (await findLearnerByProvenEmail.first(client, { emailKey: emailKey(email) })))
  if (owner === undefined) return undefined
  if (await insertIdentity.first(client, { learner: owner, issuer, subject })) return owner
  // Another sign-in of the same person was a moment faster. One that opened an account here would leave it without a way in.
  if (opened) throw Object.assign(new Error('The identity has just become somebody else.'), { code: '40001' })
  return known()
}

function idIn(row: { id: number } | undefined): number | undefined {
  return row?.id
}
