import type { Queryable } from '#kit/db/statement.ts'
import { createCredential } from '#kit/http/credential.ts'
import type { BrowserSession } from '#kit/http/route.ts'
import { deviceOf } from '../rules/device.ts'
import { insertSession, sessionLife } from './session.store.ts'

/**
 * Gives the browser a fresh token; one that it may have held before is worth nothing to this account.
 *
 * @param passwordHash what the password was checked by, where it was one that let the learner in
 * @returns false where the account is closed or the password another one since: nobody gets in
 */
export async function startSession(
  db: Queryable,
  session: BrowserSession,
  learnerId: number,
  now: Date,
  passwordHash: string | null = null,
): Promise<boolean> {
  const { credential, cookie } = createCredential(learnerId)
  const { browser, system } = deviceOf(session.userAgent)
  const begun = await insertSession.first(db, {
    learner: learnerId,
    tokenHash: credential.tokenHash,
    now,
    browser,
    system,
    by: passwordHash,
  })
  if (begun) session.start(cookie, sessionLife.absoluteDays * 86_400)
  return begun !== undefined
}
