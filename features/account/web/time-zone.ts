import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeAccount } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import type { User } from './current-user.ts'
import { userQuery } from './current-user.ts'

/** The zone that this browser is in, by its IANA name. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Tells the server when the learner has come to another zone, so that their day ends at their own midnight. */
export function useTimeZoneSync(user: User): void {
  const client = useQueryClient()
  const zone = timeZone()
  const moved = user.timeZone !== zone
  useEffect(() => {
    if (!moved) return
    // It is of no concern to the learner whether this gets through: the next visit tries again.
    void call(changeAccount, { body: { timeZone: zone } }).then(({ data }) => {
      if (data) client.setQueryData(userQuery.queryKey, data)
    })
  }, [client, moved, zone])
}
