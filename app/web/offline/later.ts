import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#account/web/current-user.ts'
import { whenIdle } from '#kit/ui/when-idle.ts'

/** Where the browser knows that there is no connection, what was kept is there before the first page is drawn. */
export async function restoreIfOffline(client: QueryClient): Promise<void> {
  if (navigator.onLine) return
  try {
    const { restoreReplies } = await import('./keep-replies.ts')
    await restoreReplies(client)
  } catch {
    // The part for it was never kept: the page says by itself what it lacks.
  }
}

/** Fetches the offline part once somebody is signed in, or could not be asked for, and the first page is drawn. */
export function startOfflineLater(client: QueryClient): void {
  const cache = client.getQueryCache()
  let begun = false
  const look = () => {
    if (begun) return
    const state = client.getQueryState(userQuery.queryKey)
    if (!state?.data && state?.status !== 'error') return
    begun = true
    stop()
    whenIdle(() => void import('./start.ts').then(part => part.startOffline(client)).catch(() => undefined))
  }
  const stop = cache.subscribe(look)
  look()
}
