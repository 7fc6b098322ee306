import { account } from '#account/tables.ts'

/** Whose identity it is; the account stays until the transaction ends, so that the new session finds it. */
export const findAccountByIdentity = account.statement(
  'find-account-by-identity',
  `select a.id from account a
   where a.id = (select i.account_id from account_identity i where i.issuer = :issuer and i.subject = :subject) for key share`,
)

/** No row where the identity belongs to an account already, or the account has another one of this issuer. */
export const insertIdentity = account.statement(
  'insert-identity',
  `insert into account_identity (account_id, issuer, subject) values (:account, :issuer, :subject)
   on conflict do nothing returning account_id`,
)
