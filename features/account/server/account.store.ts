import { account } from '#account/tables.ts'

/**
 * Opens an account with its first learner; no row where the address is taken. Both get the same id, because servers of the
 * previous version know only one for the two. Nothing else may rely on that.
 */
export const insertAccount = account.statement(
  'insert-account',
  `with opened as (
     insert into account (email, email_key, password_hash, email_verified_at)
     values (:email, :emailKey, :passwordHash, :emailVerifiedAt)
     on conflict (email_key) do nothing returning id
   )
   insert into learner (id, account_id, username, time_zone) select id, id, :username, :timeZone from opened
   returning account_id, id`,
)

export const findAccountByEmail = account.statement(
  'find-account-by-email',
  'select id, password_hash from account where email_key = :emailKey',
)

/** The account whose address this is known to be; none where nobody ever proved it. It stays until the transaction ends. */
export const findAccountByProvenEmail = account.statement(
  'find-account-by-proven-email',
  'select id from account where email_key = :emailKey and email_verified_at is not null for key share',
)
