import { account } from '#account/tables.ts'

/**
 * Creates an account and its first learner. No row if the address is taken. Both get the same id, because servers of the
 * previous version use a single id for the two. Nothing else may rely on that.
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

/** The account with this address. No row if the address was never verified. The account can't be deleted until the transaction ends. */
export const findAccountByProvenEmail = account.statement(
  'find-account-by-proven-email',
  'select id from account where email_key = :emailKey and email_verified_at is not null for key share',
)
