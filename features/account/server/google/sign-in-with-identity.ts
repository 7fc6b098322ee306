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

/** The browser that returns from the provider. */
export interface RequestingBrowser {
  readonly userAgent: string | undefined
  /** The session that it had before. */
  readonly before: Credential | undefined
}

/** A new session, as its cookie carries it. */
export interface StartedSession {
  readonly cookie: string
  readonly maxAgeSeconds: number
}

/**
 * Signs in the person a provider vouches for, opening an account if they have none, and ends the browser's earlier
 * session. It is one transaction, so two sign-ins at once find the same account, and an account that is being deleted
 * takes the new session with it.
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
    // Empty if the account is closed.
    return entered[0] ?? 'failed'
  })
}

/** Undefined if an account with this address exists but never confirmed it: the account may be another person's. */
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
  // Another sign-in by the same person was faster. Start over, or the account just opened would be left without a sign-in.
  if (opened) throw Object.assign(new Error('Another sign-in claimed this identity first.'), { code: '40001' })
  return known()
}

function idIn(row: { id: number } | undefined): number | undefined {
  return row?.id
}
