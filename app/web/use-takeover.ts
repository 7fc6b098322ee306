import type { RefObject } from 'react'
import { useEffect } from 'react'

let shown: HTMLElement | null = null

/**
 * Takes the keyboard to the content of a page that comes instead of another one, as after signing in or out: what was
 * focused has gone with the page before. The first page since loading leaves the focus where the browser put it.
 */
export function useTakeover(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = shown
    shown = content.current
    if (before && before !== shown && document.activeElement === document.body) shown?.focus({ preventScroll: true })
  }, [content])
}
