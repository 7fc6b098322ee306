import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow, isRetryable } from '#kit/ui/request-error.ts'
import { completeBreak } from '#learning/contract.ts'
import { petQuery } from '#pet/web/pet-query.ts'

/** What a break did to the pet: stat → change. */
export type BreakReward = Readonly<Record<string, number>>

/** Tells the server that a break was taken, and what it gave. It is a present: if it does not get through, nobody is bothered. */
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
