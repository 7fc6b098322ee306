import type { AccountId } from '#kit/db/ids.ts'
import type { Statement } from '#kit/db/statement.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { DeleteAccount } from './closing.store.ts'

/** Dependencies of closing and deleting accounts. */
export interface ClosingDeps extends HandlerDeps {
  /** Ends the subscription; false while something could still be charged. */
  readonly endBilling: (accountId: AccountId) => Promise<boolean>
  /** Locks the pets of an account, which saves lock first, so that a deletion never waits for a save that waits for it. */
  readonly lockPets: Statement<unknown, { account: AccountId }>
  /** Deletes a closed account that can't be charged any more. */
  readonly deleteAccountRow: DeleteAccount
  /** Deletes mails to an address that were never sent. */
  readonly deleteUnsentMails: (email: string) => Promise<void>
  /** Logs failures of work that no request waits for. */
  readonly report: (fault: unknown) => void
}
