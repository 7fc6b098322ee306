import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { readHistory, readProgress } from '#progress/contract.ts'

export type History = ReplyOf<typeof readHistory>

/** The data of the charts. Its key starts with the report's, so invalidating the report invalidates both. */
const historyQuery = queryOptions({
  queryKey: [readProgress.path, 'history'],
  queryFn: async ({ signal }): Promise<History> => dataOrThrow(await call(readHistory, { signal })),
  staleTime: 30_000,
  retry: retryAtMost(1),
})

export type HistoryQuery = ReturnType<typeof useHistory>

/** Data of the charts; the page works without it. */
export function useHistory() {
  return useQuery(historyQuery)
}
