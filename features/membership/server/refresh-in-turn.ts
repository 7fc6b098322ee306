import type { AccountId } from '#kit/db/ids.ts'
import type { Billing } from './billing.ts'
import { type RefreshedSubscription, refreshSubscription } from './refresh-subscription.ts'

/** Refreshes one account's subscription; see {@link refreshInTurn}. */
export type RefreshInTurn = (accountId: AccountId, customer: string) => Promise<RefreshedSubscription>

interface Turn {
  running: Promise<RefreshedSubscription>
  next: Promise<RefreshedSubscription> | undefined
}

/**
 * Runs one refresh at a time for each account and queues at most one more, which all later requests share because it starts
 * after them. Payment providers send half a dozen events at once, so this saves calls to them; correctness doesn't depend on
 * it.
 */
export function refreshInTurn(billing: Billing): RefreshInTurn {
  const turns = new Map<number, Turn>()
  const begin: RefreshInTurn = (accountId, customer) => {
    const turn: Turn = { running: refreshSubscription(billing, accountId, customer), next: undefined }
    turns.set(accountId, turn)
    const over = () => void (turn.next ?? turns.delete(accountId))
    turn.running.then(over, over)
    return turn.running
  }
  return (accountId, customer) => {
    const turn = turns.get(accountId)
    if (!turn) return begin(accountId, customer)
    const after = () => begin(accountId, customer)
    turn.next ??= turn.running.then(after, after)
    return turn.next
  }
}
