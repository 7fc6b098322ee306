import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#account/web/current-user.ts'
import { whenIdle } from '#kit/ui/when-idle.ts'

/** Without a connection, restores the stored replies before the first page renders. */
export async function restoreIfOffline(client: QueryClient): Promise<void> {
  if (navigator.onLine) return
  try {
    const { restoreReplies } = await import('./keep-replies.ts')
    await restoreReplies(client)
  } catch {
    // The chunk was never cached: each page then shows what it lacks.
  }
}

/** Loads the offline code once the user is known, or couldn't be requested, and the browser is idle. */
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
