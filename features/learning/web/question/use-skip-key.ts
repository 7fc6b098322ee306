import { useEffect, useRef } from 'react'

/** Escape skips, unless it closes a dialog, menu or popover. */
export function useSkipKey(onSkip: () => void): void {
  const skip = useRef(onSkip)
  skip.current = onSkip
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return
      if (document.querySelector('dialog:modal, [role="menu"], :popover-open')) return
      skip.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
