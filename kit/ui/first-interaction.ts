/** Events of `window` that say that somebody is there. */
export const interactionEvents = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const

/**
 * Calls once, as soon as somebody does anything on the page: what only they could need can wait until then.
 *
 * @returns takes the wish back
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
