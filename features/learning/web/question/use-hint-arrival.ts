import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Shows the reason of a hint that has just come, and keeps the keyboard on the card when its button has gone.
 *
 * @param hinted whether a hint stands on the open question
 * @returns the place of the reason
 */
export function useHintArrival(card: RefObject<HTMLElement | null>, hinted: boolean) {
  const why = useRef<HTMLParagraphElement>(null)
  const before = useRef(hinted)
  useEffect(() => {
    const came = hinted && !before.current
    before.current = hinted
    if (!came) return
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
    why.current?.scrollIntoView({ block: 'nearest' })
  }, [card, hinted])
  return why
}
