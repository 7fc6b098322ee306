import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { readPet } from '#pet/contract.ts'

export type Pet = ReplyOf<typeof readPet>

/** The learner's pet, or null before there is one. Cached for 30 s, retried once (SPEC §7). */
export const petQuery = queryOptions({
  queryKey: [readPet.path],
  queryFn: async ({ signal }): Promise<Pet | null> => {
    const result = await call(readPet, { signal })
    return result.error !== undefined && result.code === 'creature_not_found' ? null : dataOrThrow(result)
  },
  staleTime: 30_000,
  retry: retryAtMost(1),
})

/** The pet; `undefined` while loading. */
export function usePet() {
  return useQuery(petQuery)
}
