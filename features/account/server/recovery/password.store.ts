import { account } from '#account/tables.ts'

/** The current hash, and the texts that a new password must not repeat. */
export const findPassword = account.statement(
  'find-password',
  `select a.email, a.password_hash, array(select l.username from learner l where l.account_id = a.id) as usernames
   from account a where a.id = :account`,
)

/** Sets a password through an e-mailed link, which also verifies the address. No row if the account is closed. */
export const setPassword = account.statement(
  'set-password',
  `update account set password_hash = :passwordHash, email_verified_at = coalesce(email_verified_at, :now)
   where id = :account and leaving_at is null returning id`,
)

/** Replaces the password that was checked. No row if it was changed in the meantime or the account is closed. */
export const replacePassword = account.statement(
  'replace-password',
  'update account set password_hash = :after where id = :account and password_hash = :before and leaving_at is null returning id',
)

/** The address for a mail without a link. No row if the account is closed. */
export const findAddress = account.statement(
  'find-address',
  'select email from account where id = :account and leaving_at is null',
)
