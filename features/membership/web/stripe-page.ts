import { useEffect } from 'react'

/**
 * Keeps Stripe to one page. The server lets its script in only with the page at that address, so a click from elsewhere
 * loads it anew; and whoever leaves it takes a fresh page along, without Stripe in it.
 *
 * @returns `loading` while the page is being loaded for Stripe
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

/** Whether the server sent this very page for the address; a browser that can not say is believed. */
function cameFor(path: string): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load === undefined || isAt(path, new URL(load.name).pathname)
}

function isAt(path: string, here: string): boolean {
  return here.toLowerCase().replace(/(?<=.)\/+$/, '') === path
}
