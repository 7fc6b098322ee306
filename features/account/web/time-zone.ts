import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeAccount } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import type { User } from './current-user.ts'
import { userQuery } from './current-user.ts'

/** The browser's time zone, as an IANA name. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Saves the browser's time zone when it differs, so the learner's day ends at their own midnight. */
export function useTimeZoneSync(user: User): void {
  const client = useQueryClient()
  const zone = timeZone()
  const moved = user.timeZone !== zone
  useEffect(() => {
    if (!moved) return
    // A failure is not shown; the next visit tries again.
    void call(changeAccount, { body: { timeZone: zone } }).then(({ data }) => {
      if (data) client.setQueryData(userQuery.queryKey, data)
    })
  }, [client, moved, zone])
}
