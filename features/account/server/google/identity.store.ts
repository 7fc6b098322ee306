import { account } from '#account/tables.ts'

/** The account that an identity belongs to. It can't be deleted until the transaction ends, so the new session can refer to it. */
export const findAccountByIdentity = account.statement(
  'find-account-by-identity',
  `select a.id from account a
   where a.id = (select i.account_id from account_identity i where i.issuer = :issuer and i.subject = :subject) for key share`,
)

/** No row if the identity already belongs to an account, or the account has another identity from the same issuer. */
export const insertIdentity = account.statement(
  'insert-identity',
  `insert into account_identity (account_id, issuer, subject) values (:account, :issuer, :subject)
   on conflict do nothing returning account_id`,
)
