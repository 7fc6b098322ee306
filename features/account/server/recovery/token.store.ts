import { account } from '#account/tables.ts'

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
export const makeToken = account.statement(
  'make-account-token',
  `with reader as (
     select id, email from learner
     where id = :learner and leaving_at is null and (:purpose::text = 'reset' or email_verified_at is null)
   ),
   made as (
     insert into account_token (learner_id, purpose, token_hash, made_at) select id, :purpose, :tokenHash, :now from reader
     on conflict (learner_id, purpose) do update set token_hash = excluded.token_hash, made_at = excluded.made_at
     returning learner_id
   )
   select email from reader join made on made.learner_id = reader.id`,
)

/** The words of an account that a token belongs to, where it still works; it is not used up by that. */
export const findByToken = account.statement(
  'find-by-account-token',
  `select l.email, l.username from account_token t join learner l on l.id = t.learner_id
   where t.learner_id = :learner and t.purpose = :purpose and t.token_hash = :tokenHash and ${alive(':now::timestamptz')}`,
)

/** Uses a token up; of several at once one gets the row. */
export const takeToken = account.statement(
  'take-account-token',
  `delete from account_token where learner_id = :learner and purpose = :purpose and token_hash = :tokenHash and ${alive(':now::timestamptz')}
   returning learner_id`,
)

/** Uses a token up and notes that mails to the address reach the learner. */
export const proveEmail = account.statement(
  'prove-email',
  `with taken as (
     delete from account_token
     where learner_id = :learner and purpose = 'verify' and token_hash = :tokenHash and ${alive(':now::timestamptz')}
     returning learner_id
   )
   update learner l set email_verified_at = :now from taken where l.id = taken.learner_id returning l.id`,
)

/** A link for a new password is worth nothing once there is one. */
export const deleteResetToken = account.statement(
  'delete-reset-token',
  `delete from account_token where learner_id = :learner and purpose = 'reset'`,
)

/** Takes away what no longer works. */
export const deleteDeadTokens = account.statement(
  'delete-dead-account-tokens',
  `delete from account_token where not (${alive(':now::timestamptz')})`,
)
