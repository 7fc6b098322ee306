import type { Billing } from './billing.ts'
import { type RefreshedSubscription, refreshSubscription } from './refresh-subscription.ts'

/** Looks at the payment house for one learner; see {@link refreshInTurn}. */
export type RefreshInTurn = (learnerId: number, customer: string) => Promise<RefreshedSubscription>

interface Turn {
  running: Promise<RefreshedSubscription>
  next: Promise<RefreshedSubscription> | undefined
}

/**
 * One look at a time for each learner, and one that waits: whoever asks meanwhile shares the one that waits, since that
 * begins after all of them have asked. Payment houses send half a dozen messages at once; this spares them the questions,
 * and is not what makes the answer right.
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
