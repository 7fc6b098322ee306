import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Scrolls to the reason of a hint that has just arrived, and moves focus to the card as the hint button is gone.
 *
 * @param hinted whether the open question shows a hint
 * @returns a ref for the reason
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
