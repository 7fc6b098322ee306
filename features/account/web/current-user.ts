import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentUser } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'

export type User = ReplyOf<typeof currentUser>

/** The signed-in user, or null. Cached for five minutes, not retried. */
export const userQuery = queryOptions({
  queryKey: [currentUser.path],
  queryFn: async ({ signal }): Promise<User | null> => {
    const result = await call(currentUser, { signal })
    return result.error !== undefined && result.status === 401 ? null : dataOrThrow(result)
  },
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The signed-in user; `undefined` while unknown, null when signed out. */
export function useUser() {
  return useQuery(userQuery)
}
