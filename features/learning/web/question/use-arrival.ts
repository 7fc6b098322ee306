import type { RefObject } from 'react'
import { useEffect } from 'react'
import { showTop } from './show-top.ts'

/**
 * Moves focus to an element that has replaced the focused one, and scrolls to its top if that is out of view. Does nothing unless
 * `arrived`, or if focus is somewhere else.
 */
export function useArrival(place: RefObject<HTMLElement | null>, arrived: boolean): void {
  useEffect(() => {
    const box = place.current
    if (!arrived || !box || document.activeElement !== document.body) return
    box.focus({ preventScroll: true })
    showTop(box)
  }, [place, arrived])
}
