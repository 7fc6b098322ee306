import { account } from '#account/tables.ts'
import type { Queryable } from '#kit/db/statement.ts'
import type { Credential } from '#kit/http/credential.ts'
import type { SignedIn } from '#kit/http/route.ts'

/** A session ends after `idleDays` without a visit, and after `absoluteDays` in any case. */
export const sessionLife = { idleDays: 30, absoluteDays: 90 } as const

/**
 * SQL that is true while the session `s` is alive, for statements that check it while loading their own rows.
 *
 * @param now SQL of the time
 */
export function aliveSession(now: string): string {
  return `s.seen_at > ${now} - interval '${sessionLife.idleDays} days'
    and s.started_at > ${now} - interval '${sessionLife.absoluteDays} days'`
}

/**
 * Creates a session for the account's first learner and records a visit. No row if the account is closed, or its password
 * has changed since it was checked. The account's row is locked first, so a simultaneous closing or password change wins.
 */
export const insertSession = account.statement(
  'insert-session',
  `with open as (
     select id from account where id = :account and leaving_at is null and (:by::text is null or password_hash = :by)
     for no key update
   ), visited as (
     update account a set seen_at = :now, idle_told_at = null from open where a.id = open.id
   )
   insert into session (account_id, learner_id, token_hash, started_at, seen_at, browser, system)
   select open.id, learns.id, :tokenHash, :now, :now, :browser, :system
   from open cross join lateral (select l.id from learner l where l.account_id = open.id order by l.id limit 1) learns
   returning learner_id`,
)

export const deleteSession = account.statement(
  'delete-session',
  'delete from session where account_id = :account and token_hash = :tokenHash',
)

/** Signs the account out everywhere. */
export const deleteAllSessions = account.statement(
  'delete-all-sessions',
  'delete from session where account_id = :account',
)

/** Signs the account out everywhere except in the session `:kept`. */
export const deleteOtherSessions = account.statement(
  'delete-other-sessions',
  'delete from session where account_id = :account and token_hash <> :kept',
)

/** Deletes expired sessions. */
export const deleteDeadSessions = account.statement(
  'delete-dead-sessions',
  `delete from session s where not (${aliveSession(':now::timestamptz')})`,
)

const findAlive = account.statement(
  'find-session',
  `select s.learner_id, s.seen_at from session s
   where s.account_id = :account and s.token_hash = :tokenHash and ${aliveSession(':now::timestamptz')}`,
)

/** Records a visit. The account's row is written at most once a day. */
const markSeen = account.statement(
  'mark-session-seen',
  `with visited as (
     update account set seen_at = :now, idle_told_at = null
     where id = :account and (seen_at < :now::timestamptz - interval '1 day' or idle_told_at is not null)
   )
   update session set seen_at = :now where account_id = :account and token_hash = :tokenHash and seen_at < :now`,
)

const seenEvery = 3_600_000

/** The account and learner of a credential's session, if the session is alive. Records the visit at most once an hour. */
export async function findSession(
  db: Queryable,
  { accountId, tokenHash }: Credential,
  now: Date,
): Promise<SignedIn | undefined> {
  const found = await findAlive.first(db, { account: accountId, tokenHash, now })
  if (!found) return undefined
  if (now.getTime() - found.seen_at.getTime() > seenEvery)
    await markSeen.run(db, { account: accountId, tokenHash, now })
  return { accountId, learnerId: found.learner_id }
}
