import type { AccountId, LearnerId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { createCredential } from '#kit/http/credential.ts'
import type { BrowserSession } from '#kit/http/route.ts'
import { deviceOf } from '../rules/device.ts'
import { insertSession, sessionLife } from './session.store.ts'

/**
 * Starts a session with a new token and sets its cookie.
 *
 * @param passwordHash the hash that the password was checked against, for a sign-in by password
 * @returns who is learning; undefined if the account was closed or its password changed in the meantime
 */
export async function startSession(
  db: Queryable,
  session: BrowserSession,
  accountId: AccountId,
  now: Date,
  passwordHash: string | null = null,
): Promise<LearnerId | undefined> {
  const { credential, cookie } = createCredential(accountId)
  const { browser, system } = deviceOf(session.userAgent)
  const begun = await insertSession.first(db, {
    account: accountId,
    tokenHash: credential.tokenHash,
    now,
    browser,
    system,
    by: passwordHash,
  })
  if (begun) session.start(cookie, sessionLife.absoluteDays * 86_400)
  return begun?.learner_id
}
