import { account } from '#account/tables.ts'
import type { Queryable } from '#kit/db/statement.ts'
import type { Credential } from '#kit/http/credential.ts'

/** A session ends after this long without a visit, and after this long whatever happens. */
export const sessionLife = { idleDays: 30, absoluteDays: 90 } as const

/**
 * What makes a session alive, for statements that check it within their own load: `s` is the session's row and
 * `now` the name of the parameter that holds the time.
 */
export function aliveSession(now: string): string {
  return `s.seen_at > ${now} - interval '${sessionLife.idleDays} days'
    and s.started_at > ${now} - interval '${sessionLife.absoluteDays} days'`
}

/**
 * A session, and a visit; no row where the account is closed, or the password is not the one any more that it was checked
 * by. The learner's row is looked at under a lock, so that of a sign-in and a closing at once the closing wins, and of a
 * sign-in and a new password the password.
 */
export const insertSession = account.statement(
  'insert-session',
  `with open as (
     select id from learner where id = :learner and leaving_at is null and (:by::text is null or password_hash = :by)
     for no key update
   ),
   visited as (update learner l set seen_at = :now, idle_told_at = null from open where l.id = open.id)
   insert into session (learner_id, token_hash, started_at, seen_at, browser, system)
   select id, :tokenHash, :now, :now, :browser, :system from open returning learner_id`,
)

export const deleteSession = account.statement(
  'delete-session',
  'delete from session where learner_id = :learner and token_hash = :tokenHash',
)

/** Nobody is signed in any more. */
export const deleteAllSessions = account.statement(
  'delete-all-sessions',
  'delete from session where learner_id = :learner',
)

/** Only the one session goes on. */
export const deleteOtherSessions = account.statement(
  'delete-other-sessions',
  'delete from session where learner_id = :learner and token_hash <> :kept',
)

/** Takes away what no longer lets anybody in. */
export const deleteDeadSessions = account.statement(
  'delete-dead-sessions',
  `delete from session s where not (${aliveSession(':now::timestamptz')})`,
)

const findAlive = account.statement(
  'find-session',
  `select s.seen_at from session s
   where s.learner_id = :learner and s.token_hash = :tokenHash and ${aliveSession(':now::timestamptz')}`,
)

/** A visit; the learner's own row is written once a day at most. */
const markSeen = account.statement(
  'mark-session-seen',
  `with visited as (
     update learner set seen_at = :now, idle_told_at = null
     where id = :learner and (seen_at < :now::timestamptz - interval '1 day' or idle_told_at is not null)
   )
   update session set seen_at = :now where learner_id = :learner and token_hash = :tokenHash and seen_at < :now`,
)

const seenEvery = 3_600_000

/** The learner behind a credential, if its session is alive; notes once an hour that it was seen. */
export async function findSession(
  db: Queryable,
  { accountId, tokenHash }: Credential,
  now: Date,
): Promise<number | undefined> {
  const [found] = await findAlive.run(db, { learner: accountId, tokenHash, now })
  if (!found) return undefined
  if (now.getTime() - found.seen_at.getTime() > seenEvery)
    await markSeen.run(db, { learner: accountId, tokenHash, now })
  return accountId
}
