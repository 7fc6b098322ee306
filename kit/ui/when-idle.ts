/** Milliseconds after which the page counts as drawn, in browsers without requestIdleCallback. */
const drawn = 1200

/** Runs `begin` when the browser is idle, or after 2.4 s at the latest. */
export function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2 * drawn })
  else setTimeout(begin, drawn)
}
