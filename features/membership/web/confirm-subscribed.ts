import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { userQuery } from '#account/web/current-user.ts'
import { call } from '#kit/contract/call.ts'
import { confirmSubscription } from '#membership/contract.ts'
import { freeTime } from './free-time-store.ts'

/** Milliseconds before each further question: banks take their time. */
const waits = [1000, 2000, 4000]

/** What came of asking: `waiting` is a payment that neither went through nor ended. */
export type Asked = 'subscribed' | 'waiting' | 'not'

/**
 * Asks the server whether the learner is subscribed by now; the page takes over what it says, whatever that is.
 *
 * @returns a function that asks once, or with patience, some times over some seconds
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
        // What has ended, or was never begun, is not on its way.
        if (data && data.status !== 'incomplete') return 'not'
        const wait = patient ? waits[tries] : undefined
        if (wait === undefined) return 'waiting'
        await new Promise(resolve => setTimeout(resolve, wait))
      }
    },
    [client],
  )
}
