import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { listTopics } from '#topics/contract.ts'

export type Topic = ReplyOf<typeof listTopics>[number]

/** The learner's topics. Cached for 60 s, retried once (SPEC §7). */
export const topicsQuery = queryOptions({
  queryKey: [listTopics.path],
  queryFn: async ({ signal }): Promise<Topic[]> => dataOrThrow(await call(listTopics, { signal })),
  staleTime: 60_000,
  retry: retryAtMost(1),
})

/** The learner's topics; `undefined` while loading. */
export function useTopics() {
  return useQuery(topicsQuery)
}
