import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { readThought } from '#pet/contract.ts'

/** What the pet has on its mind. Fetched again after care, and on entering the room when it is older than half a minute. */
export const thoughtQuery = queryOptions({
  queryKey: [readThought.path],
  queryFn: async ({ signal }) => dataOrThrow(await call(readThought, { signal })),
  staleTime: 30_000,
  retry: retryAtMost(1),
})

/** The pet's thought; `undefined` while loading. */
export function useThought() {
  return useQuery(thoughtQuery)
}
