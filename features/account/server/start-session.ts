import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { newCredential } from '#kit/http/credential.ts'
import type { Asked } from '#kit/http/route.ts'
import { insertSession, sessionLife } from './session.store.ts'

/**
 * Gives the browser a fresh token; one that it may have held before is worth nothing to this account.
 *
 * @returns false where the account is closed: nobody gets in any more
 */
export async function startSession(
  db: Queryable,
  session: Asked<Endpoint>['session'],
  learnerId: string,
  now: Date,
): Promise<boolean> {
  const { credential, cookie } = newCredential(learnerId)
  if (!(await insertSession.first(db, [learnerId, credential.tokenHash, now]))) return false
  session.start(cookie, sessionLife.absoluteDays * 86_400)
  return true
}
