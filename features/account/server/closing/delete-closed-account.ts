import { transaction } from '#kit/db/transaction.ts'
import { deleteJobs } from '#kit/jobs/delete-jobs.ts'
import { findLeaving, findOneLeaving, lockLearner } from './closing.store.ts'
import type { ClosingDeps } from './closing-deps.ts'

/**
 * Deletes a closed account and everything in it, once its billing has ended. Every step can be repeated, and the learner's
 * row goes last, so another server can finish what one has started.
 *
 * @returns whether the account is gone
 */
export async function deleteClosedAccount(closing: ClosingDeps, learnerId: number): Promise<boolean> {
  const { db } = closing
  if (!(await closing.endBilling(learnerId))) return false
  const found = await findOneLeaving.first(db, { learner: learnerId })
  if (!found) return true
  await closing.deleteUnsentMails(found.email)
  return await transaction(db, async client => {
    await closing.lockPet.run(client, { learner: learnerId })
    await lockLearner.run(client, { learner: learnerId })
    await deleteJobs(client, 'learnerId', [`${learnerId}`])
    await deleteJobs(client, 'to', [found.email])
    return (await closing.deleteLearner.first(client, { learner: learnerId })) !== undefined
  })
}

/** Tries every closed account; one that can't be deleted yet doesn't hold up the others. */
export async function deleteClosedAccounts(closing: ClosingDeps): Promise<void> {
  for (const { id } of await findLeaving.run(closing.db, {}))
    await deleteClosedAccount(closing, id).catch(fault => closing.report(fault))
}
