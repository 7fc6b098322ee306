import { account } from '#account/tables.ts'

/** What a new password is measured by. */
export const findPassword = account.statement(
  'find-password',
  `select a.email, a.password_hash, array(select l.username from learner l where l.account_id = a.id) as usernames
   from account a where a.id = :account`,
)

/** A password by a link: whoever followed it has proven the address as well. No row where the account is closed. */
export const setPassword = account.statement(
  'set-password',
  `update account set password_hash = :passwordHash, email_verified_at = coalesce(email_verified_at, :now)
   where id = :account and leaving_at is null returning id`,
)

/** A password in the place of the one that was checked; no row where another has taken that place meanwhile. */
export const replacePassword = account.statement(
  'replace-password',
  'update account set password_hash = :after where id = :account and password_hash = :before and leaving_at is null returning id',
)

/** Where a mail goes that carries no link. */
export const findAddress = account.statement(
  'find-address',
  'select email from account where id = :account and leaving_at is null',
)
