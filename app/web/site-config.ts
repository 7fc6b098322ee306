import { queryOptions, useQuery } from '@tanstack/react-query'
import { config } from '#app/contract.ts'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'

/** Which providers this server uses; requested once. */
export const siteConfigQuery = queryOptions({
  queryKey: [config.path],
  queryFn: async ({ signal }) => dataOrThrow(await call(config, { signal })),
  gcTime: Number.POSITIVE_INFINITY,
})

export function useSiteConfig() {
  return useQuery(siteConfigQuery)
}
