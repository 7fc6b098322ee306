import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { userQuery } from '#account/web/current-user.ts'
import { RequestError } from '#kit/ui/request-error.ts'

/** Never stale, no refetch on focus, no polling, no retry, except where a query says otherwise (SPEC §7). */
export function createQueryClient(): QueryClient {
  const signedOutElsewhere = (fault: unknown) => {
    if (fault instanceof RequestError && fault.status === 401 && fault.code === 'not_signed_in') {
      client.setQueryData(userQuery.queryKey, null)
    }
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: signedOutElsewhere }),
    mutationCache: new MutationCache({ onError: signedOutElsewhere }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** The server sends the landing page only without a session, so there is no user to ask for. */
export function knowSignedOut(client: QueryClient): void {
  client.setQueryData(userQuery.queryKey, null)
}
