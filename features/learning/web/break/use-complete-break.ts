import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow, isRetryable } from '#kit/ui/request-error.ts'
import { completeBreak } from '#learning/contract.ts'
import { petQuery } from '#pet/web/pet-query.ts'

/** How a break changed the pet: stat → change. */
export type BreakReward = Readonly<Record<string, number>>

/** Reports a completed break to the server and passes on its reward. Failures stay silent, as the reward is only a bonus. */
export function useCompleteBreak(onReward: (reward: BreakReward) => void) {
  const client = useQueryClient()
  const once = async (breakId: string, bubbles: number) =>
    dataOrThrow(await call(completeBreak, { params: { breakId }, body: { bubbles } }))
  return (breakId: string, bubbles: number): void => {
    once(breakId, bubbles)
      .catch(fault => (isRetryable(fault) ? once(breakId, bubbles) : Promise.reject(fault)))
      .then(({ reward, creature: pet }) => {
        client.setQueryData(petQuery.queryKey, pet)
        if (Object.keys(reward).length > 0) onReward(reward)
      })
      .catch(() => undefined)
  }
}
