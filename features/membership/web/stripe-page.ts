import { useEffect } from 'react'

/**
 * Keeps Stripe to one page. The server allows its script only in the document at that address, so arriving from another
 * page reloads, and leaving reloads again to drop Stripe.
 *
 * @returns `loading` while the document is being reloaded for Stripe
 */
export function useStripePage(on: boolean, path: string): 'loading' | 'here' {
  const loading = on && !cameFor(path)
  useEffect(() => {
    if (loading) location.reload()
  }, [loading])
  useEffect(
    () => () => {
      if ('Stripe' in window && !isAt(path, location.pathname)) location.reload()
    },
    [path],
  )
  return loading ? 'loading' : 'here'
}

/** Whether this document was loaded at the path; assumed if the browser can't say. */
function cameFor(path: string): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load === undefined || isAt(path, new URL(load.name).pathname)
}

function isAt(path: string, here: string): boolean {
  return here.toLowerCase().replace(/(?<=.)\/+$/, '') === path
}
