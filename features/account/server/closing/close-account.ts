import type { AccountId } from '#kit/db/ids.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { deleteAllSessions } from '../session.store.ts'
import { deleteIdentities, deleteTokens, markClosed } from './closing.store.ts'

/**
 * Closes an account for good: it is signed out everywhere and nobody can sign in to it. Its data is deleted later.
 *
 * @returns false if it was closed already
 */
export function closeAccount({ db, clock }: HandlerDeps, accountId: AccountId): Promise<boolean> {
  return transaction(db, async client => {
    const closed = await markClosed.first(client, { account: accountId, now: clock() })
    if (!closed) return false
    // Only after closing: a sign-in that came first has committed by now, so its session is found.
    for (const each of [deleteAllSessions, deleteIdentities, deleteTokens])
      await each.run(client, { account: accountId })
    return true
  })
}
