import type { AccountId } from '#kit/db/ids.ts'
import { transaction } from '#kit/db/transaction.ts'
import { deleteJobs } from '#kit/jobs/delete-jobs.ts'
import { findLeaving, findOneLeaving, lockLearners } from './closing.store.ts'
import type { ClosingDeps } from './closing-deps.ts'

/**
 * Deletes a closed account and everything in it, once its billing has ended. Every step can be repeated, and the account's
 * row goes last, so another server can finish what one has started.
 *
 * @returns whether the account is gone
 */
export async function deleteClosedAccount(closing: ClosingDeps, accountId: AccountId): Promise<boolean> {
  const { db } = closing
  if (!(await closing.endBilling(accountId))) return false
  const found = await findOneLeaving.first(db, { account: accountId })
  if (!found) return true
  await closing.deleteUnsentMails(found.email)
  return await transaction(db, async client => {
    await closing.lockPets.run(client, { account: accountId })
    const learners = await lockLearners.run(client, { account: accountId })
    // The account's id among the learners', too: a mail job of the previous version names it so.
    await deleteJobs(client, 'accountId', [`${accountId}`])
    await deleteJobs(client, 'learnerId', [accountId, ...learners.map(({ id }) => id)].map(String))
    await deleteJobs(client, 'to', [found.email])
    return (await closing.deleteAccountRow.first(client, { account: accountId })) !== undefined
  })
}

/** Tries every closed account; one that can't be deleted yet doesn't hold up the others. */
export async function deleteClosedAccounts(closing: ClosingDeps): Promise<void> {
  for (const { id } of await findLeaving.run(closing.db, {}))
    await deleteClosedAccount(closing, id).catch(fault => closing.report(fault))
}
