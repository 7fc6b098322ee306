import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { readProgress } from '#progress/contract.ts'

export type ProgressReport = ReplyOf<typeof readProgress>

/** What the learner has done so far. */
export const progressQuery = queryOptions({
  queryKey: [readProgress.path],
  queryFn: async ({ signal }): Promise<ProgressReport> => dataOrThrow(await call(readProgress, { signal })),
  staleTime: 30_000,
  retry: retryAtMost(1),
})

/** What the learner has done so far; `undefined` while loading. */
export function useProgress() {
  return useQuery(progressQuery)
}
