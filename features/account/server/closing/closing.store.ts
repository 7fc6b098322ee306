import { account } from '#account/tables.ts'

/** The password hash that confirms the owner before the account is closed. */
export const findProof = account.statement(
  'find-proof-of-owner',
  'select password_hash from account where id = :account and leaving_at is null',
)

/**
 * Closes an account. Its address can no longer be used to sign in and is free for another account. Waits for sign-ins in
 * progress; later ones find the account closed.
 */
export const markClosed = account.statement(
  'close-account',
  `update account set leaving_at = :now, email_key = 'leaving:' || id, password_hash = null
   where id = :account and leaving_at is null returning id`,
)

/** Deletes the identities that could sign in to the account. */
export const deleteIdentities = account.statement(
  'delete-all-identities',
  'delete from account_identity where account_id = :account',
)
export const deleteTokens = account.statement(
  'delete-all-mail-tokens',
  'delete from mail_token where account_id = :account',
)

/** Closed accounts that haven't been deleted yet, the earliest closed first. */
export const findLeaving = account.statement(
  'find-leaving',
  'select id, email from account where leaving_at is not null order by leaving_at limit 1000',
)

export const findOneLeaving = account.statement(
  'find-one-leaving',
  'select email from account where id = :account and leaving_at is not null',
)

/** Locks a closed account and its learners. Writes that refer to them wait until the account is deleted, and then find nothing. */
export const lockLearners = account.statement(
  'lock-leaving-learners',
  `select l.id from account a join learner l on l.account_id = a.id
   where a.id = :account and a.leaving_at is not null order by l.id for update`,
)

/**
 * Deletes a closed account; foreign keys delete everything that belongs to it. No row if the account could still be charged.
 *
 * @param mayBeCharged SQL that is true while the account `:account` could still be charged
 */
export function deleteAccountStatement(mayBeCharged: string) {
  return account.statement(
    'delete-account',
    `delete from account where id = :account and leaving_at is not null and not ${mayBeCharged} returning id`,
  )
}
export type DeleteAccount = ReturnType<typeof deleteAccountStatement>
