import { account } from '#account/tables.ts'

/** What proves that the owner is the one who closes the account. */
export const findProof = account.statement(
  'find-proof-of-owner',
  'select password_hash from account where id = :account and leaving_at is null',
)

/**
 * Closes an account: nobody can sign in with its address any more, which is free for another account. It waits for sign-ins
 * that are under way, and those after it find it closed.
 */
export const markClosed = account.statement(
  'close-account',
  `update account set leaving_at = :now, email_key = 'leaving:' || id, password_hash = null
   where id = :account and leaving_at is null returning id`,
)

/** What lets somebody in, beside their sessions. */
export const deleteIdentities = account.statement(
  'delete-all-identities',
  'delete from account_identity where account_id = :account',
)
export const deleteTokens = account.statement(
  'delete-all-mail-tokens',
  'delete from mail_token where account_id = :account',
)

/** Closed accounts that have not been deleted yet, the oldest first. */
export const findLeaving = account.statement(
  'find-leaving',
  'select id, email from account where leaving_at is not null order by leaving_at limit 1000',
)

export const findOneLeaving = account.statement(
  'find-one-leaving',
  'select email from account where id = :account and leaving_at is not null',
)

/** Locks a closed account and its learners. From here on nothing can be written that names one of them: it waits, and then finds none. */
export const lockLearners = account.statement(
  'lock-leaving-learners',
  `select l.id from account a join learner l on l.account_id = a.id
   where a.id = :account and a.leaving_at is not null order by l.id for update`,
)

/**
 * Deletes a closed account, and by its foreign keys all that it holds; no row where somebody could still be charged.
 *
 * @param mayBeCharged SQL that is true while the account `:account` could be
 */
export function deleteAccountStatement(mayBeCharged: string) {
  return account.statement(
    'delete-account',
    `delete from account where id = :account and leaving_at is not null and not ${mayBeCharged} returning id`,
  )
}
export type DeleteAccount = ReturnType<typeof deleteAccountStatement>
