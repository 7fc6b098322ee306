import type { RefObject } from 'react'
import { useEffect } from 'react'
import { showTop } from './show-top.ts'

/**
 * Takes the keyboard and the eyes to something that has taken the place of what they were at: focuses it, and shows
 * its top if that has gone out of sight. Does nothing unless `arrived`, or while the keyboard is somewhere else.
 */
export function useArrival(place: RefObject<HTMLElement | null>, arrived: boolean): void {
  useEffect(() => {
    const box = place.current
    if (!arrived || !box || document.activeElement !== document.body) return
    box.focus({ preventScroll: true })
    showTop(box)
  }, [place, arrived])
}
