import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'

export type SignedInDevice = ReplyOf<typeof listSessions>[number]

/** The signed-in devices, fetched again each time they are shown. */
export const devicesQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: async ({ signal }) => dataOrThrow(await call(listSessions, { signal })),
  staleTime: 0,
  gcTime: 0,
})
