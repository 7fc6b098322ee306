import { statement } from '#kit/db/statement.ts'

/** What a link in a mail is for. */
export type Purpose = 'reset' | 'verify'

/** Minutes that a link works. */
const life: Readonly<Record<Purpose, number>> = { reset: 30, verify: 24 * 60 }

const alive = (now: string) =>
  `made_at > ${now} - case purpose when 'reset' then interval '${life.reset} minutes' else interval '${life.verify} minutes' end`

/**
 * Notes the hash of a token in the place of an older one, which ends by that, and tells where the mail goes. No row where
 * there is no such learner, or nothing is left to be proven.
 */
export const makeToken = statement<
  { email: string },
  [learner: string, purpose: Purpose, tokenHash: Buffer, now: Date]
>(
  'make-account-token',
  `with reader as (
     select id, email from learner
     where id = $1 and leaving_at is null and ($2::text = 'reset' or email_verified_at is null)
   ),
   made as (
     insert into account_token (learner_id, purpose, token_hash, made_at) select id, $2, $3, $4 from reader
     on conflict (learner_id, purpose) do update set token_hash = excluded.token_hash, made_at = excluded.made_at
     returning learner_id
   )
   select email from reader join made on made.learner_id = reader.id`,
)

/** The words of an account that a token belongs to, where it still works; it is not used up by that. */
export const findByToken = statement<
  { email: string; username: string },
  [learner: string, purpose: Purpose, tokenHash: Buffer, now: Date]
>(
  'find-by-account-token',
  `select l.email, l.username from account_token t join learner l on l.id = t.learner_id
   where t.learner_id = $1 and t.purpose = $2 and t.token_hash = $3 and ${alive('$4::timestamptz')}`,
)

/** Uses a token up; of several at once one gets the row. */
export const takeToken = statement<
  { learner_id: string },
  [learner: string, purpose: Purpose, tokenHash: Buffer, now: Date]
>(
  'take-account-token',
  `delete from account_token where learner_id = $1 and purpose = $2 and token_hash = $3 and ${alive('$4::timestamptz')}
   returning learner_id`,
)

/** Uses a token up and notes that mails to the address reach the learner. */
export const proveEmail = statement<{ id: string }, [learner: string, tokenHash: Buffer, now: Date]>(
  'prove-email',
  `with taken as (
     delete from account_token
     where learner_id = $1 and purpose = 'verify' and token_hash = $2 and ${alive('$3::timestamptz')}
     returning learner_id
   )
   update learner l set email_verified_at = $3 from taken where l.id = taken.learner_id returning l.id`,
)

/** A link for a new password is worth nothing once there is one. */
export const deleteResetToken = statement<never, [learner: string]>(
  'delete-reset-token',
  `delete from account_token where learner_id = $1 and purpose = 'reset'`,
)

/** Takes away what no longer works. */
export const deleteDeadTokens = statement<never, [now: Date]>(
  'delete-dead-account-tokens',
  `delete from account_token where not (${alive('$1::timestamptz')})`,
)
