import { account } from '#account/tables.ts'

/** What a link in a mail is for. */
export type Purpose = 'reset' | 'verify'

/** Minutes that a link works. */
const life: Readonly<Record<Purpose, number>> = { reset: 30, verify: 24 * 60 }

const alive = (now: string) =>
  `made_at > ${now} - case purpose when 'reset' then interval '${life.reset} minutes' else interval '${life.verify} minutes' end`

/**
 * Stores the hash of a new token, which invalidates an older one, and returns the address for the mail. No row if there is
 * no such open account, or the address to be verified already is.
 */
export const makeToken = account.statement(
  'make-mail-token',
  `with reader as (
     select id, email from account
     where id = :account and leaving_at is null and (:purpose::text = 'reset' or email_verified_at is null)
   ),
   made as (
     insert into mail_token (account_id, purpose, token_hash, made_at) select id, :purpose, :tokenHash, :now from reader
     on conflict (account_id, purpose) do update set token_hash = excluded.token_hash, made_at = excluded.made_at
     returning account_id
   )
   select email from reader join made on made.account_id = reader.id`,
)

/** The texts of an account that a new password must not repeat. No row if the token has expired. Doesn't use the token up. */
export const findByToken = account.statement(
  'find-by-mail-token',
  `select a.email, array(select l.username from learner l where l.account_id = a.id) as usernames
   from mail_token t join account a on a.id = t.account_id
   where t.account_id = :account and t.purpose = :purpose and t.token_hash = :tokenHash and ${alive(':now::timestamptz')}`,
)

/** Uses a token up. Only one of several simultaneous calls gets the row; none does if the token has expired. */
export const takeToken = account.statement(
  'take-mail-token',
  `delete from mail_token where account_id = :account and purpose = :purpose and token_hash = :tokenHash and ${alive(':now::timestamptz')}
   returning account_id`,
)

/** Uses a token up and marks the account's address as verified. No row if the token has expired. */
export const proveEmail = account.statement(
  'prove-email',
  `with taken as (
     delete from mail_token
     where account_id = :account and purpose = 'verify' and token_hash = :tokenHash and ${alive(':now::timestamptz')}
     returning account_id
   )
   update account a set email_verified_at = :now from taken where a.id = taken.account_id returning a.id`,
)

/** Invalidates the link for a new password once a password was set. */
export const deleteResetToken = account.statement(
  'delete-reset-token',
  `delete from mail_token where account_id = :account and purpose = 'reset'`,
)

/** Deletes expired tokens. */
export const deleteDeadTokens = account.statement(
  'delete-dead-mail-tokens',
  `delete from mail_token where not (${alive(':now::timestamptz')})`,
)
