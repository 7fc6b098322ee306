import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOf, retryAtMost } from '#kit/ui/data-of.ts'
import { listMistakes } from '#learning/contract.ts'

export type MistakeList = ReplyOf<typeof listMistakes>

/** What went wrong last; asked for anew each time the page opens, for a round in between may have mended it. */
const mistakesQuery = queryOptions({
  queryKey: ['/api/mistakes'],
  queryFn: async ({ signal }): Promise<MistakeList> => dataOf(await call(listMistakes, { signal })),
  staleTime: 0,
  retry: retryAtMost(1),
})

export function useMistakes() {
  return useQuery(mistakesQuery)
}
