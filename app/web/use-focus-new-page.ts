import type { RefObject } from 'react'
import { useEffect } from 'react'

let shown: HTMLElement | null = null

/**
 * Moves the focus to the new page's content when a page replaces another, as after signing in, because the focused
 * element is gone. On the first page the browser decides.
 */
export function useFocusNewPage(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = shown
    shown = content.current
    if (before && before !== shown && document.activeElement === document.body) shown?.focus({ preventScroll: true })
  }, [content])
}
