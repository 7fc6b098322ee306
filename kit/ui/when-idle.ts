/** Milliseconds after which the page is taken for drawn where the browser cannot say so. */
const drawn = 1200

/** Begins something once the page is drawn and the browser has nothing better to do; soon in any case. */
export function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2 * drawn })
  else setTimeout(begin, drawn)
}
