import type { AccountId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { Credential } from '#kit/http/credential.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Person } from '#outside/identity/identity.ts'
import { emailKey, emailShape } from '../../rules/credentials.ts'
import { defaultUsername } from '../../rules/default-username.ts'
import { findAccountByProvenEmail, insertAccount } from '../account.store.ts'
import type { ChangeTimeZone } from '../change-time-zone.ts'
import { deleteSession } from '../session.store.ts'
import { startSession } from '../start-session.ts'
import { findAccountByIdentity, insertIdentity } from './identity.store.ts'

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
    const accountId = await accountOf(client, person, email.data, timeZone ?? 'UTC', now)
    if (accountId === undefined) return 'taken'
    if (before) await deleteSession.run(client, { account: before.accountId, tokenHash: before.tokenHash })
    const entered: StartedSession[] = []
    const start = (cookie: string, maxAgeSeconds: number) => void entered.push({ cookie, maxAgeSeconds })
    const learnerId = await startSession(client, { start, end: () => undefined, userAgent }, accountId, now)
    if (learnerId !== undefined && timeZone !== undefined) await changeTimeZone(client, learnerId, timeZone, now)
    // Empty if the account is closed.
    return entered[0] ?? 'failed'
  })
}

/** Undefined if an account with this address exists but never confirmed it: the account may be another person's. */
async function accountOf(
  client: Queryable,
  { issuer, subject, givenName }: Person,
  email: string,
  timeZone: string,
  now: Date,
): Promise<AccountId | undefined> {
  const known = async () => (await findAccountByIdentity.first(client, { issuer, subject }))?.id
  const before = await known()
  if (before !== undefined) return before
  const name = defaultUsername(givenName, email)
  const opened = await insertAccount.first(client, {
    email,
    emailKey: emailKey(email),
    passwordHash: null,
    emailVerifiedAt: now,
    username: name,
    timeZone,
  })
  const owner = opened?.account_id ?? (await findAccountByProvenEmail.first(client, { emailKey: emailKey(email) }))?.id
  if (owner === undefined) return undefined
  if (await insertIdentity.first(client, { account: owner, issuer, subject })) return owner
  // Another sign-in by the same person was faster. Start over, or the account just opened would be left without a sign-in.
  if (opened) throw Object.assign(new Error('Another sign-in claimed this identity first.'), { code: '40001' })
  return known()
}
