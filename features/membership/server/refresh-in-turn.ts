import type { Billing } from './billing.ts'
import { type RefreshedSubscription, refreshSubscription } from './refresh-subscription.ts'

/** Refreshes one account's subscription; see {@link refreshInTurn}. */
export type RefreshInTurn = (learnerId: number, customer: string) => Promise<RefreshedSubscription>

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
  const begin: RefreshInTurn = (learnerId, customer) => {
    const turn: Turn = { running: refreshSubscription(billing, learnerId, customer), next: undefined }
    turns.set(learnerId, turn)
    const over = () => void (turn.next ?? turns.delete(learnerId))
    turn.running.then(over, over)
    return turn.running
  }
  return (learnerId, customer) => {
    const turn = turns.get(learnerId)
    if (!turn) return begin(learnerId, customer)
    const after = () => begin(learnerId, customer)
    turn.next ??= turn.running.then(after, after)
    return turn.next
  }
}
