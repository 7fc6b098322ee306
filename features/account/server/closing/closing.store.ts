import { account } from '#account/tables.ts'

/** What proves that it is the learner who goes. */
export const findProof = account.statement(
  'find-proof-of-learner',
  'select password_hash from learner where id = :learner and leaving_at is null',
)

/**
 * Closes an account: its address leads nobody to it any more, and may be used for another one. It waits for sign-ins that
 * are under way, and those after it find it closed.
 */
export const closeLearner = account.statement(
  'close-learner',
  `update learner set leaving_at = :now, email_key = 'leaving:' || id, password_hash = null
   where id = :learner and leaving_at is null returning id`,
)

/** What lets somebody in, beside their sessions. */
export const deleteIdentities = account.statement(
  'delete-all-identities',
  'delete from identity where learner_id = :learner',
)
export const deleteTokens = account.statement(
  'delete-all-account-tokens',
  'delete from account_token where learner_id = :learner',
)

/** Closed accounts that are not gone yet, the oldest first. */
export const findLeaving = account.statement(
  'find-leaving',
  'select id, email from learner where leaving_at is not null order by leaving_at limit 1000',
)

export const findOneLeaving = account.statement(
  'find-one-leaving',
  'select email from learner where id = :learner and leaving_at is not null',
)

/** From here on nothing can be written that names the learner: it waits, and then finds nobody. */
export const lockLearner = account.statement(
  'lock-leaving-learner',
  'select 1 from learner where id = :learner and leaving_at is not null for update',
)

/**
 * Deletes a closed account, and by its foreign keys all that it holds; no row where somebody could still be charged.
 *
 * @param mayBeCharged SQL that is true while the learner `:learner` could be
 */
export function deleteLearnerStatement(mayBeCharged: string) {
  return account.statement(
    'delete-learner',
    `delete from learner where id = :learner and leaving_at is not null and not ${mayBeCharged} returning id`,
  )
}
export type DeleteLearner = ReturnType<typeof deleteLearnerStatement>
