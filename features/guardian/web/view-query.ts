import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { parentView } from '../contract.ts'

export type View = ReplyOf<typeof parentView>

/** The data of the parent view, fetched again each time it opens. */
export const viewQuery = queryOptions({
  queryKey: [parentView.path],
  queryFn: async ({ signal }): Promise<View> => dataOrThrow(await call(parentView, { signal })),
  staleTime: 0,
  gcTime: 0,
  retry: retryAtMost(1),
})
