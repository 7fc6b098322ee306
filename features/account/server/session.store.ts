import type { Queryable } from '#kit/db/statement.ts'
import { statement } from '#kit/db/statement.ts'
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
export const insertSession = statement<
  { learner_id: number },
  [learner: string, tokenHash: Buffer, now: Date, browser: string | null, system: string | null, by: string | null]
>(
  'insert-session',
  `with open as (
     select id from learner where id = $1 and leaving_at is null and ($6::text is null or password_hash = $6)
     for no key update
   ),
   visited as (update learner l set seen_at = $3, idle_told_at = null from open where l.id = open.id)
   insert into session (learner_id, token_hash, started_at, seen_at, browser, system)
   select id, $2, $3, $3, $4, $5 from open returning learner_id`,
)

export const deleteSession = statement<never, [string, Buffer]>(
  'delete-session',
  'delete from session where learner_id = $1 and token_hash = $2',
)

/** Nobody is signed in any more. */
export const deleteAllSessions = statement<never, [learner: string]>(
  'delete-all-sessions',
  'delete from session where learner_id = $1',
)

/** Only the one session goes on. */
export const deleteOtherSessions = statement<never, [learner: string, kept: Buffer]>(
  'delete-other-sessions',
  'delete from session where learner_id = $1 and token_hash <> $2',
)

/** Takes away what no longer lets anybody in. */
export const deleteDeadSessions = statement<never, [now: Date]>(
  'delete-dead-sessions',
  `delete from session s where not (${aliveSession('$1::timestamptz')})`,
)

const findAlive = statement<{ seen_at: Date }, [string, Buffer, Date]>(
  'find-session',
  `select s.seen_at from session s
   where s.learner_id = $1 and s.token_hash = $2 and ${aliveSession('$3::timestamptz')}`,
)

/** A visit; the learner's own row is written once a day at most. */
const markSeen = statement<never, [string, Buffer, Date]>(
  'mark-session-seen',
  `with visited as (
     update learner set seen_at = $3, idle_told_at = null
     where id = $1 and (seen_at < $3::timestamptz - interval '1 day' or idle_told_at is not null)
   )
   update session set seen_at = $3 where learner_id = $1 and token_hash = $2 and seen_at < $3`,
)

const seenEvery = 3_600_000

/** The learner behind a credential, if its session is alive; notes once an hour that it was seen. */
export async function findSession(
  db: Queryable,
  { accountId, tokenHash }: Credential,
  now: Date,
): Promise<string | undefined> {
  const [found] = await findAlive.run(db, [accountId, tokenHash, now])
  if (!found) return undefined
  if (now.getTime() - found.seen_at.getTime() > seenEvery) await markSeen.run(db, [accountId, tokenHash, now])
  return accountId
}
