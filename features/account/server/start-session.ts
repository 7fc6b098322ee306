import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { newCredential } from '#kit/http/credential.ts'
import type { Asked } from '#kit/http/route.ts'
import { insertSession, sessionLife } from './session.store.ts'

/** Gives the browser a fresh token; one that it may have held before is worth nothing to this account. */
export async function startSession(
  db: Queryable,
  session: Asked<Endpoint>['session'],
  learnerId: string,
  now: Date,
): Promise<void> {
  const { credential, cookie } = newCredential(learnerId)
  await insertSession.run(db, [learnerId, credential.tokenHash, now])
  session.start(cookie, sessionLife.absoluteDays * 86_400)
}
