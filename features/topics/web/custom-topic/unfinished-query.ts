import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { readUnfinishedTopic } from '#topics/contract.ts'

/** The learner's unfinished custom topic; null where there is none. */
export const unfinishedQuery = queryOptions({
  queryKey: [readUnfinishedTopic.path],
  queryFn: async ({ signal }) => dataOrThrow(await call(readUnfinishedTopic, { signal })).unfinished,
  staleTime: 0,
})
