import { useEffect, useRef } from 'react'

/**
 * After a choice, scrolls to the explanation and moves focus to Next; a successful “Send again” also moves focus to Next. Returning to
 * an answered question does neither.
 *
 * @returns refs for the explanation and for Next
 */
export function useNext(locked: boolean, failed: boolean) {
  const explained = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const before = useRef({ locked, failed })
  useEffect(() => {
    const was = before.current
    before.current = { locked, failed }
    if (!locked) return
    if (!was.locked) explained.current?.scrollIntoView({ block: 'nearest' })
    if (!was.locked || (was.failed && !failed)) next.current?.focus({ preventScroll: true })
  }, [locked, failed])
  return { explained, next }
}
