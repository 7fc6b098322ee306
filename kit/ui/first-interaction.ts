/** Window events that show that someone is using the page. */
export const interactionEvents = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const

/**
 * Calls `act` once, on the first interaction with the page.
 *
 * @returns cancels it
 */
export function onFirstInteraction(act: () => void): () => void {
  const stop = () => {
    for (const sign of interactionEvents) window.removeEventListener(sign, go)
  }
  const go = () => {
    stop()
    act()
  }
  for (const sign of interactionEvents) window.addEventListener(sign, go, { passive: true })
  return stop
}
