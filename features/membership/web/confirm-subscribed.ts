import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { userQuery } from '#account/web/current-user.ts'
import { call } from '#kit/contract/call.ts'
import { confirmSubscription } from '#membership/contract.ts'
import { freeTime } from './free-time-store.ts'

/** Milliseconds before each retry; banks take a while. */
const waits = [1000, 2000, 4000]

/** The result; `waiting` means the payment has neither succeeded nor failed yet. */
export type Asked = 'subscribed' | 'waiting' | 'not'

/**
 * Asks the server whether the user is subscribed now, and updates the cached user.
 *
 * @returns a function that asks once, or if `patient` retries over some seconds
 */
export function useConfirmSubscribed() {
  const client = useQueryClient()
  return useCallback(
    async (patient: boolean): Promise<Asked> => {
      for (let tries = 0; ; tries++) {
        const { data } = await call(confirmSubscription, {})
        if (data) {
          client.setQueryData(userQuery.queryKey, user =>
            user ? { ...user, session: { ...user.session, isSubscribed: data.isSubscribed } } : user,
          )
        }
        if (data?.isSubscribed) {
          freeTime.markSubscribed()
          return 'subscribed'
        }
        // Only an incomplete payment can still succeed.
        if (data && data.status !== 'incomplete') return 'not'
        const wait = patient ? waits[tries] : undefined
        if (wait === undefined) return 'waiting'
        await new Promise(resolve => setTimeout(resolve, wait))
      }
    },
    [client],
  )
}
