import { transaction } from '#kit/db/transaction.ts'
import { deleteJobs } from '#kit/jobs/delete-jobs.ts'
import { findLeaving, findOneLeaving, lockLearner } from './closing.store.ts'
import type { ClosingDeps } from './closing-deps.ts'

/**
 * Takes away all that a closed account holds, once its billing has ended; each step does no harm when it is done again.
 * The learner's own row goes last: while it stands, whoever comes by goes on from wherever it stopped.
 *
 * @returns whether it is gone
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

/** Goes on with every closed account; one that can not be finished yet holds up no other. */
export async function deleteClosedAccounts(closing: ClosingDeps): Promise<void> {
  for (const { id } of await findLeaving.run(closing.db, {}))
    await deleteClosedAccount(closing, id).catch(fault => closing.report(fault))
}
